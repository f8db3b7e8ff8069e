import CatalogLaws
import Diagnostics
import Foundation
import Laws
import StringCatalogs

/// Fuzzes the reader and the editor of `.xcstrings` files with arbitrary bytes.
///
/// - No input may trap. All ranges must be inside the file and in order.
/// - Replacing a string with itself must change nothing.
/// - An inserted key must exist afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let file = CatalogFile.read(bytes, format: .xcstrings)
  checkPlaces(file)
  do throws(CatalogError) {
    check(try XCStringsEditor(parsing: bytes), file)
  } catch {
    law(error.range.upperBound <= bytes.count, "the range of an error is in the file: \(error)")
  }
  return 0
}

private func check(_ editor: XCStringsEditor, _ file: CatalogFile) {
  let same = file.values.flatMap { editor.replace($0, by: file.string($0.text)) }
  guard let copy = try? FixIt.Edit.apply(same, to: file.bytes) else {
    return law(false, "edits of different strings do not overlap")
  }
  let again = CatalogFile.read(copy, format: .xcstrings)
  law(
    again.values.map { again.string($0.text) } == file.values.map { file.string($0.text) },
    "an edit with the same string changes nothing")
  let key = "key 5"
  let isNew = !file.entries.contains { file.string($0.key) == key }
  let edits = editor.insert([.init(key: key, localizations: [.init("de", "\"\\\n")])])
  law(edits.isEmpty != isNew || !file.errors.isEmpty, "a key is inserted if it is new")
  guard let changed = try? FixIt.Edit.apply(edits, to: file.bytes) else {
    return law(false, "insertions do not overlap")
  }
  let after = CatalogFile.read(changed, format: .xcstrings)
  law(!after.errors.contains { $0.code == .syntax }, "the file is JSON after an insertion")
  law(
    after.entries.count == file.entries.count + (edits.isEmpty ? 0 : 1), "an insertion adds one key"
  )
}
