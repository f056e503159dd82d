internal import Views

extension NSItemProvider: NamedValue {}
extension UTType: NamedValue {}

/// A closure that would make data to copy; a still picture never runs it.
struct IgnoredProviders: InterpretableArgument {
  static var staticType: StaticType { .function([], [NSItemProvider].staticType) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> IgnoredProviders { IgnoredProviders() }
  /// What the library is given in its place.
  var call: () -> [NSItemProvider] { { [] } }
}

extension Catalogue {
  func registerCommands() {
    add(NSItemProvider.libraryType)
    value(NSItemProvider.self, doc: "Data on its way to another program.") { NSItemProvider() }
    constants(
      UTType.self,
      [
        "data": .data, "item": .item, "text": .text, "plainText": .plainText, "image": .image, "url": .url, "fileURL": .fileURL, "json": .json,
      ])
    value(UTType.self, Parameter<String>(nil), doc: "The type of an identifier.") { UTType($0) }
    property(of: UTType.self, "identifier", doc: "The uniform identifier.") { $0.identifier }
    modifier("onCopyCommand", Parameter<IgnoredProviders?>("perform"), doc: "What is copied; kept, not run.") { $0.onCopyCommand(perform: $1?.call) }
    modifier("onCutCommand", Parameter<IgnoredProviders?>("perform"), doc: "What is cut; kept, not run.") { $0.onCutCommand(perform: $1?.call) }
    modifier("onPasteCommand", Parameter<[UTType]>("of"), Parameter<Ignored<[NSItemProvider]>>("perform"), doc: "What is done with what is pasted; kept, not run.") {
      $0.onPasteCommand(of: $1, perform: $2.call)
    }
    modifier("onPasteCommand", Parameter<[String]>("of"), Parameter<Ignored<[NSItemProvider]>>("perform"), doc: "What is done with what is pasted (older spelling).") {
      $0.onPasteCommand(of: $1, perform: $2.call)
    }
    modifier("onDeleteCommand", Parameter<Action?>("perform"), doc: "What the delete key does; kept, not run.") { $0.onDeleteCommand(perform: $1?.call) }
    modifier("onExitCommand", Parameter<Action?>("perform"), doc: "What the Esc key does; kept, not run.") { $0.onExitCommand(perform: $1?.call) }
  }
}
