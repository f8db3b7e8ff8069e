package import LinkManifests
import LinkRouting

/// The route table of an app as a JavaScript expression, for the runtime of generated TypeScript.
package enum JavaScriptTable {
  /// Returns an expression whose value is the route table of the app.
  ///
  /// The expression calls functions of the runtime, so it must be evaluated in a scope that
  /// contains them.
  package static func expression(for manifest: ManifestFile) -> String {
    // A website does not contain the classes of the app.
    let interface = LinkInterface(
      manifest.manifest.withoutCustomTypes, fileName: manifest.path)
    let module = TypeScriptModule(interface, headline: "")
    var table = TypeScriptTable(module.interface, properties: module.properties)
    let app = table.app()
    var lines = ["(() => {"]
    if !table.types.declarations.isEmpty {
      let types = TypeScriptExpression.object(table.types.declarations)
      lines.append("const types = " + types.layout(indent: 0, lead: 14) + ";")
    }
    if table.usesTrackingKeys {
      let keys = TypeScriptExpression.texts(TrackingKeys.all)
      lines.append("const trackingKeys = " + keys.layout(indent: 0, lead: 21) + ";")
    }
    lines += ["return " + app.layout(indent: 0, lead: 7) + ";", "})()"]
    return lines.joined(separator: "\n")
  }
}

extension LinkManifest {
  fileprivate var withoutCustomTypes: LinkManifest {
    var manifest = self
    for index in manifest.types.indices { manifest.types[index].customTypes = CustomTypes() }
    return manifest
  }
}
