import CWaymark

/// Reads arrays of Arrow's C data interface as text, independently of the code that writes them.
@unsafe
struct ArrowReader {
  let schema: UnsafeMutablePointer<ArrowSchema>
  let array: UnsafeMutablePointer<ArrowArray>

  /// The type, as a format string of the C data interface.
  var format: String { unsafe String(cString: schema.pointee.format) }
  /// The name of the field.
  var name: String { unsafe String(cString: schema.pointee.name) }
  /// The number of elements.
  var count: Int { unsafe Int(array.pointee.length) }
  /// The fields of a struct, or the entries of a map.
  var children: [ArrowReader] {
    unsafe (0..<Int(array.pointee.n_children)).compactMap { index in
      guard let schema = unsafe schema.pointee.children[index],
        let array = unsafe array.pointee.children[index]
      else { return nil }
      return unsafe ArrowReader(schema: schema, array: array)
    }
  }

  /// The elements of a struct.
  ///
  /// A null element is `nil`. Null fields are omitted.
  var rows: [[String: String]?] {
    let columns = unsafe children
    return unsafe (0..<count).map { row in
      guard unsafe isValid(row) else { return nil }
      var fields: [String: String] = [:]
      for index in unsafe columns.indices {
        unsafe fields[columns[index].name] = columns[index].text(row)
      }
      return fields
    }
  }

  func isValid(_ row: Int) -> Bool {
    guard let bits = unsafe array.pointee.buffers[0] else { return true }
    return unsafe bits.load(fromByteOffset: row / 8, as: UInt8.self) >> UInt8(row % 8) & 1 == 1
  }

  private func number<Value: FixedWidthInteger & BitwiseCopyable>(
    _ row: Int, as type: Value.Type
  ) -> Value {
    unsafe array.pointee.buffers[1]?.load(
      fromByteOffset: row * MemoryLayout<Value>.size, as: type) ?? 0
  }

  /// Returns an element as text; `nil` for a null element.
  func text(_ row: Int) -> String? {
    guard unsafe isValid(row) else { return nil }
    if let values = unsafe array.pointee.dictionary {
      let dictionary = unsafe ArrowReader(schema: schema.pointee.dictionary, array: values)
      return unsafe dictionary.text(Int(number(row, as: Int32.self)))
    }
    switch unsafe format {
    case "l": return unsafe String(number(row, as: Int64.self))
    case "u":
      let start = unsafe Int(number(row, as: Int32.self))
      let end = unsafe Int(number(row + 1, as: Int32.self))
      let bytes = unsafe UnsafeRawBufferPointer(
        start: array.pointee.buffers[2].map { unsafe $0 + start }, count: end - start)
      return unsafe String(decoding: bytes, as: UTF8.self)
    case "+m":
      let entries = unsafe children[0].children
      let range = unsafe Int(number(row, as: Int32.self))..<Int(number(row + 1, as: Int32.self))
      return range.map { entry in
        unsafe (entries[0].text(entry) ?? "") + "=" + (entries[1].text(entry) ?? "")
      }.joined(separator: " ")
    default: return nil
    }
  }
}
