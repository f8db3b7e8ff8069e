/// The proxies that curl reads from environment variables.
///
/// See curl's [documentation of proxies](https://everything.curl.dev/usingcurl/proxies/env.html).
package struct ProxySettings: Sendable, Hashable {
  private var isUsedForHTTPS = false
  private var isUsedForHTTP = false
  /// The names in `no_proxy`, in lower case and without leading and trailing dots.
  private var exceptions: [String] = []

  /// Creates settings without a proxy.
  package init() {}

  /// Reads environment variables.
  ///
  /// - Parameter variable: A function that returns the value of an environment variable.
  package init(environment variable: (String) -> String?) {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap(variable).first { !$0.isEmpty }
    }
    let all = value("all_proxy", "ALL_PROXY")
    isUsedForHTTPS = (value("https_proxy", "HTTPS_PROXY") ?? all) != nil
    // curl ignores `HTTP_PROXY`, which a client of a CGI program can set.
    isUsedForHTTP = (value("http_proxy") ?? all) != nil
    let list = value("no_proxy", "NO_PROXY") ?? ""
    exceptions = list.lowercased().split { $0 == "," || $0 == " " }.map { name in
      let name = name.drop { $0 == "." }
      return String(name.last == "." ? name.dropLast() : name)
    }
  }

  /// Returns `true` if curl sends a request through a proxy.
  ///
  /// - Parameters:
  ///   - host: The host of the request, in lower case.
  ///   - isSecure: `true` for a request over `https`.
  package func isUsed(for host: String, isSecure: Bool = true) -> Bool {
    guard isSecure ? isUsedForHTTPS : isUsedForHTTP else { return false }
    if exceptions == ["*"] { return false }
    return !exceptions.contains { name in
      !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }
}
