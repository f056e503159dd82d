internal import Foundation
internal import Views

extension Catalogue {
  /// `TextField(_:value:format:)` and `TextField(_:value:formatter:)`: a field that shows what its value is when the picture is made.
  func registerFormattedFields() {
    let value = TypeParameter("F")
    let binding = ParameterSignature(label: "value", name: "value", type: .library(LibraryType("Binding"), [.parameter(value)]))
    let title = ParameterSignature(label: nil, name: "title", type: .string)
    let prompt = ParameterSignature(label: "prompt", name: "prompt", type: Text?.staticType, hasDefault: true)
    let kinds: [(StaticType, [TypeParameter], String, @MainActor (Value, CatalogueEntry.Call) throws(Interruption) -> @MainActor (Value) -> String)] = [
      (
        NumberStyle.staticType, [value], "format",
        { style, call throws(Interruption) in
          let style = try NumberStyle.read(style, call)
          return { value in
            let isWhole = if case .int = value.unwrapped { true } else { value.unwrapped.numeric?.whole != nil && value.unwrapped.numeric is any FixedWidthInteger }
            return value.double.map { style.text($0, isWhole: isWhole) } ?? ""
          }
        }
      ),
      (
        DateStyle.staticType, [value], "format",
        { style, call throws(Interruption) in
          let style = try DateStyle.read(style, call)
          return { value in
            if case .library(let date) = value.unwrapped, let date = date as? Date { return style.text(date) }
            return ""
          }
        }
      ),
      (
        FormatterArgument.staticType, [value, FormatterArgument.parameter], "formatter",
        { formatter, call throws(Interruption) in try FormatterArgument.read(formatter, call).text }
      ),
    ]
    for (type, parameters, label, read) in kinds {
      add(
        CatalogueEntry(
          .initializer, "TextField", "init", [title, binding, ParameterSignature(label: label, name: label, type: type), prompt],
          result: .library(LibraryType("TextField", ["View"]), []),
          typeParameters: parameters, doc: "A line of text that shows a value."
        ) { call throws(Interruption) -> Value in
          guard case .library(let library) = call.argument(1), let bound = library as? Binding<Value> else { throw call.mismatch(binding.type) }
          let text = try read(call.argument(2), call)(bound.peek())
          let prompt = try call.arguments[3].map { value throws(Interruption) in try Text?.read(value, call) } ?? nil
          return .view(TextField(try String.read(call.argument(0), call), text: .constant(text), prompt: prompt), nil)
        })
    }
  }
}

extension Value {
  /// The value inside an optional, or the value itself.
  var unwrapped: Value {
    if case .some(let wrapped) = self { return wrapped.unwrapped }
    return self
  }
}
