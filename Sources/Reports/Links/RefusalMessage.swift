import LinkRouting

/// What is wrong with a refused link, as one English sentence without a full stop.
///
/// The error of the library says what was expected; these sentences say what is there instead. They
/// are part of the machine format and always English.
enum RefusalMessage {
  static func text(of error: LinkError) -> String {
    let name = error.parameter ?? "the parameter"
    return switch error.code.rawValue {
    case "empty-link": "The link is empty"
    case "too-long": "The link is longer than links may be"
    case "invalid-utf-8": "The link is not UTF-8"
    case "missing-scheme": "The link has no scheme"
    case "backslash": "A backslash is a slash to browsers and none to others"
    case "control-character": "A control character stands in the link, which browsers remove"
    case "space": "A space stands in the link"
    case "non-ascii-character": "A character outside ASCII is not percent-encoded"
    case "forbidden-character": "A character stands in the link that links may not spell out"
    case "invalid-percent-encoding": "A percent sign is not followed by two hexadecimal digits"
    case "percent-encoded-invalid-utf-8": "The percent-encoded bytes are not UTF-8"
    case "percent-encoded-control": "A control character is hidden by percent-encoding"
    case "userinfo": "A user name stands in front of the host and can pass for the host"
    case "missing-slashes": "The scheme is not followed by exactly two slashes"
    case "missing-host": "The link has no host"
    case "percent-encoded-host": "The host is percent-encoded"
    case "non-ascii-host": "The host has characters outside ASCII, which can imitate another host"
    case "forbidden-host-character": "The host has a character that no host name has"
    case "empty-host-label": "The host has two dots in a row, or one in front"
    case "trailing-dot-host": "The host ends in a dot"
    case "underscore-host": "The host has an underscore"
    case "punycode-host": "The host has an xn-- label, which can imitate another host"
    case "ip-address-host": "The host is an IP address"
    case "invalid-port": "The port is not a number from 0 to 65535"
    case "port-not-allowed": "The host has a port"
    case "dot-segment": "The path has a . or .. component"
    case "empty-path-component": "The path has two slashes in a row"
    case "unknown-scheme": "No app declares the scheme"
    case "unknown-host": "No app declares the host"
    case "excluded": "The app leaves this link to the browser on purpose"
    case "unknown-path-component": "No route has this path component here"
    case "unexpected-path-component": "The path goes on where the route ends"
    case "missing-path-component": "The path ends before the route does"
    case "trailing-slash": "The path ends in a slash"
    case "missing-trailing-slash": "The path does not end in a slash"
    case "invalid-value": "The value of \(name) is not of its type"
    case "missing-parameter": "The link lacks \(name)"
    case "duplicate-parameter": "The link has \(name) more than once"
    case "unknown-parameter": "The route has no such parameter and takes no others"
    default: "The link is not valid"
    }
  }
}
