import ArgumentParser
import BundledApps
import Files
import LinkAssociations
import LinkManifests
import LinkRouting
import LinkSite
import LocaleNegotiation
import Reports

/// `waymark site`: writes a static website for the links of manifests.
struct SiteCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: SiteTexts.abstract, discussion: SiteTexts.discussion)

  @OptionGroup var manifests: ManifestOptions

  @Option(
    name: .long, help: ArgumentHelp(SiteTexts.output, valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(name: .long, help: ArgumentHelp(SiteTexts.check))
  var check = false

  @Option(
    name: .long, help: ArgumentHelp(SiteTexts.theme, valueName: "folder"), completion: .directory)
  var theme: String?

  @Flag(name: .long, help: ArgumentHelp(SiteTexts.debugger))
  var debugger = false

  @OptionGroup var placeholders: PlaceholderOption

  @OptionGroup var versions: AppVersionsOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if output.isEmpty { throw ValidationError(GenerateTexts.emptyOutput) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    let files = try Self.files(origin, environment: manifests.files.environment)
    let selected = try manifests.selected(files.map(\.manifest), of: origin).map(\.app)
    // The debugger also explains links of apps without hosts.
    let used = files.filter { selected.contains($0.manifest.app) }
    var theme = SiteTheme()
    if let folder = try themeFolder(used, origin) { theme = try SiteThemeLoader.load(folder) }
    let titles = Self.titles(of: used, origin, SiteGenerator.languages(theme))
    // Reports the routes that the association files omit.
    _ = versions.available(used.map(\.manifest))
    let content = SiteContent(
      manifests: used, versions: versions.appVersions ?? .all, titles: titles, theme: theme,
      allowsPlaceholders: placeholders.allowPlaceholders, hasDebugger: debugger)
    guard !content.hosts.isEmpty else { throw Failure(SiteTexts.noHosts) }
    // The site contains a folder `servers` with the configurations of web servers, so no host can
    // have this name.
    if content.hosts.contains("servers") { throw Failure(SiteTexts.reservedHost) }
    let made: [SiteFile]
    do throws(AssociationWriteError) {
      made = try SiteGenerator(content).files()
    } catch {
      StandardError.write(AssociateTexts.refusal(error) + "\n")
      return .rejected
    }
    return try deliver([Self.marker(of: made)] + made, hosts: content.hosts)
  }

  // MARK: Input

  /// Returns the manifests of an origin as files, even if they are the bundled ones.
  private static func files(
    _ origin: ManifestOrigin, environment: String?
  ) throws(Failure) -> [ManifestFile] {
    guard case .files(let paths) = origin else {
      try ManifestLoader.check(environment, among: [])
      var files: [ManifestFile] = []
      for manifest in BundledApp.all {
        let bytes = Array(ManifestWriter().text(of: manifest).utf8)
        do throws(ManifestFileError) {
          files.append(try ManifestFile(parsing: bytes, path: manifest.app + ".links.yaml"))
        } catch {
          // This error is unexpected: tests check the bundled manifests.
          throw Failure("\(error)")
        }
      }
      return files
    }
    return try ManifestLoader.files(at: paths, environment: environment)
  }

  /// Returns the titles and labels in the languages of the site.
  private static func titles(
    of files: [ManifestFile], _ origin: ManifestOrigin, _ languages: [String]
  ) -> [String: SiteContent.Titles] {
    var result: [String: SiteContent.Titles] = [:]
    for language in languages {
      let chain = PreferenceChain(explicit: language)
      let strings =
        origin == .bundled ? RouteTitles.ofBundledApps(chain) : RouteTitles.titles(of: files, chain)
      var titles = SiteContent.Titles()
      for file in files {
        let own = strings[file.manifest.app] ?? [:]
        for route in file.manifest.routes {
          guard let key = route.title else { continue }
          let name = file.manifest.app + "." + route.name
          titles.routes[name] = own[key]
          titles.summaries[name] = own[LinkManifest.summaryKey(key)]
        }
        for name in file.manifest.parameterNames {
          if let label = own[LinkManifest.labelKey(name)] { titles.labels[name] = label }
        }
      }
      result[language] = titles
    }
    return result
  }

  /// Returns the folder of the theme: the named one, or `site` beside the first manifest; `nil` if
  /// there is none.
  private func themeFolder(
    _ files: [ManifestFile], _ origin: ManifestOrigin
  ) throws(Failure) -> String? {
    if let theme {
      guard System.kind(of: theme) == .folder else { throw Failure(SiteTexts.missingTheme(theme)) }
      return theme
    }
    guard case .files = origin, let path = files.first?.path else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return System.kind(of: folder + "site") == .folder ? folder + "site" : nil
  }

  // MARK: Output

  /// The name of the file that marks a folder as a site, and lists its files.
  private static let markerName = ".waymark-site"

  private static func marker(of files: [SiteFile]) -> SiteFile {
    let lines = ["# waymark site writes this folder, and replaces it with these files."]
    let text = (lines + files.map(\.path)).joined(separator: "\n") + "\n"
    return SiteFile(markerName, Array(text.utf8))
  }

  private func deliver(_ files: [SiteFile], hosts: [String]) throws(Failure) -> ExitStatus {
    if System.exists(output), System.kind(of: output) != .folder {
      throw Failure(SiteTexts.notAFolder(output), hint: SiteTexts.foreignHint)
    }
    let stale: [String]
    do throws(FileError) {
      stale = try staleFiles(files)
      if !stale.isEmpty, !check { try write(files) }
    } catch {
      if case .other(let message) = error.reason {
        throw Failure(message, hint: SiteTexts.foreignHint)
      }
      throw Failure(RootTexts.cannotWrite(error.path, error.message))
    }
    let line =
      if stale.isEmpty {
        SiteTexts.current(output)
      } else if check {
        SiteTexts.stale(output, stale, command: command)
      } else {
        SiteTexts.written(output, files: files.count, hosts: hosts)
      }
    try StandardOutput.write(line + "\n")
    return check && !stale.isEmpty ? .rejected : .success
  }

  private func write(_ files: [SiteFile]) throws(FileError) {
    if FilePath.isFolder(output) == true {
      let marker = output + "/" + Self.markerName
      var known: Set<String> = [Self.markerName]
      if FilePath.isRegular(marker) == true {
        let text = String(decoding: try FileBytes.read(marker), as: UTF8.self)
        known.formUnion(text.split(separator: "\n").map(String.init))
      }
      // The new folder replaces the old one, so a file that the user added would be lost.
      let foreign = try Self.paths(in: output, below: "").filter { !known.contains($0) }
      if !foreign.isEmpty {
        throw FileError(path: output, reason: .other(SiteTexts.foreignFiles(output, foreign)))
      }
    }
    try AtomicFolder.replace(output, with: files.map { ($0.path, $0.bytes) })
  }

  /// Returns the paths of files that are missing, different or superfluous.
  private func staleFiles(_ files: [SiteFile]) throws(FileError) -> [String] {
    guard FilePath.isFolder(output) == true else { return files.map(\.path) }
    var stale: [String] = []
    for file in files {
      let path = output + "/" + file.path
      guard FilePath.isRegular(path) == true, try FileBytes.read(path) == file.bytes else {
        stale.append(file.path)
        continue
      }
    }
    let known = Set(files.map(\.path))
    return stale + (try Self.paths(in: output, below: "").filter { !known.contains($0) })
  }

  private static func paths(in folder: String, below prefix: String) throws(FileError) -> [String] {
    var paths: [String] = []
    for name in try FilePath.names(in: folder) {
      let path = folder + "/" + name
      if FilePath.isFolder(path) == true, !FilePath.isLink(path) {
        paths += try self.paths(in: path, below: prefix + name + "/")
      } else {
        paths.append(prefix + name)
      }
    }
    return paths
  }

  /// The command line that writes the site, for the message about stale files.
  private var command: String {
    let theme = theme.map { ["--theme", $0] } ?? []
    return ShellCommand(
      ["site"] + manifests.arguments + theme + (debugger ? ["--debugger"] : [])
        + versions.arguments + placeholders.arguments + ["--output", output]
    ).description
  }
}
