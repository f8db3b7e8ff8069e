import Diagnostics
import Foundation
import Laws
import StringCatalogs

/// Laws of `.xcstrings`, over any bytes: nothing traps; errors and all places lie inside and in order; every
/// text is spelled by its bytes; a text replaced by itself is the same text; a key that is inserted is there.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = input(start, count)
  let file = CatalogFile.read(bytes, format: .xcstrings)
  for error in file.errors {
    law(error.range.upperBound <= bytes.count, "an error lies inside: \(error)")
    law(!error.expected.isEmpty, "an error says what: \(error)")
  }
  law(file.errors == file.errors.sorted(), "errors are in the order of their places")
  checkPlaces(file)
  do throws(CatalogError) {
    check(try XCStringsEditor(parsing: bytes), file)
  } catch {
    law(error.range.upperBound <= bytes.count, "an error lies inside: \(error)")
  }
  return 0
}

private func checkPlaces(_ file: CatalogFile) {
  var localization = 0
  var value = 0
  for entry in file.entries {
    law(entry.localizations.lowerBound == localization, "localizations are in order")
    localization = entry.localizations.upperBound
    checkText(entry.key, file)
    if let comment = entry.comment { checkText(comment, file) }
    for place in entry.localizations {
      let localization = file.localizations[place]
      law(file.languages.indices.contains(localization.language), "a localization has a language")
      law(localization.values.lowerBound == value, "values are in order")
      value = localization.values.upperBound
      for value in file.values[localization.values] {
        checkText(value.text, file)
        if let substitution = value.variation.substitution {
          law(localization.substitutions.contains(substitution), "a substitution is its own")
        }
      }
    }
  }
  law(
    localization == file.localizations.count && value == file.values.count, "nothing is left over")
}

private func checkText(_ text: CatalogText, _ file: CatalogFile) {
  law(text.range.upperBound <= file.bytes.count, "a text lies inside")
  let string = file.string(text)
  let count = string.utf8.count
  law(file.sourceRange(of: 0..<count, in: text) == text.sourceRange, "a text is all of itself")
  let middle = file.sourceRange(of: count / 3..<count / 2, in: text)
  law(
    text.range.lowerBound <= middle.lowerBound && middle.upperBound <= text.range.upperBound,
    "a part lies inside")
}

private func check(_ editor: XCStringsEditor, _ file: CatalogFile) {
  let same = file.values.flatMap { editor.replace($0, by: file.string($0.text)) }
  guard let copy = try? FixIt.Edit.apply(same, to: file.bytes) else {
    return law(false, "edits of different texts do not overlap")
  }
  let again = CatalogFile.read(copy, format: .xcstrings)
  law(
    again.values.map { again.string($0.text) } == file.values.map { file.string($0.text) }, "same")
  let key = "key 5"
  let isNew = !file.entries.contains { file.string($0.key) == key }
  let edits = editor.insert([.init(key: key, localizations: [.init("de", "\"\\\n")])])
  law(edits.isEmpty != isNew || !file.errors.isEmpty, "a key is inserted if it is new")
  guard let changed = try? FixIt.Edit.apply(edits, to: file.bytes) else {
    return law(false, "insertions do not overlap")
  }
  let after = CatalogFile.read(changed, format: .xcstrings)
  law(!after.errors.contains { $0.code == .syntax }, "what is inserted is JSON")
  law(after.entries.count == file.entries.count + (edits.isEmpty ? 0 : 1), "one key more")
}
