import BundledApps
import LinkRouting

/// The router of all bundled apps.
let router = Router(proven: BundledApp.all)

/// The refusal of something; `nil` if nothing is refused.
func refusal<Value>(_ body: () throws(LinkError) -> Value) -> LinkError? {
  do throws(LinkError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

/// Every text that a careless line of code could make of a value.
func texts(of value: Any) -> [String] {
  var dumped = ""
  dump(value, to: &dumped)
  return [
    "\(value)", String(reflecting: value), dumped,
    String(reflecting: Mirror(reflecting: value).children.map(\.value)),
  ]
}
