internal import Views

/// `ObjectIdentifier`: which object, or which type.
struct ObjectIdentity: Hashable, LibraryValue, CustomStringConvertible {
  enum Subject: Hashable {
    case object(ObjectIdentifier)
    case type(StaticType)
  }
  let subject: Subject
  nonisolated var description: String {
    switch subject {
    case .object(let id): "\(id)"
    case .type(let type): "ObjectIdentifier(\(type))"
    }
  }
  static var libraryType: LibraryType { LibraryType("ObjectIdentifier", ["Hashable", "Equatable"]) }
}

extension Catalogue {
  /// What a text with values in it is written into, and what objects are told apart by.
  func registerTextPieces() {
    for owner in ["String.StringInterpolation", "DefaultStringInterpolation"] {
      add(LibraryType(owner))
      let value = TypeParameter("T")
      for (name, type) in [("appendLiteral", StaticType.string), ("appendInterpolation", .parameter(value))] {
        let entry = CatalogueEntry(
          .method, owner, name, [ParameterSignature(label: nil, name: "value", type: type)], result: .void, typeParameters: [value], doc: "Writes on."
        ) { _ in .void }
        entry.mutate = { base, call throws(Interruption) -> Value in
          let text = base.text + (try call.evaluation.words(of: call.argument(0), at: call.span))
          guard text.utf8.count <= SourceFile.byteLimit else { throw call.evaluation.failure(.tooLong("string", at: call.evaluation.range(call.span))) }
          base = .string(text)
          return .void
        }
        add(entry)
      }
    }
    add(ObjectIdentity.libraryType)
    add(
      CatalogueEntry(
        .initializer, "ObjectIdentifier", "init", [ParameterSignature(label: nil, name: "x", type: .any([]))], result: ObjectIdentity.staticType, doc: "Which object it is."
      ) { call throws(Interruption) -> Value in
        switch call.argument(0) {
        case .object(let object): return .library(ObjectIdentity(subject: .object(ObjectIdentifier(object))))
        case .type(let type): return .library(ObjectIdentity(subject: .type(type)))
        case .library(let library as AnyObject): return .library(ObjectIdentity(subject: .object(ObjectIdentifier(library))))
        default: throw call.mismatch(ObjectIdentity.staticType)
        }
      })
    for (owner, range) in [("Range", StaticType.range), ("ClosedRange", .closedRange)] {
      add(
        CatalogueEntry(.property, owner, "lazy", [], result: .array(.int), ownerType: range, doc: "The same numbers.") { call throws(Interruption) -> Value in
          .array(try call.base.elements(call))
        })
    }
  }
}
