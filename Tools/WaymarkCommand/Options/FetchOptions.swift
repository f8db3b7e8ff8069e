import ArgumentParser
import LinkAudit

/// The options for connections, most of which have the same names as in curl.
struct FetchOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp(AuditTexts.resolve, valueName: "entry"))
  var resolve: [String] = []

  @Option(name: .long, help: ArgumentHelp(AuditTexts.connectTo, valueName: "entry"))
  var connectTo: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(AuditTexts.authorities, valueName: "file"),
    completion: .file(extensions: ["pem", "crt"]))
  var cacert: String?

  @Option(name: .long, help: ArgumentHelp(AuditTexts.connectTimeout, valueName: "seconds"))
  var connectTimeout: Seconds = 10

  @Option(name: .long, help: ArgumentHelp(AuditTexts.timeout, valueName: "seconds"))
  var maxTime: Seconds = 30

  @Option(name: .long, help: ArgumentHelp(AuditTexts.maximumSize, valueName: "bytes"))
  var maxFilesize = 1 << 20

  @Flag(name: .long, help: ArgumentHelp(AuditTexts.allowPrivate))
  var allowPrivateAddresses = false

  func validate() throws {
    for (option, number) in [
      ("--connect-timeout", connectTimeout.milliseconds), ("--max-time", maxTime.milliseconds),
      ("--max-filesize", maxFilesize),
    ] where !(1...1 << 40).contains(number) {
      throw ValidationError(AuditTexts.invalidNumber(option))
    }
    for entry in resolve where ResolveEntry(entry) == nil {
      throw ValidationError(AuditTexts.invalidEntry("--resolve", "HOST:PORT:ADDRESS"))
    }
    for entry in connectTo where ConnectToEntry(entry) == nil {
      throw ValidationError(AuditTexts.invalidEntry("--connect-to", "HOST1:PORT1:HOST2:PORT2"))
    }
    if let cacert, cacert.contains("\n") {
      throw ValidationError(AuditTexts.invalidEntry("--cacert", "FILE"))
    }
  }

  /// The settings of all requests.
  var settings: FetchSettings {
    var settings = FetchSettings(userAgent: "waymark/" + Waymark.version)
    settings.resolve = resolve
    settings.connectTo = connectTo
    // The environment variables are the ones that curl reads.
    settings.authorities =
      cacert
      ?? ["CURL_CA_BUNDLE", "SSL_CERT_FILE"].compactMap(System.environment).first { !$0.isEmpty }
    settings.connectTimeout = connectTimeout.milliseconds
    settings.timeout = maxTime.milliseconds
    settings.maximumSize = maxFilesize
    settings.proxies = ProxySettings(environment: System.environment)
    settings.allowsPrivateAddresses = allowPrivateAddresses
    return settings
  }
}
