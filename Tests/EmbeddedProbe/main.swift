import BundledApps
import JoinLinks
import LanguageTags
import LinkRouting
import LocalizedTexts
import URLSyntax

// What an app embeds, in one program: the linkage test looks at what this binary links.

for link in CommandLine.arguments.dropFirst() {
  do {
    let parts = try URLParts(parsing: link)
    let match = try Router(BundledApp.all).match(link)
    let language = match["lang"].map { LanguageTag($0.text)?.description ?? "no language" }
    print(match, parts.hasWebScheme, language ?? "", JoinIntent(match)?.role.rawValue ?? "")
  } catch {
    print(Texts<OSQRText>(language: "en")[.errorLink], error)
  }
}
