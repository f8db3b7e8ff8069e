import Diagnostics
import Files

/// A limit on the memory of diagnostics, shared by the threads of a run.
///
/// Missing translations grow with the product of keys and languages, so that a file of one megabyte
/// can have billions. The usual limit is far above what the catalogs of a project have: about two
/// million diagnostics. Nothing is left out silently: results of an exhausted budget are empty.
public final class DiagnosticBudget: @unchecked Sendable {
  /// The usual limit in bytes.
  public static let usualLimit = 1 << 30

  private let limit: Int
  private let parent: DiagnosticBudget?
  // The monitor guards both: `Mutex` needs newer systems of Apple than the package does.
  private let monitor = Monitor()
  private var used = 0
  private var isOverdrawn = false

  /// Creates a budget.
  ///
  /// - Parameter limit: The memory in bytes, as an estimate.
  public init(limit: Int = usualLimit) {
    self.limit = limit
    parent = nil
  }

  /// Creates a budget whose diagnostics also count in another one, until they are released.
  package init(partOf parent: DiagnosticBudget) {
    limit = .max
    self.parent = parent
  }

  /// A Boolean value that indicates whether there were more diagnostics than the limit allows.
  public var isExhausted: Bool { parent?.isExhausted ?? monitor.withLock { isOverdrawn } }

  /// Counts a diagnostic.
  ///
  /// - Returns: `false` if the budget is exhausted, so that the diagnostic must not be kept.
  func take(_ diagnostic: Diagnostic) -> Bool { reserve(diagnostic.memory) != nil }

  /// Reserves memory for diagnostics to come.
  ///
  /// - Parameters:
  ///   - bytes: The memory of the first of them.
  ///   - wanted: What is reserved if as much is left.
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

  /// Returns the memory of all diagnostics to the other budget.
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
  /// An estimate of the bytes of the diagnostic, without the strings that all of a file share.
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

  /// An estimate of the bytes of a string outside of the value that has it.
  private static func memory(of string: String) -> Int {
    let count = string.utf8.count
    return count > 15 ? 32 + count : 0
  }
}
