/// Why a declaration has no generated thunk.
struct Refusal: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }

  static let asynchronous = Refusal("async")
  static let variadic = Refusal("variadic")
  static let metatype = Refusal("metatype")
  static let pack = Refusal("parameter pack")
  static let inoutClosure = Refusal("closure that changes its parameter")
  static let keyPath = Refusal("key path")
  static let wrapper = Refusal("property wrapper")
  static let builder = Refusal("result builder")
  static let functionValue = Refusal("gives a function")
  static let tooManyTypes = Refusal("several types of the program in one argument")

  static func noStandIn(_ name: String) -> Refusal { Refusal("protocol without a stand-in: \(name)") }
  static func associated(_ name: String) -> Refusal { Refusal("associated type: \(name)") }
  static func callback(_ result: String) -> Refusal { Refusal("closure that gives \(result)") }
}
