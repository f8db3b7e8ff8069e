import Files
import LinkAudit

/// The program `waymark-fetch`, which makes the connections of `waymark audit`.
///
/// It is a separate program because it loads libcurl, and a static program cannot load libraries.
struct FetchProgram {
  private static let name = "waymark-fetch"
  /// The exit status of the program if it cannot load libcurl.
  private static let missingLibrary: Int32 = 3

  private let path: String
  private let settings: FetchSettings

  /// Finds the program in the folder of this tool, or on the search path.
  init(_ settings: FetchSettings) {
    let folder = System.programFolder
    let sibling = folder.map { $0 + "/" + Self.name }
    path = sibling.flatMap { System.exists($0) ? $0 : nil } ?? Self.name
    self.settings = settings
  }

  /// Sends requests, and returns their replies in the same order.
  ///
  /// - Throws: ``Failure`` if the program is missing or fails, or if it cannot read the file of
  ///   certificate authorities. Any other failure of a request is part of its reply.
  func replies(to requests: some Collection<FetchRequest>) throws(Failure) -> [FetchReply] {
    guard !requests.isEmpty else { return [] }
    let status: Int32
    let output: [UInt8]
    let message: [UInt8]
    do throws(FileError) {
      let streams = (
        input: try ScratchFile(), output: try ScratchFile(), error: try ScratchFile()
      )
      try streams.input.fill(Array(settings.input(for: Array(requests)).utf8))
      status = try ChildProcess.run([path], environment: [:], streams: streams)
      output = try streams.output.read(0..<streams.output.size)
      message = try streams.error.read(0..<streams.error.size)
    } catch {
      guard case .missing = error.reason else {
        throw Failure(AuditTexts.failedProgram(error.message))
      }
      throw Failure(AuditTexts.missingProgram, hint: AuditTexts.missingProgramHint)
    }
    if status == Self.missingLibrary {
      throw Failure(AuditTexts.missingLibrary, hint: AuditTexts.missingLibraryHint)
    }
    guard status == 0, let fetched = FetchOutput(reading: output, count: requests.count) else {
      let lines = String(decoding: message, as: UTF8.self).split(whereSeparator: \.isNewline)
      let last = lines.last.map { $0.trimmingPrefix(Self.name + ": ") }
      throw Failure(AuditTexts.failedProgram(last.map { String($0) } ?? "status \(status)"))
    }
    if let reply = fetched.replies.first(where: { $0.failure == .authorities }) {
      throw Failure(
        AuditTexts.unreadableAuthorities(reply.message), hint: AuditTexts.authoritiesHint)
    }
    return fetched.replies
  }
}
