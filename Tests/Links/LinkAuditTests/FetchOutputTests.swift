import LinkAudit
import Testing

@Suite("Output of waymark-fetch")
struct FetchOutputTests {
  private static func field(_ name: String, _ value: String) -> String {
    "\(name) \(value.utf8.count)\n\(value)\n"
  }

  /// The output for two requests whose transfers finish in reverse order.
  private static let output =
    field("version", "libcurl/8.0") + field("request", "1") + field("verify-result", "10")
    + field("verify-message", "certificate has expired") + field("request", "0")
    + field("code", "0") + field("status", "200") + field("http-version", "3")
    + field("address", "192.0.2.7") + field("connection", "tls")
    + field("certificate", "Subject:C = DE, CN = shop.example")
    + field("certificate", "Expire date:Feb  1 12:00:00 2027 GMT")
    + field("certificate", "X509v3 Subject Alternative Name:DNS:shop.example, DNS:*.shop.example")
    + field(
      "headers", "HTTP/2 200\r\nContent-Type: Application/JSON; charset=UTF-8\r\nAge: 7\r\n\r\n")
    + field("body", "{\n}\n") + field("request", "1") + field("code", "60")
    + field("certificate", "Expire date:2026-01-31 23:59:59 GMT") + field("connection", "tcp")
    + field("authority", "Subject:CN = Issuer") + field("authority", "Issuer:CN = Root")
    + field("authority", "Subject:CN = Root") + field("headers", "")
    + field("body", "") + field("end", "")

  @Test("Fields are assigned to their requests")
  func complete() throws {
    let output = try #require(FetchOutput(reading: Array(Self.output.utf8), count: 2))
    #expect(output.library == "libcurl/8.0")
    let first = output.replies[0]
    #expect(first.failure == nil)
    #expect(first.status == 200)
    #expect(first.version == "2")
    #expect(first.address == "192.0.2.7")
    #expect(first.headers.mediaType == "application/json")
    #expect(first.headers["age"] == "7")
    #expect(first.body == Array("{\n}\n".utf8))
    #expect(first.certificate?.subject == "shop.example")
    #expect(first.certificate?.names == ["shop.example", "*.shop.example"])
    #expect(first.certificate?.expiry?.date == "2027-02-01")
    let second = output.replies[1]
    #expect(second.failure == .certificate)
    #expect(second.message == "certificate has expired")
    #expect(second.certificateError == 10)
    #expect(first.isConnected && first.isEncrypted && first.authorities.isEmpty)
    #expect(second.isConnected && !second.isEncrypted)
    #expect(second.authorities.map(\.subject) == ["Issuer", "Root"])
    #expect(second.certificate?.expiry?.date == "2026-01-31")
  }

  @Test("Output of a terminated program is not read")
  func truncated() {
    let bytes = Array(Self.output.utf8)
    for count in 0..<bytes.count {
      #expect(FetchOutput(reading: Array(bytes[..<count]), count: 2) == nil)
    }
  }

  @Test(
    "Invalid output is not read",
    arguments: ["status 3\n200\nend 0\n\n", "request 1\n2\nend 0\n\n", "end -1\n\n", "end 9\n\n"])
  func invalid(_ output: String) {
    #expect(FetchOutput(reading: Array(output.utf8), count: 2) == nil)
  }

  // The numbers of seconds are those of `date --utc +%s`.
  @Test(
    "Times are converted",
    arguments: [
      (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_772_323_199, "2026-02-28"),
      (4_107_542_399, "2100-02-28"), (-1, "1969-12-31"), (253_402_300_799, "9999-12-31"),
    ])
  func times(_ seconds: Int, _ date: String) {
    #expect(UTCTime(seconds: seconds).date == date)
  }
}
