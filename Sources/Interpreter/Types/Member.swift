/// Something that a name after a dot can mean.
@MainActor
enum Member {
  case field(FieldDeclaration)
  case property(PropertyDeclaration)
  case function(FunctionDeclaration)
  case enumCase(TypeDeclaration, Int)
  case entry(CatalogueEntry)

  /// Whether no property of the type, or of its values, can have its name.
  func takesName(isStatic: Bool) -> Bool {
    switch self {
    case .function: false
    case .enumCase: true
    case .field, .property, .entry: self.isStatic == isStatic
    }
  }
  /// True if it belongs to the type rather than to a value.
  var isStatic: Bool {
    switch self {
    case .field: false
    case .property(let property): property.isStatic
    case .function(let function): function.isStatic
    case .enumCase: true
    case .entry(let entry): entry.kind.isStatic
    }
  }
  /// True if it is called.
  var isCallable: Bool {
    switch self {
    case .function: true
    case .entry(let entry): entry.kind.isCallable
    case .enumCase(let declaration, let index): !declaration.cases[index].payload.isEmpty
    case .field, .property: false
    }
  }
}
