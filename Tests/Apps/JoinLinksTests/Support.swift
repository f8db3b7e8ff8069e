import BundledApps
import LinkRouting

/// The router of all bundled apps.
let router = Router(proven: BundledApp.all)

/// Returns the error that a closure throws; `nil` if it throws none.
func refusal<Value>(_ body: () throws(LinkError) -> Value) -> LinkError? {
  do throws(LinkError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// Returns the strings that result from printing, dumping, and reflecting a value.
func texts(of value: Any) -> [String] {
  var dumped = ""
  dump(value, to: &dumped)
  return [
    "\(value)", String(reflecting: value), dumped,
    String(reflecting: Mirror(reflecting: value).children.map(\.value)),
  ]
}
