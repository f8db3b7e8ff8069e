import ArgumentParser
import CatalogLinting
import Files
import TextPrimitives

/// `waymark cache`: manages the results that `waymark lint` keeps.
struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: CacheTexts.abstract, discussion: CacheTexts.discussion,
    subcommands: [CacheCleanCommand.self])
}

/// `waymark cache clean`: removes the results that `waymark lint` keeps.
struct CacheCleanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: CacheTexts.cleanAbstract,
    discussion: CacheTexts.cleanDiscussion)

  @Option(
    name: .long, help: ArgumentHelp(CacheTexts.format, valueName: "format"),
    completion: .list(["text", "json"]),
    transform: { try OutputFormat.parse($0, among: [.text, .json]) })
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let path = LintCache.path()
    let removal: CacheFolder.Removal
    do throws(FileError) {
      removal = try CacheFolder(path).removeAll()
    } catch {
      throw Failure(CacheTexts.cannotRemove(error.path, error.message))
    }
    var buffer = ByteBuffer()
    if format == .json {
      buffer.append("{\"path\":")
      buffer.appendJSONString(path)
      buffer.append(",\"files\":\(removal.files),\"bytes\":\(removal.bytes)}\n")
    } else {
      buffer.append(CacheTexts.summary(path, removal) + "\n")
    }
    try StandardOutput.write(buffer)
    return .success
  }
}
