import ArgumentParser
import DiagnosticReporters
import Diagnostics
import LinkAudit
import LinkRouting
import Reports
import TextPrimitives
import URLSyntax

/// `waymark audit`: checks the association files that hosts serve.
struct AuditCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: AuditTexts.abstract, discussion: AuditTexts.discussion)

  @Argument(help: ArgumentHelp(AuditTexts.hosts, valueName: "host"))
  var hosts: [String] = []

  @OptionGroup var manifests: ManifestOptions

  @Option(
    name: .long, help: ArgumentHelp(AuditTexts.file, valueName: "file"),
    completion: .list(AuditedFile.allCases.map(\.rawValue)),
    transform: AuditedFile.parse)
  var file: AuditedFile?

  @Flag(name: .long, help: ArgumentHelp(AuditTexts.noCopies))
  var noCopies = false

  @OptionGroup var fetching: FetchOptions

  @Flag(name: .long, help: ArgumentHelp(AuditTexts.watch))
  var watch = false

  @Option(name: .long, help: ArgumentHelp(AuditTexts.interval, valueName: "seconds"))
  var interval = 30

  @Option(name: .long, help: ArgumentHelp(AuditTexts.watchTime, valueName: "seconds"))
  var watchTime = 600

  @Option(
    name: .long, help: ArgumentHelp(AuditTexts.format, valueName: "format"),
    completion: .list(ReportFormat.names), transform: ReportFormat.parse)
  var format = ReportFormat.text

  @Option(
    name: .long, help: ArgumentHelp(AuditTexts.failOn, valueName: "severity"),
    completion: .list(FailureThreshold.allCases.map(\.rawValue)), transform: FailureThreshold.parse)
  var failOn = FailureThreshold.error

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    for host in hosts { try Self.check(host) }
    if interval < 1 { throw ValidationError(AuditTexts.invalidNumber("--interval")) }
    if watchTime < 1 { throw ValidationError(AuditTexts.invalidNumber("--watch-time")) }
  }

  /// Checks that a string is a host name; the error for a link suggests the host of the link.
  private static func check(_ host: String) throws(ValidationError) {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    let isName =
      host.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.utf8.allSatisfy {
            $0 == UInt8(ascii: "-") || $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26
          }
      }
    // An IP address is rejected, because platforms verify association files only for host names.
    if isName, labels.last?.contains(where: { !$0.isNumber }) ?? false { return }
    let rest = host.firstRange(of: "://").map { host[$0.upperBound...] } ?? host[...]
    let name = rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
    if name.utf8.count < host.utf8.count, name.contains(".") {
      throw ValidationError(AuditTexts.invalidHost(host, suggestion: String(name)))
    }
    throw ValidationError(AuditTexts.invalidHost(host))
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    let known = try manifests.selected(from: origin)
    _ = try ManifestLoader.router(known)
    let names = try names(known, isBundled: origin == .bundled && manifests.app.isEmpty)
    var options = HostAudit.Options()
    if let file { options.files = [file] }
    options.checksCopies = !noCopies
    options.usesProxy = Self.proxyVariables.contains { System.environment($0)?.isEmpty == false }
    let settings = fetching.settings
    if let path = settings.authorities, !System.exists(path) {
      throw Failure(
        AuditTexts.unreadableAuthorities("there is no file '\(path)'"),
        hint: AuditTexts.authoritiesHint)
    }
    let program = FetchProgram(settings)
    let start = System.seconds
    var result = try Self.run(of: names, with: known, options: options, through: program)
    var number = 1
    while watch, failOn.isReached(by: result.diagnostics),
      System.seconds - start + Double(interval) <= Double(watchTime)
    {
      StandardError.write(
        AuditTexts.attempt(number, problems: result.diagnostics.count, interval: interval))
      System.sleep(seconds: interval)
      result = try Self.run(of: names, with: known, options: options, through: program)
      number += 1
    }
    try print(result)
    return failOn.isReached(by: result.diagnostics) ? .rejected : .success
  }

  /// Returns the hosts to audit, in lower case.
  ///
  /// - Parameter isBundled: `true` if the manifests are the bundled ones. Their hosts are audited
  ///   only if they are passed as arguments.
  private func names(_ known: [LinkManifest], isBundled: Bool) throws(Failure) -> [String] {
    let declared = isBundled ? [] : known.flatMap(\.hosts)
    var seen: Set<String> = []
    let names = (hosts.isEmpty ? declared : hosts).map { $0.lowercased() }
      .filter { seen.insert($0).inserted }
    guard !names.isEmpty else {
      throw Failure(AuditTexts.noHosts, hint: AuditTexts.noHostsHint)
    }
    return names
  }

  /// The environment variables from which curl reads the proxy for HTTPS.
  private static let proxyVariables = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]

  /// Requests the files of the hosts, and returns the result of the audit.
  private static func run(
    of hosts: [String], with manifests: [LinkManifest], options: HostAudit.Options,
    through program: FetchProgram
  ) throws(Failure) -> AuditResult {
    var audit = HostAudit(hosts: hosts, manifests: manifests, options: options)
    var replies = try program.replies(to: audit.requests)
    replies += try program.replies(to: audit.addFollowUps(replies))
    return audit.result(replies, now: UTCTime(seconds: System.secondsSince1970))
  }

  private func print(_ result: AuditResult) throws(Failure) {
    let files = AuditReport(result.files)
    var buffer = ByteBuffer()
    if format.name == "json" {
      files.appendJSON(to: &buffer)
      try StandardOutput.write(buffer)
    }
    let report = DiagnosticReport(format, ReportOptions(.standardOutput)) { result.bytes[$0] }
    var summary = DiagnosticSummary(files: result.files.count)
    summary.paths = result.files.map(\.url)
    try report.print(result.diagnostics, format.needsSummary ? summary : nil)
    if format == .text {
      files.appendText(style: .standardOutput, to: &buffer)
      buffer.append(AuditTexts.summary(result) + "\n")
      try StandardOutput.write(buffer)
    }
  }
}

extension AuditedFile {
  /// Returns the file with a name.
  ///
  /// - Throws: ``ValidationError`` with the nearest name.
  static func parse(_ name: String) throws -> AuditedFile {
    guard let file = AuditedFile(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--file", AuditedFile.allCases.map(\.rawValue)))
    }
    return file
  }
}
