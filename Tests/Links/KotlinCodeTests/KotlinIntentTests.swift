@testable import LinkCodeGeneration
import LinkManifests
import Testing

/// Tests that generated Kotlin reads links from Android intents.
///
/// The Android SDK is replaced by two classes with the members that the generated code uses.
@Suite struct KotlinIntentTests {
  /// A manifest whose routes have the names of Android's classes.
  private static let manifest = """
    app: shop
    hosts: [shop.example]
    schemes: [shop]
    routes:
      intent: /intent/{number:integer}
      uri: { path: /uri, query: { page: integer? } }
    """

  private static let stubs = [
    (
      "Uri.kt",
      "package android.net\n\nclass Uri(private val text: String) {\n"
        + "    override fun toString(): String = text\n}\n"
    ),
    (
      "Intent.kt",
      """
      package android.content

      class Intent(val action: String?, val data: android.net.Uri?) {
          val dataString: String? get() = data?.toString()

          companion object {
              const val ACTION_VIEW: String = "android.intent.action.VIEW"
          }
      }

      """
    ),
  ]

  private static let main = """
    import android.content.Intent
    import android.net.Uri
    import com.example.shop.ShopLink

    fun answer(intent: Intent?): String = try {
        val parsed = ShopLink.read(intent)
        when (val link = parsed?.link) {
            null -> "ignored"
            is ShopLink.Intent -> "intent ${link.number}"
            is ShopLink.Uri -> "uri ${link.page}, ${parsed.dropped.size} dropped"
        }
    } catch (error: ShopLink.LinkException) {
        "rejected: ${error.code}"
    }

    fun main() {
        val view = Intent.ACTION_VIEW
        println(answer(null))
        println(answer(Intent(null, Uri("https://shop.example/uri"))))
        println(answer(Intent("android.intent.action.MAIN", null)))
        println(answer(Intent("android.intent.action.SEND", Uri("https://shop.example/uri"))))
        println(answer(Intent(view, null)))
        println(answer(Intent(view, Uri("https://shop.example/intent/7"))))
        println(answer(Intent(view, Uri("shop:uri?page=2"))))
        println(answer(Intent(view, Uri("shop://uri?page=two"))))
        println(answer(Intent(view, Uri("https://shop.example/intent/seven"))))
        println(answer(Intent(view, Uri("https://evil.example/uri"))))
        println(answer(Intent(view, Uri(""))))
    }

    """

  private static func file(readsIntents: Bool) throws -> GeneratedFile {
    let manifest = try ManifestFile(parsing: Array(manifest.utf8), path: "shop.links.yaml")
    return KotlinGenerator(package: "com.example.shop", readsIntents: readsIntents)
      .file(for: manifest)
  }

  @Test func theAndroidSDKIsOptional() throws {
    let plain = try Self.file(readsIntents: false).text
    let android = try Self.file(readsIntents: true).text
    #expect(!plain.contains("android"))
    #expect(android.contains("fun read(intent: android.content.Intent?): Parsed? {"))
    // The generated file for Android contains all lines of the plain file, and additional lines.
    var rest = android.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      let index = try #require(rest.firstIndex(of: line))
      rest = rest[(index + 1)...]
    }
  }

  @Test(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
  func onlyViewIntentsHaveLinks() throws {
    let compiler = try KotlinCompiler()
    defer {
      do { try compiler.remove() } catch { Issue.record(error) }
    }
    let file = try Self.file(readsIntents: true)
    let compilation = try compiler.compile(
      Self.stubs + [(file.path, file.text), ("Main.kt", Self.main)])
    try #require(compilation.status == 0, "\(compilation.text)")
    let run = try compiler.main(of: "Main", [])
    #expect(
      run.text.split(separator: "\n") == [
        "ignored", "ignored", "ignored", "ignored", "ignored", "intent 7", "uri 2, 0 dropped",
        "uri null, 1 dropped", "rejected: invalid-value", "rejected: unknown-host",
        "rejected: empty-link",
      ])
  }
}
