internal import SwiftSyntax

// What a declaration belongs to, and the generic parameters that it sees.
extension ThunkMaker {
  func scope(
    _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?,
    _ parameters: FunctionParameterListSyntax?
  ) throws(Refusal) -> (GenericScope, [Int?]) {
    var scope = GenericScope()
    if types.isProtocol(entry.owner) {
      scope.declare("Self", .named(entry.owner))
    } else {
      for path in LibraryTypes.chain(entry.owner) {
        try scope.declare(types.facts[path]?.parameterClause)
        scope.constrain(types.facts[path]?.whereClause)
      }
      scope.own()
    }
    scope.constrain(entry.context?.genericWhereClause)
    try scope.declare(clause)
    scope.constrain(whereClause)
    scope.number = number
    var opaque: [Int?] = []
    for (position, parameter) in (parameters ?? []).enumerated() {
      if ParameterPlanner.function(in: parameter.type) == nil, let bounds = parameter.type.opaqueBounds {
        opaque.append(scope.names.count)
        scope.declare("opaque\(position)", bounds)
      } else {
        opaque.append(nil)
      }
    }
    return (scope, opaque)
  }

  func owner(_ scope: GenericScope) throws(Refusal) -> Owner {
    var binder = TypeBinder(scope: scope, types: types, module: entry.module)
    if entry.owner.isEmpty { return Owner(binder: binder, type: "", isProtocol: false, isClass: false) }
    if types.isProtocol(entry.owner) {
      if scope.same["Self"] != nil {
        let type = try binder.bound(.named("Self")).text
        return Owner(binder: binder, type: type, isProtocol: false, isClass: false)
      }
      let protocols = scope.protocols(of: "Self")
      if !ParameterPlanner.isOpened(protocols) {
        let native = try binder.bound(.named("Self")).text
        if native == "Value" { throw .noStandIn(entry.owner) }
        return Owner(binder: binder, type: native, isProtocol: true, isClass: false, leaf: "c.type(0)")
      }
      let existential =
        protocols.count == 1 ? binder.qualified(protocols[0]) : protocols.map(binder.qualified).joined(separator: " & ")
      if scope.constraints.keys.contains(where: { $0.hasPrefix("Self.") })
        || scope.same.keys.contains(where: { $0.hasPrefix("Self.") })
      {
        throw Refusal("constraint on an associated type of an existential")
      }
      binder.opensSelf = true
      return Owner(
        binder: binder, type: "(any \(existential))", isProtocol: true, isClass: false, opened: existential,
        leaf: "c.type(0)")
    }
    var text = ""
    var leaf: String?
    for path in LibraryTypes.chain(entry.owner) {
      let name = String(path.split(separator: ".").last ?? "")
      text = text.isEmpty ? binder.qualified(name) : "\(text).\(name)"
      let parameters = types.facts[path]?.parameters ?? []
      guard !parameters.isEmpty else { continue }
      var natives: [String] = []
      for parameter in parameters {
        let bound = try binder.bound(.named(parameter))
        natives.append(bound.text)
        if bound.text != "Erased" { leaf = bound.leaf ?? leaf }
      }
      text += "<\(natives.joined(separator: ", "))>"
    }
    binder.selfType = text
    return Owner(binder: binder, type: text, isProtocol: false, isClass: types.isClass(entry.owner), leaf: leaf)
  }

  func receiver(_ owner: Owner) throws(Refusal) -> String {
    if owner.opened != nil { return "s" }
    if owner.type == "Erased" { return "c.view(0, c.type(0))" }
    return try ParameterPlanner.reading(BoundType(text: owner.type, leaf: owner.leaf), 0)
  }

  /// Puts the body into a function that opens the receiver.
  func opening(_ owner: Owner, _ body: [String]) -> [String] {
    guard let opened = owner.opened else { return body }
    let isChanging = body.contains { $0.contains("c.arguments[") }
    let c = isChanging ? "inout NativeCall" : "NativeCall"
    return ["  func opened<S: \(opened)>(_ s: S, _ c: \(c)) throws(Interruption) -> Value {"] + body.map { "  " + $0 }
      + [
        "  }", "  return try opened(c.existential(0, (any \(opened)).self, c.type(0)), \(isChanging ? "&c" : "c"))",
      ]
  }
}
