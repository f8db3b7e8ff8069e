import LinkAudit
import LinkRouting

/// The input of an audit, which can be run several times.
struct AuditRun {
  let hosts: [String]
  let manifests: [LinkManifest]
  let options: HostAudit.Options
  let settings: FetchSettings

  /// Requests the files of the hosts, and returns the result of the audit.
  ///
  /// - Parameter maximumTime: The maximum time of all requests together, in seconds; `nil` for no
  ///   limit.
  func result(maximumTime: Double? = nil) throws(Failure) -> AuditResult {
    let start = System.seconds
    func program() -> FetchProgram {
      var settings = settings
      settings.totalTimeout = maximumTime.map {
        max(1, Int(($0 - (System.seconds - start)) * 1000))
      }
      return FetchProgram(settings)
    }
    var audit = HostAudit(hosts: hosts, manifests: manifests, options: options)
    var replies = try program().replies(to: audit.requests)
    replies += try program().replies(to: audit.addFollowUps(replies))
    return audit.result(replies, now: UTCTime(seconds: System.secondsSince1970))
  }
}
