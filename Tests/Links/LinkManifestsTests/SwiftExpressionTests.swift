import Foundation
import Testing
import TextPrimitives

@testable import LinkCodeGeneration

@Suite("Swift expressions and the folder of the bundled apps")
struct SwiftExpressionTests {
  @Test("A long string is split between words, and its value does not change")
  func longTexts() {
    let text = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let lines = SwiftExpression.string(text).text(indent: 2, column: 20, trailing: 1)
      .split(separator: "\n").map(String.init)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let parts = lines.map { $0.split(separator: "\"", omittingEmptySubsequences: false)[1] }
    #expect(parts.joined() == text)
  }

  @Test("Characters that Swift would misinterpret are escaped")
  func literals() {
    #expect(SwiftSource.literal("a\"\\(b)\n\u{200B}é\u{7}") == #""a\"\\(b)\n\u{200B}é\u{7}""#)
  }

  @Test("The digits of long numbers are grouped, as swift-format requires")
  func numbers() {
    #expect(SwiftNumbers.decimal(999_999) == "999999")
    #expect(SwiftNumbers.decimal(-1_234_567) == "-1_234_567")
    #expect(SwiftNumbers.decimal(.max - 7) == "9_223_372_036_854_775_800")
    #expect(SwiftNumbers.decimal(.min) == "Int.min" && SwiftNumbers.decimal(.max) == "Int.max")
    #expect(
      SwiftNumbers.hexadecimal(0xAB) == "0xAB" && SwiftNumbers.hexadecimal(7, digits: 2) == "0x07")
    #expect(SwiftNumbers.hexadecimal(0x10_FFFF) == "0x10FFFF")
    #expect(SwiftNumbers.hexadecimal(0x12_3456_789A) == "0x12_3456_789A")
  }

  @Test("After write(), the folder contains exactly the Swift for its manifests")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bundled-apps-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The folder is temporary anyway.
    let generator = BundledAppsGenerator(folder: folder.path)
    let manifests = URL(fileURLWithPath: generator.manifests)
    try FileManager.default.createDirectory(at: manifests, withIntermediateDirectories: true)
    let file = manifests.appending(path: "shop.links.yaml")
    try Data("app: shop\nschemes: [shop]\nroutes: { r: /r }\n".utf8).write(to: file)
    let names = ["BundledApp+All.swift", "ShopLink.swift"]
    #expect(try generator.staleFiles() == names)
    #expect(try generator.write() == names)
    #expect(try generator.staleFiles() == [])
    try Data().write(to: URL(fileURLWithPath: generator.target + "/Old.swift"))
    #expect(try generator.staleFiles() == ["Old.swift"])
    #expect(try generator.write() == ["Old.swift"])
    #expect(try generator.staleFiles() == [])
    try Data("app: shop\n".utf8).write(to: file)
    #expect(throws: BundledAppsGenerator.Failure.self) { try generator.write() }
    #expect(FileManager.default.fileExists(atPath: generator.target))
  }
}
