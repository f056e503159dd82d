internal import Foundation
internal import LayoutCore
internal import Views

extension ProposedViewSize: LibraryValue { static var libraryType: LibraryType { LibraryType("ProposedViewSize", ["Hashable", "Equatable"]) } }
extension ViewSpacing: LibraryValue { static var libraryType: LibraryType { LibraryType("ViewSpacing") } }
extension LayoutProperties: LibraryValue { static var libraryType: LibraryType { LibraryType("LayoutProperties") } }
extension LayoutSubview: LibraryValue { static var libraryType: LibraryType { LibraryType("LayoutSubview", ["Equatable"]) } }
extension HStackLayout: LibraryValue { static var libraryType: LibraryType { LibraryType("HStackLayout", ["Layout"]) } }
extension VStackLayout: LibraryValue { static var libraryType: LibraryType { LibraryType("VStackLayout", ["Layout"]) } }
extension ZStackLayout: LibraryValue { static var libraryType: LibraryType { LibraryType("ZStackLayout", ["Layout"]) } }
extension GridLayout: LibraryValue { static var libraryType: LibraryType { LibraryType("GridLayout", ["Layout"]) } }
extension AnyLayout: LibraryValue { static var libraryType: LibraryType { LibraryType("AnyLayout", ["Layout"]) } }

/// Programs hold a container's views as an array, so that they can do with them what they do with any collection.
extension LayoutSubviews: LibraryValue {
  static var libraryType: LibraryType { LibraryType("LayoutSubviews", ["Collection", "Equatable"]) }
  var value: Value { .array(map(\.value)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LayoutSubviews {
    guard let subviews = LayoutSubviews(try [LayoutSubview].read(value, call)) else { throw call.mismatch(staticType) }
    return subviews
  }
}

/// A layout as an argument: the library's own, or one of the file.
struct LayoutArgument: InterpretableArgument {
  let layout: any Layout
  static let parameter = TypeParameter("L", ["Layout"])
  static var staticType: StaticType { .parameter(parameter) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LayoutArgument {
    switch value {
    case .structure(let instance): return LayoutArgument(layout: InterpretedLayout(instance: instance, evaluation: call.evaluation))
    case .library(let library): if let layout = library as? any Layout { return LayoutArgument(layout: layout) }
    default: break
    }
    throw call.mismatch(staticType)
  }
}

/// The metatype of a key of the file: it has a `defaultValue`, and is told by its name.
struct KeyArgument {
  let name: String
  let title: String
  let type: StaticType
  let evaluation: Evaluation
  let span: SourceFile.Span

  @MainActor init(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) {
    guard case .type(let type) = value, case .declared(let declaration, _) = type else { throw call.mismatch(.metatype(.any([]))) }
    (name, title, self.type, evaluation, span) = (declaration.path, declaration.name, type, call.evaluation, call.span)
  }
  @MainActor var defaultValue: Value { evaluation.readProperty("defaultValue", of: .type(type), at: span) ?? .void }
}

/// The metatype of a `LayoutValueKey` of the file.
struct LayoutKeyArgument: InterpretableArgument {
  let key: KeyArgument
  static let value = TypeParameter("K.Value")
  static let parameter: TypeParameter = {
    let key = TypeParameter("K", ["LayoutValueKey"])
    key.associated["Value"] = .parameter(value)
    return key
  }()
  static var typeParameters: [TypeParameter] { [parameter, value] }
  static var staticType: StaticType { .metatype(.parameter(parameter)) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LayoutKeyArgument { LayoutKeyArgument(key: try KeyArgument(value, call)) }
}

/// The value for such a key.
struct LayoutValueArgument: InterpretableArgument {
  let value: Value
  static var staticType: StaticType { .parameter(LayoutKeyArgument.value) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> LayoutValueArgument { LayoutValueArgument(value: value) }
}
