import BundledApps
import JoinLinks
import LanguageTags
import LinkDeclarations
import LinkRouting
import LocalizedTexts
import URLSyntax

#if !WAYMARK_ICU
  import LocaleNegotiation
  import SpeechBubbles
#endif

// A program that uses all modules that an app embeds; the linkage test checks its libraries. With
// `WAYMARK_WITHOUT_ICU=1`, these modules include the ones that use ICU in other builds.
//
//   EmbeddedProbe LINK…          prints the result for each link
//   EmbeddedProbe --declared     prints a link that is declared in Swift, and its match
//   EmbeddedProbe --languages    reads lines of supported languages, a tab and preferences, and
//                                prints the language and the matched preference
//   EmbeddedProbe --bubbles      reads lines and prints each with its direction

for link in CommandLine.arguments.dropFirst() where !link.hasPrefix("--") {
  do {
    let parts = try URLParts(parsing: link)
    let match = try Router(BundledApp.all).match(link)
    let language = match["lang"].map { LanguageTag($0.text)?.description ?? "no language" }
    print(match, parts.hasWebScheme, language ?? "", JoinIntent(match)?.role.rawValue ?? "")
  } catch {
    print(Texts<OSQRText>(language: "en")[.errorLink], error)
  }
}

if CommandLine.arguments.contains("--declared") {
  let link = try ProbeLinks.item.link(UniqueID(high: 0, low: 1))
  print(link, ProbeLinks.item.values(in: try ProbeLinks.router.match(link)) ?? "no match")
}

#if !WAYMARK_ICU
  if CommandLine.arguments.contains("--languages") {
    var negotiators: [Substring: Negotiator] = [:]
    while let line = readLine() {
      let columns = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let languages = columns[0].split(separator: ",").map { String($0) }
      let negotiator = negotiators[columns[0]] ?? Negotiator(supported: languages)
      negotiators[columns[0]] = negotiator
      let result = negotiator.negotiate(PreferenceChain(list: String(columns.last ?? "")))
      print(result.language, result.preferenceIndex.map { String($0) } ?? "-", result.direction)
    }
  }
  if CommandLine.arguments.contains("--bubbles") {
    var transcript = Transcript()
    while let text = readLine() {
      let message = SpeechMessage(
        id: text, speakerID: "", content: text, isFinal: true, timestamp: 0, language: "")
      _ = transcript.apply(message)
    }
    for bubble in transcript.bubbles {
      let direction = ParagraphDirection.paragraphs(of: bubble.content).first?.direction
      print(bubble.content, direction.map { "\($0)" } ?? "none")
    }
  }
#endif
