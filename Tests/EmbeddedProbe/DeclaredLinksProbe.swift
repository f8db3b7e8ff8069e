import LinkDeclarations
import LinkRouting

/// Links that the probe declares, so that the linkage test covers `LinkDeclarations`.
enum ProbeLinks: DeclaredLinks {
  static let item = route("item") {
    "item"
    PathParameter("id", .uuid)
  }
  static let manifest = LinkManifest(app: "probe", hosts: ["probe.example"]) { item }
  static let router = Router(proven: [manifest])
}
