#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Hands each diagnostic to a hook once.
final class TextDiagnosticHook: Sendable {
  private let hook: @Sendable (TextDiagnostic) -> Void

  // `Mutex` is younger than the oldest systems of Apple that the package serves.
  #if canImport(Darwin)
    private let said = OSAllocatedUnfairLock(initialState: Set<TextDiagnostic>())
  #else
    private let said = Mutex(Set<TextDiagnostic>())
  #endif

  init(_ hook: @escaping @Sendable (TextDiagnostic) -> Void) {
    self.hook = hook
  }

  /// Calls the hook, unless it was called with the same diagnostic.
  func report(_ diagnostic: TextDiagnostic) {
    // The hook runs outside the lock, so that it may show texts itself.
    if said.withLock({ $0.insert(diagnostic).inserted }) { hook(diagnostic) }
  }
}
