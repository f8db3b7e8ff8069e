import BundledApps
import Foundation
import LinkRouting
import TestSupport
import Testing

/// Tests that all readers find the same host, path, and declared values in an accepted link.
///
/// The readers are Foundation, a browser (node's `URL`, which implements the WHATWG URL Standard),
/// `java.net.URI`, and a model of `android.net.Uri`. Each reader writes its result as a link in
/// which every byte except unreserved characters is percent-encoded. This link must match the same
/// route with the same values.
///
/// `Tools/check-release` runs the test with 500,000 links.
@Suite("Readers agree on accepted links")
struct LinkReaderTests {
  /// A known difference between readers, which the test permits.
  enum Known: String, CaseIterable {
    /// A plus sign is kept according to RFC 3986, but form decoding reads it as a space.
    case plus
    /// `getQueryParameter` compares encoded keys, so `%71=1` does not match `q`.
    case encodedKey
    /// Foundation drops a byte order mark at the start of a value.
    case byteOrderMark
  }

  struct Accepted {
    let link: String
    let match: LinkMatch
  }

  private let router: Router

  init() throws {
    router = try Router(BundledApp.all + [Self.manifest])
  }

  /// An app with parameters of every type in every part of its links.
  private static let manifest: LinkManifest = {
    func parameters(_ texts: String...) -> [ParameterDeclaration] {
      texts.compactMap { text in
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        return ParameterDeclaration(name: parts[0], parsing: parts[1])
      }
    }
    func pattern(_ text: String) -> RoutePattern {
      guard let pattern = try? RoutePattern(parsing: text) else { preconditionFailure(text) }
      return pattern
    }
    return LinkManifest(
      app: "reader", hosts: ["r.example"], schemes: ["reader"],
      routes: [
        Route(
          name: "item", pattern: pattern("/item/{id:text}"),
          query: parameters(
            "page: integer?", "ids: text[]", "tag: text[]", "q: text?", "flag: boolean?",
            "day: date?")),
        Route(
          name: "files", pattern: pattern("/files/{path:text*}"),
          query: parameters("page: integer?")),
        Route(
          name: "form", pattern: pattern("/form"), query: parameters("q: text?", "q2: text?"),
          isFormEncoded: true),
        Route(
          name: "frag", pattern: pattern("/frag"), query: parameters("q: text?"),
          fragment: parameters("state: text?")),
      ])
  }()

  /// The number of mutated links.
  private static let count =
    ProcessInfo.processInfo.environment["WAYMARK_READER_LINKS"].flatMap(Int.init) ?? 6000

  private static let seed =
    ProcessInfo.processInfo.environment["WAYMARK_READER_SEED"].flatMap(UInt64.init) ?? 0x15

  /// The mutated links that the router accepts, without repetitions.
  private func accepted() -> [Accepted] {
    var mutator = LinkMutator(seed: Self.seed)
    var known: Set<String> = []
    var accepted: [Accepted] = []
    for _ in 0..<Self.count {
      let link = mutator.link()
      guard known.insert(link).inserted, let match = try? router.match(link) else { continue }
      accepted.append(Accepted(link: link, match: match))
    }
    return accepted
  }

  // MARK: Foundation

  @Test func foundationReadsTheSame() {
    var report = Report("Foundation")
    for accepted in accepted() {
      for reader in FoundationReader.all {
        let reading = reader.read(accepted.link, isForm(accepted))
        compare(accepted, reading, reader.name, &report)
      }
    }
    report.end()
  }

  // MARK: Other readers

  @Test(.enabled(if: ForeignTools.areExpected("node"), "\(ForeignTools.absence("node"))"))
  func browsersReadTheSame() throws {
    var report = Report("WHATWG")
    let accepted = accepted()
    let lines = try Self.run("node", ["whatwg.js"], on: accepted.map(\.link))
    try #require(lines.count == accepted.count)
    for (accepted, line) in zip(accepted, lines) {
      let fields = line.split(separator: "\t").map(String.init)
      let isPlain = !isForm(accepted)
      compare(accepted, reading(fields, isPlain ? 0 : 1), "URLSearchParams", &report)
      if isPlain { comparePlus(accepted, reading(fields, 1), &report) }
    }
    report.end()
  }

  @Test(
    .enabled(
      if: ForeignTools.areExpected("java", "javac"), "\(ForeignTools.absence("java", "javac"))"))
  func javaAndAndroidReadTheSame() throws {
    var report = Report("Java and Android")
    let accepted = accepted()
    let lines = try Self.run(
      "java", ["URIReaders.java"],
      on: accepted.map { ([$0.link] + declaredNames($0)).joined(separator: "\t") })
    try #require(lines.count == accepted.count)
    for (accepted, line) in zip(accepted, lines) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let plus = isForm(accepted) ? 1 : 0
      compare(accepted, reading(fields, plus), "java.net.URI", &report)
      compare(accepted, reading(fields, 2 + plus), "android.net.Uri", &report)
      if plus == 0 { comparePlus(accepted, reading(fields, 3), &report) }
      if fields[4] != "-" { compareParameters(accepted, fields[4], &report) }
    }
    report.end()
  }

  private func reading(_ fields: [String], _ index: Int) -> String? {
    index < fields.count && fields[index] != "-" ? fields[index] : nil
  }

  /// Runs one of the `Programs` with lines of input, and returns its lines of output.
  private static func run(
    _ program: String, _ arguments: [String], on lines: [String]
  ) throws -> [String] {
    let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Programs")
    return try ForeignTools.withFolder { folder in
      let input = folder.appending(path: "links.txt")
      let output = folder.appending(path: "readings.txt")
      try (lines.joined(separator: "\n") + "\n").write(to: input, atomically: true, encoding: .utf8)
      let outcome = try ForeignTools.run(
        program,
        arguments.map { programs.appending(path: $0).path } + [input.path, output.path], in: folder)
      try #require(outcome.status == 0, "\(outcome.text)")
      return try String(contentsOf: output, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
    }
  }

  // MARK: Comparison

  private func isForm(_ accepted: Accepted) -> Bool { accepted.match.route.isFormEncoded }

  private func declaredNames(_ accepted: Accepted) -> [String] {
    (accepted.match.manifest.sharedQuery + accepted.match.route.query).map(\.name)
  }

  /// Compares the link that a reader found with the accepted link.
  private func compare(
    _ accepted: Accepted, _ reading: String?, _ reader: String, _ report: inout Report
  ) {
    guard let reading else { return report.rejected += 1 }
    report.compared += 1
    guard !isSame(accepted, reading) else { return }
    if isSameWithoutByteOrderMarks(accepted, reading) {
      report.known[.byteOrderMark, default: 0] += 1
    } else {
      report.add("\(reader): \(accepted.link) is read as \(reading)")
    }
  }

  /// Counts the links that form decoding reads differently; each of them must contain a plus sign.
  private func comparePlus(_ accepted: Accepted, _ reading: String?, _ report: inout Report) {
    guard let reading, !isSame(accepted, reading) else { return }
    if accepted.link.contains("+") {
      report.known[.plus, default: 0] += 1
    } else {
      report.add("form decoding: \(accepted.link) is read as \(reading)")
    }
  }

  private func isSame(_ accepted: Accepted, _ reading: String) -> Bool {
    guard let match = try? router.match(reading) else { return false }
    return match.reference == accepted.match.reference
      && match.parameters.map(\.value) == accepted.match.parameters.map(\.value)
      && match.parameters.map(\.name) == accepted.match.parameters.map(\.name)
  }

  private func isSameWithoutByteOrderMarks(_ accepted: Accepted, _ reading: String) -> Bool {
    func removeMarks(_ link: String) -> String {
      link.replacingOccurrences(of: "%EF%BB%BF", with: "", options: .caseInsensitive)
    }
    let link = removeMarks(accepted.link)
    guard link != accepted.link, let match = try? router.match(link) else { return false }
    return isSame(Accepted(link: link, match: match), removeMarks(reading))
  }

  /// Compares the values that `getQueryParameter` returns with those of the match.
  private func compareParameters(
    _ accepted: Accepted, _ query: String, _ report: inout Report
  ) {
    let isForm = isForm(accepted)
    let link = isForm ? accepted.link.replacing("+", with: "%20") : accepted.link
    let items =
      link.split(separator: "#", maxSplits: 1)[0]
      .split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
    let found = CleanLink.items(of: query) ?? []
    for name in declaredNames(accepted) {
      let item = items.first { CleanLink.items(of: String($0))?.first?.name == name }
      let expected = item.flatMap { CleanLink.items(of: String($0))?.first?.value }
      let value = found.first { $0.name == name }?.value
      guard value != expected else { continue }
      if item?.prefix(while: { $0 != "=" }).contains("%") == true {
        report.known[.encodedKey, default: 0] += 1
      } else if !isForm, expected?.contains("+") == true {
        report.known[.plus, default: 0] += 1
      } else {
        report.add(
          "getQueryParameter(\(name)) of \(accepted.link) is \(value ?? "null"),"
            + " not \(expected ?? "null")"
        )
      }
    }
  }
}

extension LinkReaderTests {
  /// The result of a comparison: the unexpected differences, and the number of permitted ones.
  struct Report {
    /// The maximum number of differences that are reported.
    private static let maximumShown = 20

    let name: String
    /// The number of compared readings; there are several for each link.
    var compared = 0
    /// The number of readings in which the reader rejects the link.
    var rejected = 0
    var known: [Known: Int] = [:]
    private var differences: [String] = []

    init(_ name: String) { self.name = name }

    mutating func add(_ difference: String) { differences.append(difference) }

    /// Records unexpected differences as issues, and prints the counts of a long run.
    func end() {
      for difference in differences.prefix(Self.maximumShown) { Issue.record("\(difference)") }
      #expect(differences.isEmpty, "\(differences.count) differences")
      #expect(compared > 0)
      guard ProcessInfo.processInfo.environment["WAYMARK_READER_LINKS"] != nil else { return }
      let known = Known.allCases.map { "\($0.rawValue) \(self.known[$0] ?? 0)" }
      print(
        "\(name): \(compared) readings compared, \(rejected) rejected by the reader,",
        "\(differences.count) differences; decided by the policy:", known.joined(separator: ", "))
    }
  }
}
