internal import Foundation

extension Catalogue {
  /// Functions of numbers, as Foundation has them.
  func registerMathematics() {
    let functions: [(String, String, @MainActor (Double) -> Double)] = [
      ("sin", "The sine of an angle in radians.", { sin($0) }), ("cos", "The cosine of an angle in radians.", { cos($0) }),
      ("tan", "The tangent of an angle in radians.", { tan($0) }), ("asin", "The angle of a sine.", { asin($0) }), ("acos", "The angle of a cosine.", { acos($0) }),
      ("atan", "The angle of a tangent.", { atan($0) }), ("sqrt", "The square root.", { $0.squareRoot() }), ("exp", "A power of e.", { exp($0) }),
      ("log", "The natural logarithm.", { log($0) }), ("floor", "The next whole number below.", { $0.rounded(.down) }),
      ("ceil", "The next whole number above.", { $0.rounded(.up) }), ("round", "The nearest whole number.", { $0.rounded() }),
      ("fabs", "The number without its sign.", { abs($0) }),
    ]
    func number(_ value: Value?) -> Double {
      if case .library(let number as Float)? = value { return Double(number) }
      return value?.number ?? .nan
    }
    func value(_ number: Double, _ type: StaticType) -> Value { type == Float.staticType ? Float(number).value : .double(number) }
    for type in [StaticType.double, .cgFloat, Float.staticType] {
      for (name, doc, apply) in functions where self.functions(named: name).count < 3 {
        add(
          CatalogueEntry(.function, "", name, [ParameterSignature(label: nil, name: "value", type: type)], result: type, doc: doc) { call in
            value(apply(number(call.arguments[0])), type)
          })
      }
      let pairs: [(String, String, @MainActor (Double, Double) -> Double)] = [
        ("pow", "A power of a number.", { pow($0, $1) }), ("atan2", "The angle of a direction, by its height and its width.", { atan2($0, $1) }),
        ("hypot", "The length of a diagonal.", { hypot($0, $1) }), ("fmod", "What a division leaves.", { fmod($0, $1) }),
      ]
      for (name, doc, apply) in pairs where self.functions(named: name).count < 3 {
        let parameter = ParameterSignature(label: nil, name: "value", type: type)
        add(
          CatalogueEntry(.function, "", name, [parameter, parameter], result: type, doc: doc) { call in
            value(apply(number(call.arguments[0]), number(call.arguments[1])), type)
          })
      }
    }
  }
}
