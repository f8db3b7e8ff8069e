import Foundation

/// The site that `waymark site` writes to a temporary folder, and the files that it depends on.
struct SiteSource: Sendable {
  /// A run of `waymark site` that failed.
  struct Failure: Error {
    var message: String
  }

  let manifests: [String]
  let environment: String?
  let apps: [String]
  let theme: String?
  let host: String?
  /// A temporary folder for the site.
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "waymark-serve-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Writes the site.
  ///
  /// - Returns: The folder of the host, and `true` if a file of the site has changed.
  /// - Throws: ``Failure`` with the message of the tool.
  func write() throws -> (root: URL, hasChanged: Bool) {
    var arguments = ["site", "--allow-placeholders", "--debugger", "--output", folder.path]
    for manifest in manifests { arguments += ["--manifest", manifest] }
    if let environment { arguments += ["--environment", environment] }
    for app in apps { arguments += ["--app", app] }
    if let theme { arguments += ["--theme", theme] }
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Failure(message: "error: waymark cannot be started: \(error.localizedDescription)")
    }
    // Standard output is one line, so it fits into the buffer of its pipe while standard error is
    // read.
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: message, as: UTF8.self)
      throw Failure(message: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let servers = folder.appending(path: "servers")
    let hosts = try FileManager.default.contentsOfDirectory(atPath: servers.path).sorted()
    guard let name = host ?? hosts.first, hosts.contains(name) else {
      let names = hosts.joined(separator: ", ")
      throw Failure(message: "error: the site has no host '\(host ?? "")'; hosts: \(names)")
    }
    let line = output.fileHandleForReading.readDataToEndOfFile()
    return (folder.appending(path: name), line.starts(with: Data("wrote ".utf8)))
  }

  /// The program `waymark` in the folder of this program, or the first one on the search path.
  private static var tool: URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders =
      [own.deletingLastPathComponent().path]
      + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let path = folders.map { $0 + "/waymark" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return URL(fileURLWithPath: path ?? "waymark")
  }

  /// A value that changes when a file in the folders of the manifests or in the theme changes.
  var fingerprint: [String: Date] {
    var folders = Set(manifests.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    if manifests.isEmpty { folders.insert(FileManager.default.currentDirectoryPath) }
    for folder in folders { folders.insert(folder + "/site") }
    if let theme { folders.insert(theme) }
    var dates: [String: Date] = [:]
    for folder in folders {
      // A folder that does not exist has no files.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names {
        let path = folder + "/" + name
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
        dates[path] = attributes?[.modificationDate] as? Date
      }
    }
    return dates
  }

  /// Removes the folder of the site; if that fails, the system removes the temporary folder.
  func removeFolder() { try? FileManager.default.removeItem(at: folder) }
}
