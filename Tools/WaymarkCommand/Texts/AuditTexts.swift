import Diagnostics
import LinkAudit

/// The help and the messages of `waymark audit`.
enum AuditTexts {
  static let abstract = "Check the association files that hosts serve."

  static let discussion = """
    Fetches /.well-known/apple-app-site-association and /.well-known/assetlinks.json from each \
    host over HTTPS. Like the platforms, the command does not follow redirects. It fetches the \
    files over IPv4 and IPv6, with compression and without. It checks the connection, the \
    certificate, the status, the headers and the content. Without a host, it audits the hosts of \
    the manifests. Hosts of the bundled apps are then audited only with --app.

    If a manifest declares a host, the files of the host are compared with the manifest: they must \
    list the app, and each route must open. A route that does not open is reported with a sample \
    link. Only the routes that all app versions in use have are compared. --app-versions sets the \
    versions in use; by default, every version is in use.

    Devices use copies of the files, which Apple's CDN and Google's Digital Asset Links service \
    keep. If one of these services can be reached, its copy is compared with the file. --no-copies \
    skips this comparison.

    The command does not connect to private addresses, such as 10.0.0.1 and 127.0.0.1, because an \
    untrusted host name can lead to a server inside your network. --allow-private-addresses allows \
    them. Addresses in --resolve and --connect-to are always allowed.

    --resolve, --connect-to, --cacert, --connect-timeout, --max-time and --max-filesize have the \
    same meaning as for curl. The environment variables https_proxy, all_proxy, no_proxy, \
    CURL_CA_BUNDLE and SSL_CERT_FILE apply. Through a proxy, IPv4 and IPv6 are not compared.

    --watch repeats the audit until no problem reaches --fail-on, for example after a deployment. \
    If that does not happen within --watch-time, the exit status is 1. The report is that of the \
    last audit; for each earlier audit, standard error contains one line.

    The output formats are text, xcode, json, sarif, github, gitlab, junit, checkstyle and html. \
    The severities are error, warning and info; --fail-on also accepts never. JSON output contains \
    one object per line: first the files, then the problems (Schemas/audit.schema.json).

    The program waymark-fetch makes the connections with libcurl. It is installed beside waymark.

    \(RootTexts.manifestSearch)

    EXAMPLES:
      waymark audit --fail-on never shop.example www.shop.example
      waymark audit --manifest shop.links.yaml
      waymark audit shop.example --resolve shop.example:443:192.0.2.7 --no-copies
      waymark audit shop.example --watch --watch-time 900 --format junit > audit.xml

    EXIT STATUS:
      0  no problem is at or above --fail-on
      1  a problem is at or above --fail-on
      2  wrong usage, no host, an invalid manifest, or a missing waymark-fetch or libcurl
    """

  static let hosts = "Host names (default: the hosts of the manifests)."
  static let file = "File to audit: apple or android (default: both)."
  static let noCopies = "Do not check Apple's and Google's copies of the files."
  static let resolve = "Use this address for a host, as HOST:PORT:ADDRESS; may be repeated."
  static let connectTo =
    "Connect to HOST2 instead of HOST1, as HOST1:PORT1:HOST2:PORT2; may be repeated."
  static let authorities = "Trust only the certificate authorities in a PEM file."
  static let connectTimeout = "Maximum time to connect, in seconds"
  static let timeout = "Maximum time for one file, in seconds"
  static let maximumSize = "Maximum size of a file, in bytes"
  static let allowPrivate = "Also connect to hosts with private addresses."
  static let watch = "Repeat the audit until it succeeds."
  static let interval = "Seconds between two audits with --watch"
  static let watchTime = "Maximum time for --watch, in seconds"
  static let format = "Output format (default: text), such as json or sarif."
  static let failOn = "Minimum severity for exit status 1 (default: error)."

  static func invalidHost(_ text: String) -> String {
    "'\(text)' is not a host name. Write a name such as shop.example, without scheme or path."
  }

  static func invalidHost(_ text: String, suggestion: String) -> String {
    "'\(text)' is not a host name. Did you mean '\(suggestion)'?"
  }

  static let noHosts = "no host is given, and no manifest declares one"
  static let noHostsHint = "Write a host, such as 'waymark audit shop.example'."

  static func noVerifiableHosts(_ hosts: [String]) -> String {
    "platforms cannot verify any host of the manifests, such as '\(hosts[0])'"
  }

  static func invalidEntry(_ option: String, _ form: String) -> String {
    "\(option) needs a value in the form \(form), without spaces."
  }

  static func invalidNumber(_ option: String) -> String {
    "\(option) needs a number that is greater than 0."
  }

  static let missingProgram =
    "the program waymark-fetch is not installed beside waymark or on the search path"
  static let missingProgramHint =
    "It is part of each package of waymark. From source, 'swift build' builds it."
  static let missingLibrary = "libcurl is not installed"
  static let missingLibraryHint = "Install it; on Debian and Ubuntu: apt-get install libcurl4"

  static func unreadableAuthorities(_ message: String) -> String {
    "the certificate authorities cannot be read: \(message)"
  }

  static let authoritiesHint =
    "Install the package ca-certificates, or name a file with --cacert."

  static func failedProgram(_ message: String) -> String { "waymark-fetch failed: \(message)" }

  static func attempt(_ number: Int, problems: Int, pause: Int) -> String {
    "audit \(number): problems: \(problems); next audit in \(pause) s\n"
  }

  static func summary(_ result: AuditResult) -> String {
    let hosts = Set(result.files.map(\.host)).count
    let errors = result.diagnostics.count { $0.severity == .error }
    let warnings = result.diagnostics.count { $0.severity == .warning }
    return "hosts: \(hosts), files: \(result.files.count), errors: \(errors), warnings: \(warnings)"
  }
}
