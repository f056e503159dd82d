internal import SwiftSyntax

/// How a thunk hands a closure of the program to the library.
struct ClosurePlan {
  let binder: TypeBinder
  let function: FunctionTypeSyntax
  let index: Int
  let isOptional: Bool
  let isEscaping: Bool
  let isBuilder: Bool
  /// The library may call it from anywhere; programs run on the main thread.
  var isSendable = false

  func plan(_ fallback: String?) throws(Refusal) -> ParameterPlan {
    if function.effectSpecifiers?.asyncSpecifier != nil { throw .asynchronous }
    let result = function.returnClause.type
    let isVoid = ["Void", "()"].contains(result.trimmedDescription)
    let bound = isVoid ? BoundType(text: "Void") : try self.bound(result)
    if function.parameters.isEmpty, bound.text == "Erased", !isOptional { return content(bound, fallback) }
    var changed: [Int] = []
    var names: [String] = []
    var types: [String] = []
    for (position, parameter) in function.parameters.enumerated() {
      if let attributed = parameter.type.as(AttributedTypeSyntax.self),
        attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" })
      {
        changed.append(position)
      }
      if ParameterPlanner.function(in: parameter.type) != nil { throw Refusal("closure that is given a function") }
      names.append("p\(position)")
      types.append(try binder.bound(parameter.type).text)
    }
    let values = names.map { "give(\($0) as Any)" }.joined(separator: ", ")
    let f = "f\(index)"
    let head =
      names.isEmpty
      ? ""
      : "("
        + types.indices.map { "\(names[$0]): \(changed.contains($0) ? "inout " : "")\(types[$0])" }.joined(
          separator: ", ") + ") in "
    if !changed.isEmpty {
      if !isVoid || isOptional || fallback != nil { throw .inoutClosure }
      let back = changed.map { "; p\($0) = \(f).native(a[\($0)], \(types[$0]).self) ?? p\($0)" }.joined()
      // What draws is kept, and called whenever a picture is made.
      let draws = isEscaping && types.contains("GraphicsContext")
      return ParameterPlan(
        before: ["  let \(f) = try c.\(draws ? "renderer" : "callback")(\(index))"],
        after: isEscaping ? [] : ["  try \(f).finish()"],
        argument: "{ \(head)var a: [Value] = [\(values)]; \(f).run(changing: &a)\(back) }")
    }
    let declared = "  let \(f) = try c.callback(\(index)\(bound.leaf.map { ", \($0)" } ?? ""))"
    let optional = "  let \(f) = try c.optionalCallback(\(index)\(bound.leaf.map { ", \($0)" } ?? ""))"
    var plan = ParameterPlan(
      after: isEscaping ? [] : ["  try \(f)\(isOptional || fallback != nil ? "?" : "").finish()"])
    if isOptional {
      guard fallback == nil || fallback == "nil" || fallback == "{}" else {
        throw Refusal("default of an optional closure")
      }
      plan.before = [optional]
      plan.argument = "\(f).map { \(f) in { \(head)\(try call(f, values, bound)) } }"
    } else if let fallback {
      plan.before = [optional]
      if isVoid {
        plan.argument = "{ \(head)\(f)?.run([\(values)]) }"
      } else {
        let type = "(\(types.joined(separator: ", "))) -> \(bound.text)"
        let call = try call(f, values, bound)
        plan.argument =
          "{ \(head)if let \(f) { return \(call) } else { return (\(fallback) as \(type))(\(names.joined(separator: ", "))) } }"
      }
    } else {
      plan.before = [declared]
      let call = try call(f, values, bound)
      if isSendable, !names.isEmpty {
        let input = (["\(f)"] + names).joined(separator: ", ")
        plan.argument = "{ \(head)onMainThread((\(input))) { (\(input)) in \(call) } }"
      } else {
        plan.argument = "{ \(head)\(call) }"
      }
    }
    return plan
  }

  private func bound(_ type: TypeSyntax) throws(Refusal) -> BoundType {
    if let bounds = type.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription {
      let native = try GenericScope.standIn(for: [bounds])
      return BoundType(text: native, leaf: nil)
    }
    return try binder.bound(type)
  }

  /// Views that are made at once, or when they are shown.
  private func content(_ type: BoundType, _ fallback: String?) -> ParameterPlan {
    let leaf = type.leaf.map { ", \($0)" } ?? ""
    let read = "c.\(isEscaping ? "deferred" : "content")(\(index)\(leaf))"
    let value = fallback.map { "c.isGiven(\(index)) ? \(read) : Erased((\($0))())" } ?? read
    return ParameterPlan(before: ["  let v\(index) = try \(value)"], argument: "{ v\(index) }")
  }

  private func call(_ f: String, _ values: String, _ result: BoundType) throws(Refusal) -> String {
    switch result.text {
    case "Void": return "\(f).run([\(values)])"
    case "Erased": return "\(f).view([\(values)])"
    case "Value": return "\(f).value([\(values)])"
    default:
      guard let fallback = Self.fallback(result.text) else { throw .callback(result.text) }
      return "\(f).result([\(values)], \(result.text).self) ?? \(fallback)"
    }
  }

  /// What the library is given once the run has ended.
  private static func fallback(_ type: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return fallbacks[type]
  }

  private static let fallbacks: [String: String] = [
    "Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0", "String": "\"\"", "TimeInterval": "0",
    "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero", "Color": ".clear",
    "Text": "Text(\"\")", "Alert": "Alert(title: Text(\"\"))", "ActionSheet": "ActionSheet(title: Text(\"\"))",
    "Path": "Path()", "Views.Path": "Views.Path()", "Angle": ".zero", "Held": "Held.none",
    "EmptyMatchedTransitionSourceConfiguration": "EmptyMatchedTransitionSourceConfiguration()",
    "AnyVisualEffect": "AnyVisualEffect.none", "TupleKeyframes<Value>": "TupleKeyframes<Value>()",
    "KeyPressResult": ".ignored", "NSItemProvider": "NSItemProvider()", "OpenURLAction.Result": ".handled",
    "Animation": ".default", "ComparisonResult": ".orderedSame", "Date": "Date(timeIntervalSinceReferenceDate: 0)",
  ]
}
