internal import Declarations
internal import Foundation
internal import Interfaces
internal import LayoutCore
internal import Runtime
internal import Semantics
internal import Testing

@testable internal import Bindings
@testable internal import Views

/// Calls thunks of the library as a program does.
@MainActor
struct Library {
  let evaluation = Evaluation(ProgramCheck.checked("", library: LibraryReader()).handOver(), natives: NativeTable())

  struct Missing: Error {
    let text: String
  }

  /// The thunk of the only declaration whose text begins so.
  func thunk(_ module: String, _ owner: String, _ text: String, _ role: BindingTable.Role = .call) throws
    -> NativeFunction
  {
    let introducers = ["class", "func", "var", "case", "let", "mutating", "static", "prefix"]
    let rest = text.split(separator: " ").drop { introducers.contains(String($0)) }.first ?? ""
    let isOperator = rest.first.map { !$0.isLetter } ?? false
    let base = isOperator ? String(rest) : String(rest.prefix { $0.isLetter || $0.isNumber })
    let found = (InterfaceLibrary.module(named: module)?.entries(owner: owner, name: base) ?? []).filter {
      $0.text.contains(text)
    }
    guard found.count == 1, let thunk = BindingTable.table(of: module)?.thunk(of: found[0].number, role) else {
      throw Missing(text: "\(owner) \(text): \(found.map(\.text))")
    }
    return thunk
  }

  func call(_ module: String, _ owner: String, _ text: String, _ arguments: [Value], role: BindingTable.Role = .call)
    throws -> Value
  {
    var call = NativeCall(evaluation, arguments: arguments)
    return try thunk(module, owner, text, role)(&call)
  }
  /// What a member that changes its value makes of it.
  func changed(_ module: String, _ owner: String, _ text: String, _ arguments: [Value], role: BindingTable.Role = .call)
    throws -> Value
  {
    var call = NativeCall(evaluation, arguments: arguments)
    _ = try thunk(module, owner, text, role)(&call)
    return call.arguments[0]
  }
  /// A closure of a program.
  func closure(_ body: @escaping @MainActor ([Value]) -> Value) -> Value {
    .closure(Closure { (call: inout NativeCall) throws(Interruption) -> Value in body(call.arguments) })
  }
}

/// A native value as a program holds it.
@MainActor func value(_ native: Any) -> Value { give(native) }

/// A value in a form that can be compared.
@MainActor func plain(_ value: Value) -> AnyHashable {
  switch value {
  case .void: "void"
  case .bool(let flag): flag
  case .int(let number): number
  case .double(let number): number
  case .string(let text): text
  case .none(let depth): "none \(depth)"
  case .tuple(let elements), .array(let elements), .structure(let elements): elements.map(plain)
  case .dictionary(let table): Dictionary(uniqueKeysWithValues: table.all.map { (plain($0.key), plain($0.value)) })
  case .set(let table): Set(table.all.map { plain($0.key) })
  case .library(let library): library.value as? AnyHashable ?? AnyHashable("\(library.value)")
  default: "\(value)"
  }
}

/// The laid-out nodes of a view as text: one line a node, indented; size and place in points.
@MainActor func outline(_ view: some View) -> String {
  let host = ViewHost(view, device: .cells)
  host.layOut(ProposedViewSize(width: 200, height: 160))
  let frames = host.tree.frames()
  var lines: [String] = []
  func add(_ node: NodeID, _ depth: Int) {
    let frame = frames[Int(node)]
    lines.append(
      "\(String(repeating: " ", count: depth))\(host.infos[Int(node)].kind) \(host.label(of: node) ?? "") \(frame)")
    for child in host.tree.children(of: node) { add(child, depth + 1) }
  }
  if let root = host.tree.root { add(root, 0) }
  return lines.joined(separator: "\n")
}
@MainActor func outline(_ value: Value) -> String {
  guard case .library(let library) = value, let view = library.value as? any View else { return "no view: \(value)" }
  return outline(Erased(view))
}
