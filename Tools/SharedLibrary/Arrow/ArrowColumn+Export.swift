import CWaymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Each exported structure has its own `release` callback, because a consumer may move a child out
// of its parent and release it later.

extension ArrowColumn {
  /// Writes the column as an array of the C data interface.
  func export(to array: UnsafeMutablePointer<ArrowArray>) {
    let buffers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: max(1, buffers.count))
    for (index, buffer) in self.buffers.enumerated() {
      unsafe (buffers + index).initialize(
        to: buffer.flatMap { unsafe UnsafeRawPointer($0.memory.baseAddress) })
    }
    let children = unsafe ArrowChildren<ArrowArray>.allocate(self.children.count)
    for (index, child) in self.children.enumerated() {
      if let place = unsafe children?[index] { unsafe child.export(to: place) }
    }
    let dictionary = unsafe self.dictionary.map { column in
      let place = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      unsafe column.export(to: place)
      return unsafe place
    }
    unsafe array.initialize(
      to: ArrowArray(
        length: Int64(length), null_count: Int64(nullCount), offset: 0,
        n_buffers: Int64(self.buffers.count), n_children: Int64(self.children.count),
        buffers: buffers, children: children, dictionary: dictionary,
        release: { unsafe releaseArray($0) },
        private_data: Unmanaged.passRetained(self).toOpaque()))
  }

  /// Writes the type of the column as a schema of the C data interface.
  func export(to schema: UnsafeMutablePointer<ArrowSchema>) {
    let children = unsafe ArrowChildren<ArrowSchema>.allocate(self.children.count)
    for (index, child) in self.children.enumerated() {
      if let place = unsafe children?[index] { unsafe child.export(to: place) }
    }
    let dictionary = unsafe self.dictionary.map { column in
      let place = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      unsafe column.export(to: place)
      return unsafe place
    }
    unsafe schema.initialize(
      to: ArrowSchema(
        format: strdup(format), name: strdup(name), metadata: nil,
        flags: isNullable ? Int64(ARROW_FLAG_NULLABLE) : 0, n_children: Int64(self.children.count),
        children: children, dictionary: dictionary, release: { unsafe releaseSchema($0) },
        private_data: nil))
  }
}

/// The structures of children, and the array of pointers to them.
private enum ArrowChildren<Structure> {
  /// Allocates memory for a number of children; returns `nil` for none.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<Structure>?>? {
    guard count > 0 else { return nil }
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<Structure>?>.allocate(capacity: count)
    for index in 0..<count {
      unsafe (pointers + index).initialize(to: .allocate(capacity: 1))
    }
    return unsafe pointers
  }
}

/// Releases an array and the children that the consumer has not moved.
private func releaseArray(_ array: UnsafeMutablePointer<ArrowArray>?) {
  guard let array = unsafe array, unsafe array.pointee.release != nil else { return }
  if let children = unsafe array.pointee.children {
    for index in 0..<Int(unsafe array.pointee.n_children) {
      guard let child = unsafe children[index] else { continue }
      unsafe child.pointee.release?(child)
      unsafe child.deallocate()
    }
    unsafe children.deallocate()
  }
  if let dictionary = unsafe array.pointee.dictionary {
    unsafe dictionary.pointee.release?(dictionary)
    unsafe dictionary.deallocate()
  }
  unsafe array.pointee.buffers.deallocate()
  if let column = unsafe array.pointee.private_data {
    unsafe Unmanaged<ArrowColumn>.fromOpaque(column).release()
  }
  unsafe array.pointee.release = nil
}

/// Releases a schema and its children.
private func releaseSchema(_ schema: UnsafeMutablePointer<ArrowSchema>?) {
  guard let schema = unsafe schema, unsafe schema.pointee.release != nil else { return }
  if let children = unsafe schema.pointee.children {
    for index in 0..<Int(unsafe schema.pointee.n_children) {
      guard let child = unsafe children[index] else { continue }
      unsafe child.pointee.release?(child)
      unsafe child.deallocate()
    }
    unsafe children.deallocate()
  }
  if let dictionary = unsafe schema.pointee.dictionary {
    unsafe dictionary.pointee.release?(dictionary)
    unsafe dictionary.deallocate()
  }
  unsafe free(UnsafeMutablePointer(mutating: schema.pointee.format))
  unsafe free(UnsafeMutablePointer(mutating: schema.pointee.name))
  unsafe schema.pointee.release = nil
}
