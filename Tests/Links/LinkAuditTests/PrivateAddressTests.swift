import Foundation
import LinkAudit
import TestSupport
import Testing

/// Tests that the program `waymark-fetch` refuses addresses that are not globally reachable.
///
/// The addresses are examples from IANA's registries of special-purpose addresses.
@Suite("Private addresses")
struct PrivateAddressTests {
  /// Requests one host per address, and returns the reason for which each request failed.
  private func failures(of addresses: [String]) throws -> [FetchReply.Failure?] {
    let names = addresses.indices.map { "host-\($0).example" }
    var lines = ["connect-timeout-ms 1", "max-time-ms 1"]
    for (name, address) in zip(names, addresses) {
      lines.append("resolve \(name):443:\(address.contains(":") ? "[\(address)]" : address)")
    }
    lines += names.map { "get https://\($0)/" }
    let program = ProjectFolder.url.appending(path: ".build/debug/waymark-fetch")
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "waymark-fetch")
    return try ForeignTools.withFolder { folder in
      let input = folder.appending(path: "input")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      let process = Process()
      process.executableURL =
        FileManager.default.isExecutableFile(atPath: beside.path) ? beside : program
      process.standardInput = try FileHandle(forReadingFrom: input)
      let output = folder.appending(path: "output")
      try Data().write(to: output)
      process.standardOutput = try FileHandle(forWritingTo: output)
      // The environment is empty, because a proxy would connect in place of the program.
      process.environment = [:]
      try process.run()
      process.waitUntilExit()
      let bytes = Array(try Data(contentsOf: output))
      let fetched = try #require(FetchOutput(reading: bytes, count: addresses.count))
      return fetched.replies.map(\.failure)
    }
  }

  @Test("Special-purpose addresses are refused")
  func special() throws {
    let addresses = [
      "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
      "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1",
      "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1",
      "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
      "64:ff9b:1::1", "100::1", "2001:db8::1", "2001::1", "2002:7f00:1::", "fc00::1", "fd12::1",
      "fe80::1", "fec0::1", "ff02::1",
    ]
    for (address, failure) in zip(addresses, try failures(of: addresses)) {
      guard case .privateAddress = failure else {
        Issue.record("\(address) is not refused: \(String(describing: failure))")
        continue
      }
    }
  }

  @Test("Addresses next to special-purpose ranges are not refused")
  func global() throws {
    let addresses = [
      "1.0.0.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
      "128.0.0.1", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255",
      "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1",
    ]
    for (address, failure) in zip(addresses, try failures(of: addresses)) {
      if case .privateAddress = failure { Issue.record("\(address) is refused") }
    }
  }
}
