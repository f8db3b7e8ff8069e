import ArgumentParser
import LinkAssociations
import LinkRouting

/// `waymark associate`: writes and compares the association files of platforms.
struct AssociateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "associate", abstract: AssociateTexts.abstract,
    discussion: AssociateTexts.discussion,
    subcommands: [
      AssociateAppleCommand.self, AssociateEntitlementsCommand.self, AssociateAndroidCommand.self,
      AssociateIntentFiltersCommand.self, AssociateInfoPlistCommand.self,
      AssociateServingCommand.self, AssociateDiffCommand.self,
    ])
}

/// `waymark associate apple`: writes Apple's association file for each host.
struct AssociateAppleCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple", abstract: AssociateTexts.appleAbstract,
    discussion: AssociateTexts.discussion(
      of: "apple", AssociateTexts.appleNotes,
      hasPlaceholders: true))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var placeholders: PlaceholderOption

  @OptionGroup var patterns: ReadableOption

  @OptionGroup var versions: AppVersionsOption

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let writing = try AssociationWriting(
      options, target: "apple", arguments: placeholders.arguments + patterns.arguments,
      allowsPlaceholderHosts: placeholders.allowPlaceholders, versions: versions)
    let writer = AppleAssociationWriter(writing.manifests)
    AssociationWriting.tell(writer.omissions)
    return try writing.run(writer.hosts, empty: AssociateTexts.noHosts) {
      (host) throws(AssociationWriteError) in
      let file = try writer.associationFile(
        host: host, allowsPlaceholders: placeholders.allowPlaceholders,
        isReadable: patterns.readable)
      return .init(host: host, name: "apple-app-site-association", file)
    }
  }
}

/// `waymark associate entitlements`: writes the entitlement of associated domains.
struct AssociateEntitlementsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "entitlements", abstract: AssociateTexts.entitlementsAbstract,
    discussion: AssociateTexts.discussion(
      of: "entitlements", AssociateTexts.entitlementsNotes, hasPlaceholders: true))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var placeholders: PlaceholderOption

  @Flag(name: .long, help: ArgumentHelp(AssociateTexts.developer))
  var developer = false

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let writing = try AssociationWriting(
      options, target: "entitlements",
      arguments: (developer ? ["--developer"] : []) + placeholders.arguments,
      allowsPlaceholderHosts: placeholders.allowPlaceholders)
    let apps = writing.manifests.filter {
      !AppleAssociationWriter.associatedHosts(of: $0).isEmpty
    }
    AssociationWriting.tell(AppleAssociationWriter(writing.manifests).omissions)
    return try writing.run(apps, empty: AssociateTexts.noHosts) {
      (manifest) throws(AssociationWriteError) in
      let file = try AppleAssociationWriter.entitlements(
        of: manifest, mode: developer ? .developer : .usual)
      return .init(path: manifest.app + ".entitlements", file)
    }
  }
}

/// `waymark associate android`: writes Android's statements for each host.
struct AssociateAndroidCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "android", abstract: AssociateTexts.androidAbstract,
    discussion: AssociateTexts.discussion(
      of: "android", AssociateTexts.androidNotes, hasPlaceholders: true))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var placeholders: PlaceholderOption

  @OptionGroup var patterns: ReadableOption

  @OptionGroup var versions: AppVersionsOption

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let writing = try AssociationWriting(
      options, target: "android", arguments: placeholders.arguments + patterns.arguments,
      allowsPlaceholderHosts: placeholders.allowPlaceholders, versions: versions)
    let writer = AndroidAssociationWriter(writing.manifests)
    return try writing.run(writer.hosts, empty: AssociateTexts.noHosts) {
      (host) throws(AssociationWriteError) in
      let file = try writer.assetLinks(
        host: host, allowsPlaceholders: placeholders.allowPlaceholders,
        isReadable: patterns.readable)
      return .init(host: host, name: "assetlinks.json", file)
    }
  }
}

/// `waymark associate intent-filters`: writes the intent filters of Android apps.
struct AssociateIntentFiltersCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "intent-filters", abstract: AssociateTexts.intentFiltersAbstract,
    discussion: AssociateTexts.discussion(
      of: "intent-filters", AssociateTexts.intentFiltersNotes, hasPlaceholders: true))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var placeholders: PlaceholderOption

  @Option(name: .long, help: ArgumentHelp(AssociateTexts.minimumAPI, valueName: "level"))
  var minimumAPI = AndroidAssociationWriter.usualMinimumAPI

  @Option(name: .long, help: ArgumentHelp(AssociateTexts.activity, valueName: "name"))
  var activity = ".MainActivity"

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if !(1...999).contains(minimumAPI) { throw ValidationError(AssociateTexts.invalidLevel) }
  }

  func execute() throws(Failure) -> ExitStatus {
    var arguments: [String] = []
    if minimumAPI != AndroidAssociationWriter.usualMinimumAPI {
      arguments += ["--minimum-api", String(minimumAPI)]
    }
    if activity != ".MainActivity" { arguments += ["--activity", activity] }
    let writing = try AssociationWriting(
      options, target: "intent-filters", arguments: arguments + placeholders.arguments,
      allowsPlaceholderHosts: placeholders.allowPlaceholders)
    let apps = writing.manifests.filter { !$0.hosts.isEmpty || !$0.schemes.isEmpty }
    let writer = AndroidAssociationWriter(writing.manifests)
    return try writing.run(apps, empty: AssociateTexts.noHosts) {
      (manifest) throws(AssociationWriteError) in
      let file = try writer.intentFilters(
        app: manifest.app, minimumAPI: minimumAPI, activity: activity)
      return .init(path: manifest.app + "/AndroidManifest.xml", file)
    }
  }
}

/// `waymark associate info-plist`: writes the URL types of apps for Apple's platforms.
struct AssociateInfoPlistCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "info-plist", abstract: AssociateTexts.infoPlistAbstract,
    discussion: AssociateTexts.discussion(
      of: "info-plist", AssociateTexts.infoPlistNotes, hasPlaceholders: true))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var placeholders: PlaceholderOption

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let writing = try AssociationWriting(
      options, target: "info-plist", arguments: placeholders.arguments)
    let apps = writing.manifests.filter { !$0.schemes.isEmpty }
    return try writing.run(apps, empty: AssociateTexts.noSchemes) {
      (manifest) throws(AssociationWriteError) in
      let file = try AppleAssociationWriter.urlTypes(
        of: manifest, allowsPlaceholders: placeholders.allowPlaceholders)
      return .init(path: manifest.app + "/Info.plist", file)
    }
  }
}

/// `waymark associate serving`: describes how web hosts must serve the files.
struct AssociateServingCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "serving", abstract: AssociateTexts.servingAbstract,
    discussion: AssociateTexts.discussion(
      of: "serving", AssociateTexts.servingNotes))

  @OptionGroup var options: AssociationOptions

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let writing = try AssociationWriting(options, target: "serving")
    AssociationWriting.tell(AppleAssociationWriter(writing.manifests).omissions)
    var files: [HostedFile] = []
    let apple = writing.manifests.flatMap(AppleAssociationWriter.hostedFiles)
    for file in apple + AndroidAssociationWriter(writing.manifests).hostedFiles
    where !files.contains(file) {
      files.append(file)
    }
    let text = HostedFile.markdown(files)
    return try writing.run(files.isEmpty ? [] : [text], empty: AssociateTexts.noHosts) { text in
      .init(path: "serving.md", AssociationText(text: text))
    }
  }
}
