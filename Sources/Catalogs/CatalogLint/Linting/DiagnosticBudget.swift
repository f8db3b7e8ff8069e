package import Diagnostics
import Files

/// A limit on the memory that diagnostics use, shared by the threads of a run.
///
/// The number of missing translations grows with the product of keys and languages. Even a small
/// file can cause more diagnostics than the memory can hold. The default limit is sufficient for
/// about two million diagnostics, far more than the catalogs of a project cause. If the budget is
/// exhausted, the linter returns no diagnostics, because an incomplete result would depend on the
/// order of the threads.
public final class DiagnosticBudget: @unchecked Sendable {
  /// The default limit, in bytes.
  public static let usualLimit = 1 << 30

  private let limit: Int
  private let parent: DiagnosticBudget?
  // The monitor guards both variables, because `Mutex` requires newer Apple operating systems than
  // the package does.
  private let monitor = Monitor()
  private var used = 0
  private var isOverdrawn = false

  /// Creates a budget.
  ///
  /// - Parameter limit: The maximum estimated memory of all diagnostics, in bytes.
  public init(limit: Int = usualLimit) {
    self.limit = limit
    parent = nil
  }

  /// Creates a budget that reserves its memory from a parent budget.
  ///
  /// ``release()`` gives the memory back to the parent.
  package init(partOf parent: DiagnosticBudget) {
    limit = .max
    self.parent = parent
  }

  /// A Boolean value that indicates whether the diagnostics exceeded the limit.
  public var isExhausted: Bool { parent?.isExhausted ?? monitor.withLock { isOverdrawn } }

  /// Reserves the memory of a diagnostic.
  ///
  /// - Returns: `false` if the budget is exhausted, so that the diagnostic must be dropped.
  func take(_ diagnostic: Diagnostic) -> Bool { reserve(diagnostic.memory) != nil }

  /// Reserves the memory of diagnostics that a cache contains.
  ///
  /// - Returns: `false` if the budget is exhausted, so that the diagnostics must be dropped.
  package func take(_ diagnostics: [Diagnostic]) -> Bool {
    let bytes = diagnostics.reduce(0) { $0 + $1.memory }
    return bytes == 0 || reserve(bytes) != nil
  }

  /// Reserves memory for a diagnostic and, if possible, for later ones.
  ///
  /// - Parameters:
  ///   - bytes: The memory of the first diagnostic.
  ///   - wanted: The total memory to reserve if that much is available.
  /// - Returns: The reserved memory, at least that of the first diagnostic; `nil` if the budget is
  ///   exhausted.
  func reserve(_ bytes: Int, wanted: Int = 0) -> Int? {
    var granted = max(bytes, wanted)
    if let parent {
      guard let left = parent.reserve(bytes, wanted: wanted) else { return nil }
      granted = left
    }
    return monitor.withLock {
      granted = max(bytes, min(granted, limit - used))
      if isOverdrawn || granted > limit - used {
        isOverdrawn = true
        return nil
      }
      used += granted
      return granted
    }
  }

  /// Gives the memory of all diagnostics back to the parent budget.
  package func release() {
    let bytes = monitor.withLock {
      let bytes = used
      used = 0
      return bytes
    }
    parent?.give(bytes)
  }

  private func give(_ bytes: Int) { monitor.withLock { used -= bytes } }
}

extension Diagnostic {
  /// The estimated memory of the diagnostic in bytes.
  ///
  /// Strings that all diagnostics of a file share, such as the path, are not included.
  var memory: Int {
    var bytes = MemoryLayout<Diagnostic>.stride + Self.memory(of: message)
    if let subject {
      bytes += Self.memory(of: subject.key ?? "") + Self.memory(of: subject.keyTitle ?? "")
      bytes += Self.memory(of: subject.variation ?? "")
    }
    for note in notes { bytes += MemoryLayout<Note>.stride + Self.memory(of: note.message) }
    for fixIt in fixIts {
      bytes += MemoryLayout<FixIt>.stride + Self.memory(of: fixIt.title)
      for edit in fixIt.edits {
        bytes += MemoryLayout<FixIt.Edit>.stride + Self.memory(of: edit.text)
      }
    }
    return bytes
  }

  /// Returns an estimate of the bytes that a string allocates on the heap.
  private static func memory(of string: String) -> Int {
    let count = string.utf8.count
    return count > 15 ? 32 + count : 0
  }
}
