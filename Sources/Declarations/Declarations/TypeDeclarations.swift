package import SwiftSyntax

/// `typealias Name<T> = …`.
package final class TypeAliasDeclaration: Declaration {
  package let target: TypeSyntax
  package var ownParameters: [GenericParameterDeclaration] = []
  package var whereClause: GenericWhereClauseSyntax?
  package var resolved: Type?
  package var signature: GenericSignature?
  package var isResolving = false

  package init(
    _ name: String, _ target: TypeSyntax, in module: Module, parent: Declaration?, attributes: AttributeList,
    place: SourcePlace?
  ) {
    self.target = target
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
  }
  package override var genericParameters: [GenericParameterDeclaration] { ownParameters }
  package override var kindName: String { "type alias" }
}

/// `associatedtype Name: P = Default where …`.
package final class AssociatedTypeDeclaration: Declaration {
  package let inheritance: [TypeSyntax]
  package let defaultSyntax: TypeSyntax?
  package let whereClause: GenericWhereClauseSyntax?

  package init(
    _ name: String, inheritance: [TypeSyntax], defaultSyntax: TypeSyntax?, where whereClause: GenericWhereClauseSyntax?,
    in module: Module,
    parent: Declaration?, attributes: AttributeList, place: SourcePlace?
  ) {
    self.inheritance = inheritance
    self.defaultSyntax = defaultSyntax
    self.whereClause = whereClause
    super.init(name, in: module, parent: parent, attributes: attributes, place: place)
  }
  package override var kindName: String { "associated type" }
}

/// A generic parameter of a type or function; `Self` of a protocol; what stands for `some P` among parameters.
package final class GenericParameterDeclaration: Declaration {
  package let index: Int
  package let inheritance: TypeSyntax?
  /// True for `each T`.
  package let isPack: Bool

  package init(
    _ name: String, in module: Module, parent: Declaration?, index: Int, inheritance: TypeSyntax? = nil,
    isPack: Bool = false, place: SourcePlace?
  ) {
    self.index = index
    self.inheritance = inheritance
    self.isPack = isPack
    super.init(name, in: module, parent: parent, place: place)
  }
  package override var kindName: String { "generic parameter" }
}

/// `infix operator +++: AdditionPrecedence`.
package final class OperatorDeclaration: Declaration {
  package enum Fixity { case prefix, infix, postfix }
  package let fixity: Fixity
  package let group: String?

  package init(
    _ name: String, _ fixity: Fixity, group: String?, in module: Module, attributes: AttributeList, place: SourcePlace?
  ) {
    self.fixity = fixity
    self.group = group
    super.init(OperatorDeclaration.key(name), in: module, parent: nil, attributes: attributes, place: place)
  }
  package override var kindName: String { "operator" }
}

/// `precedencegroup Name { … }`.
package final class PrecedenceGroupDeclaration: Declaration {
  package enum Associativity { case left, right, none }
  package var associativity = Associativity.none
  package var higherThan: [String] = []
  package var lowerThan: [String] = []
  package var isAssignment = false

  package init(_ name: String, in module: Module, place: SourcePlace?) {
    super.init(name, in: module, parent: nil, place: place)
  }
}
