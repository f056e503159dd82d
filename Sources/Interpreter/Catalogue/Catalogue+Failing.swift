internal import Foundation

extension Catalogue {
  /// `print` and what ends a program: `fatalError`, `precondition`, `assert`.
  func registerFailing() {
    func failure(_ message: String, _ call: CatalogueEntry.Call) -> Interruption {
      call.evaluation.failure(Diagnostic("Fatal error" + (message.isEmpty ? "" : ": \(message)"), at: call.evaluation.range(call.span)))
    }
    var message = ParameterSignature(label: nil, name: "message", type: .function([], .string), hasDefault: true)
    message.isAutoclosure = true
    var condition = ParameterSignature(label: nil, name: "condition", type: .function([], .bool))
    condition.isAutoclosure = true
    func text(_ index: Int, _ call: CatalogueEntry.Call) throws(Interruption) -> String {
      guard call.arguments.indices.contains(index), call.arguments[index] != nil else { return "" }
      return try call.apply(index, []).text
    }
    for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
      add(
        CatalogueEntry(.function, "", name, [message], result: name == "assertionFailure" ? .void : .never, doc: "Ends the program with a message.") {
          call throws(Interruption) -> Value in
          throw failure(try text(0, call), call)
        })
    }
    for name in ["precondition", "assert"] {
      add(
        CatalogueEntry(.function, "", name, [condition, message], result: .void, doc: "Ends the program with a message unless something holds.") {
          call throws(Interruption) -> Value in
          if case .bool(true) = try call.apply(0, []) { return .void }
          throw failure(try text(1, call), call)
        })
    }
    var items = ParameterSignature(label: nil, name: "items", type: .array(.any([])))
    items.isVariadic = true
    items.hasDefault = true
    let (separator, terminator) = (
      ParameterSignature(label: "separator", name: "separator", type: .string, hasDefault: true),
      ParameterSignature(label: "terminator", name: "terminator", type: .string, hasDefault: true)
    )
    for name in ["print", "debugPrint", "NSLog"] {
      add(
        CatalogueEntry(.function, "", name, [items, separator, terminator], result: .void, doc: "Writes values to the console; the playground keeps them for itself.") {
          call throws(Interruption) -> Value in
          guard case .array(let values) = call.argument(0) else { return .void }
          let separator = try call.arguments[1].map { value throws(Interruption) in try String.read(value, call) } ?? " "
          let terminator = try call.arguments[2].map { value throws(Interruption) in try String.read(value, call) } ?? "\n"
          call.evaluation.write(values.map(\.text).joined(separator: separator) + terminator)
          return .void
        })
    }
  }
}

extension Evaluation {
  /// Adds to what the program printed: at most a million bytes, the rest is left out.
  func write(_ text: String) {
    if output.utf8.count + text.utf8.count <= 1_000_000 { output += text }
  }
}
