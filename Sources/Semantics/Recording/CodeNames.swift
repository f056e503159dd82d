internal import Declarations

/// One piece of a declaration's code.
struct CodeKey: Hashable {
  let declaration: Declaration
  let part: CodePart
}

/// What code sees without a declaration in the source: `self`, and a setter's new value.
struct CodeNames {
  var own: Declaration?
  var parameters: [Declaration]
}

/// A requirement, and the type that fulfils it.
struct SettledKey: Hashable {
  let requirement: Declaration
  let nominal: NominalDeclaration
}

extension CodePart {
  init(_ kind: Accessors.Body.Kind) {
    switch kind {
    case .get: self = .get
    case .set: self = .set
    case .willSet: self = .willSet
    case .didSet: self = .didSet
    }
  }
}
