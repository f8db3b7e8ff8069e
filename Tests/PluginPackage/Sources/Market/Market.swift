import LinkDeclarations
import LinkRouting

/// Links that are declared in Swift.
public enum Market: DeclaredLinks {
  /// A stall by its number.
  public static let stall = route("stall") {
    "stall"
    PathParameter("number", .integer(1...99))
  }
  /// The manifest, which `print-links` prints.
  public static let manifest = LinkManifest(app: "market", hosts: ["market.example"]) { stall }
  /// The router.
  public static let router = Router(proven: [manifest])
}
