@testable import LinkCodeGeneration
import LinkManifests
import ManifestSamples
import Testing

/// Tests generated Kotlin with classes of an app.
@Suite(.enabled(if: KotlinCompiler.isExpected, "\(KotlinCompiler.absence)"))
struct KotlinCustomTypeTests {
  private static let even = """
    package com.example.custom

    data class Even(val linkText: String) {
        companion object {
            fun fromLink(text: String): Even? = if (text.length % 2 == 0) Even(text) else null
        }
    }

    """

  private static let main = """
    import com.example.custom.CustomLink

    fun outcome(text: String): String = try {
        when (val link = CustomLink.parse(text)) {
            is CustomLink.Item -> listOf(
                "item", link.id.linkText, link.size?.linkText ?: "-", link.color.linkText,
                link.strict?.linkText ?: "-",
                "[" + link.tags.joinToString(",") { it.linkText } + "]"
            ).joinToString(" ")
            is CustomLink.Files -> "files [" + link.parts.joinToString(",") { it.linkText } + "]"
            is CustomLink.Plain -> "plain ${link.text}"
            is CustomLink.Part -> listOf(link.a?.linkText, link.b?.linkText, link.f?.linkText, link.g)
                .joinToString(" ", "part ") { "${it ?: "-"}" }
        }.also { check(CustomLink.parse(text) == CustomLink.parse(CustomLink.parse(text).link())) }
    } catch (error: CustomLink.LinkException) {
        listOfNotNull(error.code, error.parameter).joinToString(" ")
    }

    fun main(links: Array<String>) {
        links.forEach { println(outcome(it)) }
    }

    """

  @Test func readsValuesOfClassesOfTheApp() throws {
    let compiler = try KotlinCompiler()
    defer {
      do { try compiler.remove() } catch { Issue.record(error) }
    }
    let manifest = try ManifestFile(
      parsing: Array(CustomTypeSamples.manifest.utf8), path: "custom.links.yaml")
    let file = KotlinGenerator(package: "com.example.custom").file(for: manifest)
    let compilation = try compiler.compile([
      (file.path, file.text), ("Even.kt", Self.even), ("Main.kt", Self.main),
    ])
    try #require(compilation.status == 0, "\(compilation.text)")
    let links = CustomTypeSamples.rows.map { CustomTypeSamples.origin + $0.link }
    let run = try compiler.main(of: "Main", links)
    #expect(
      run.text.split(separator: "\n").map(String.init) == CustomTypeSamples.rows.map(\.outcome))
  }
}
