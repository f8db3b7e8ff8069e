#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A wrapper around a caller's closure that passes each different diagnostic to the closure only
/// once.
final class TextDiagnosticHook: Sendable {
  private let hook: @Sendable (TextDiagnostic) -> Void

  // `Mutex` requires newer releases of Apple's platforms than the minimum releases of this package.
  #if canImport(Darwin)
    private let said = OSAllocatedUnfairLock(initialState: Set<TextDiagnostic>())
  #else
    private let said = Mutex(Set<TextDiagnostic>())
  #endif

  init(_ hook: @escaping @Sendable (TextDiagnostic) -> Void) {
    self.hook = hook
  }

  /// Calls the hook, unless the diagnostic was already reported.
  func report(_ diagnostic: TextDiagnostic) {
    // The hook runs outside the lock, so that it can request localized strings.
    if said.withLock({ $0.insert(diagnostic).inserted }) { hook(diagnostic) }
  }
}
