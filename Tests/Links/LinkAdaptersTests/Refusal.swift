import LinkRouting
import Testing

/// Returns the link error that a closure throws; `nil` if it throws none.
func refusal<Value>(_ body: () throws -> Value) -> LinkError? {
  do {
    _ = try body()
  } catch let error as LinkError {
    return error
  } catch {
    Issue.record("another error: \(error)")
  }
  return nil
}
