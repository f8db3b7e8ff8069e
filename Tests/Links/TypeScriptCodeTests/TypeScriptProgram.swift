import Foundation
@testable import LinkCodeGeneration
@testable import LinkManifests
import LinkRouting
import TestSupport
import Testing

/// Modules for several manifests, compiled with TypeScript's strictest options and run by Node.
struct TypeScriptProgram {
  /// `true` if tests that need the compiler and Node are run.
  static let isExpected = ForeignTools.areExpected("tsc", "node")
  static let absence = ForeignTools.absence("tsc", "node")

  /// The properties of a parameter that the runner needs.
  private struct Parameter: Encodable {
    var property: String
    var type: String
    var isList: Bool
  }

  /// The properties of a module that the runner needs.
  private struct Module: Encodable {
    var module: String
    var routes: [String: [String: Parameter]]
  }

  private let folder: URL
  private var modules: [String: Module] = [:]
  private var files: [String] = []

  init(in folder: URL) {
    self.folder = folder
  }

  /// Adds the module for a manifest.
  ///
  /// - Parameter name: The name that rows of the table use for the manifest.
  mutating func add(_ manifest: ManifestFile, as name: String) throws {
    let file = TypeScriptGenerator().file(for: manifest)
    try Data(file.text.utf8).write(to: folder.appending(path: file.path))
    files.append(file.path)
    let interface = LinkInterface(manifest)
    let module = TypeScriptModule(interface, headline: "")
    var routes: [String: [String: Parameter]] = [:]
    for (route, properties) in zip(module.interface.routes, module.properties) {
      var parameters: [String: Parameter] = [:]
      for (parameter, property) in zip(route.parameters, properties) {
        let type = TypeScriptTypes.name(of: parameter.type)
        var isList = false
        if case .repeated = parameter.occurrence { isList = true }
        parameters[parameter.name] = Parameter(property: property, type: type, isList: isList)
      }
      routes[route.name] = parameters
    }
    modules[name] = Module(module: interface.typeName, routes: routes)
  }

  /// Adds a file that uses the modules.
  mutating func add(_ text: String, named name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
    files.append(name)
  }

  /// All options that make the compiler stricter.
  private static let options = [
    "strict", "noUnusedLocals", "noUnusedParameters", "exactOptionalPropertyTypes",
    "noImplicitReturns", "noFallthroughCasesInSwitch", "noUncheckedIndexedAccess",
    "noImplicitOverride", "noPropertyAccessFromIndexSignature", "isolatedModules",
    "forceConsistentCasingInFileNames",
  ]

  /// Compiles all files in the folder to JavaScript, and returns the compiler's output.
  func compile() throws -> ForeignTools.Outcome {
    let flags = Self.options.map { "\"\($0)\": true" }.joined(separator: ", ")
    let names = files.map { "\"\($0)\"" }.joined(separator: ", ")
    let project = """
      {
        "compilerOptions": {
          "target": "ES2020", "module": "ES2020", "lib": ["ES2020"], "types": [], \(flags),
          "allowUnreachableCode": false, "allowUnusedLabels": false
        },
        "files": [\(names)]
      }
      """
    try Data(project.utf8).write(to: folder.appending(path: "tsconfig.json"))
    try Data("{\"type\": \"module\"}".utf8).write(to: folder.appending(path: "package.json"))
    return try ForeignTools.run("tsc", ["-p", "."], in: folder)
  }

  /// Runs a program from the folder `Runner` with the modules and with files of rows.
  func run(_ program: String, _ arguments: [String] = []) throws -> ForeignTools.Outcome {
    let encoder = JSONEncoder()
    try encoder.encode(modules).write(to: folder.appending(path: "modules.json"))
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Runner/\(program)")
    let copy = folder.appending(path: program)
    try Data(contentsOf: source).write(to: copy)
    return try ForeignTools.run("node", [copy.lastPathComponent] + arguments, in: folder)
  }
}
