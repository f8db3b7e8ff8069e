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

  @OptionGroup var versions: AppVersionsOption

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
    // An IP address is rejected, because platforms verify association files only for host names.
    if AuditedHost.isName(host) { return }
    let rest = host.firstRange(of: "://").map { host[$0.upperBound...] } ?? host[...]
    let name = rest.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
    if name.utf8.count < host.utf8.count, name.contains(".") {
      throw ValidationError(AuditTexts.invalidHost(host, suggestion: String(name)))
    }
    throw ValidationError(AuditTexts.invalidHost(host))
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    // The files of an app also contain the exclusions of the other apps on its hosts.
    let known = versions.available(try manifests.selectedWithSharedExclusions(from: origin))
    _ = try ManifestLoader.router(known)
    let settings = fetching.settings
    var options = HostAudit.Options()
    let names = try names(
      known, isBundled: origin == .bundled && manifests.app.isEmpty, &options.skippedHosts)
    if let file { options.files = [file] }
    options.checksCopies = !noCopies
    options.requiresFiles = !hosts.isEmpty
    for name in names {
      options.families[name] =
        settings.proxies.isUsed(for: name) ? [] : settings.families(for: name)
    }
    if let path = settings.authorities, !System.exists(path) {
      throw Failure(
        AuditTexts.unreadableAuthorities("there is no file '\(path)'"),
        hint: AuditTexts.authoritiesHint)
    }
    let run = AuditRun(hosts: names, manifests: known, options: options, settings: settings)
    let result = try watch ? watching(run) : run.result()
    try print(result)
    return failOn.isReached(by: result.diagnostics) ? .rejected : .success
  }

  /// Repeats an audit until no diagnostic reaches `--fail-on`, or until too little time is left for
  /// another audit.
  ///
  /// Returns the last result.
  ///
  /// The last pause may be shorter, so that the last audit ends when the time is over.
  private func watching(_ run: AuditRun) throws(Failure) -> AuditResult {
    let end = System.seconds + Double(watchTime)
    var number = 1
    while true {
      let start = System.seconds
      let result = try run.result(maximumTime: max(1, end - start))
      let now = System.seconds
      let rest = end - now
      // The next audit takes about as long as this one. If it does not fit into the remaining time,
      // it would report that a host does not reply in time.
      let needed = max(1, 1.5 * (now - start))
      guard failOn.isReached(by: result.diagnostics), rest > needed else { return result }
      let pause = min(Double(interval), rest - needed)
      StandardError.write(
        AuditTexts.attempt(
          number, problems: result.diagnostics.count, pause: Int(pause.rounded(.up))))
      System.sleep(seconds: pause)
      number += 1
    }
  }

  /// Returns the hosts to audit, in lower case.
  ///
  /// - Parameters:
  ///   - isBundled: `true` if the manifests are the bundled ones and no app is selected. Their
  ///     hosts are then audited only if they are passed as arguments.
  ///   - skipped: The hosts of the manifests that platforms cannot verify.
  private func names(
    _ known: [LinkManifest], isBundled: Bool, _ skipped: inout [String]
  ) throws(Failure) -> [String] {
    var seen: Set<String> = []
    let declared = isBundled ? [] : known.flatMap(\.hosts).map(WildcardHost.domain)
    let all = (hosts.isEmpty ? declared : hosts).map { $0.lowercased() }
      .filter { seen.insert($0).inserted }
    if !hosts.isEmpty { return all }
    let names = all.filter(AuditedHost.isVerifiable)
    skipped = all.filter { !AuditedHost.isVerifiable($0) }
    guard !names.isEmpty else {
      throw Failure(
        all.isEmpty ? AuditTexts.noHosts : AuditTexts.noVerifiableHosts(all),
        hint: AuditTexts.noHostsHint)
    }
    return names
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
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> AuditedFile {
    guard let file = AuditedFile(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--file", AuditedFile.allCases.map(\.rawValue)))
    }
    return file
  }
}
