package import SwiftSyntax

/// A declaration: the file's own, the library's, the standard library's or a framework's. All are of this one kind.
///
/// Declarations are told apart by identity. What follows from source (signatures, members, conformances) is found by `Semantics` at first
/// use and kept here or in its tables.
package class Declaration: Hashable {
  package let name: String
  package let module: Module
  /// The type, extension or function around it; nil at the top level.
  package let parent: Declaration?
  package let attributes: AttributeList
  package let place: SourcePlace?
  /// Of a library's declaration: `InterfaceEntry.number`, by which what runs for it is found.
  package internal(set) var entryNumber: Int?

  package init(
    _ name: String, in module: Module, parent: Declaration?, attributes: AttributeList = AttributeList(),
    place: SourcePlace?
  ) {
    self.name = name
    self.module = module
    self.parent = parent
    self.attributes = attributes
    self.place = place
  }

  package static func == (a: Declaration, b: Declaration) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// True for a declaration of the standard library.
  package var isStandard: Bool { module.name == "Swift" }
  /// True for a declaration of a library that is an interface only: what it does is not written in Swift source.
  package var isInterface: Bool { module.isLibrary && place?.file.isSource != true }
  /// The innermost type or extension around it, itself left out.
  package var parentContext: Declaration? {
    var context = parent
    while let current = context, !(current is NominalDeclaration), !(current is ExtensionDeclaration) {
      context = current.parent
    }
    return context
  }
  /// The innermost type around it; of an extension the extended one, once it is bound.
  package var parentNominal: NominalDeclaration? {
    switch parent {
    case let nominal as NominalDeclaration: return nominal
    case let extended as ExtensionDeclaration: return extended.nominal
    case let function?: return function.parentNominal
    case nil: return nil
    }
  }
  /// True if it is used on a type and not on a value of it.
  package var isStatic: Bool { attributes.isStatic }
  /// The generic parameters and `where` clause that it declares itself.
  package var genericParameters: [GenericParameterDeclaration] { [] }
  /// "struct 'S'", as messages name it.
  package var kindName: String { "declaration" }
}

/// A place in a source text: the file and the UTF-8 offset in it.
package struct SourcePlace: Hashable {
  package let file: SourceUnit
  package let offset: Int
  /// The offset behind it; the same where only its beginning is known.
  package let end: Int
  package init(_ file: SourceUnit, _ offset: Int, end: Int? = nil) {
    self.file = file
    self.offset = offset
    self.end = end ?? offset
  }
}

/// One text that declarations were read from.
package final class SourceUnit: Hashable {
  package let name: String
  package unowned let module: Module
  /// The UTF-8 offsets at which lines begin, if they are known.
  private lazy var lineStarts: [Int] = readLineStarts()
  package var readLineStarts: () -> [Int] = { [] }
  /// True for Swift source of a library: what stands there runs as a program's own code.
  package let isSource: Bool
  /// False for a file that is only read where another one names what it declares: nothing is said of it.
  package var isChecked = true
  /// What is checked in another place, where it was copied to: nothing is said of it here.
  package var copied: [Range<Int>] = []
  /// What its declarations were read from; nil for a library's texts.
  package var syntax: SourceFileSyntax?
  /// The offset behind its text, and behind what macros have added to it.
  package var end = 0
  /// The modules whose names the file sees; nil for all.
  package var visibleModules: Set<Module>?
  /// The modules that it imports and that are not there.
  package var absentModules: [String] = []
  package init(_ name: String, in module: Module, isSource: Bool = false) {
    self.name = name
    self.path = name
    self.module = module
    self.isSource = isSource
  }
  /// The name that it has among the other files.
  package var path: String
  /// The folder of the file, if it has a path.
  package var folder: Substring { path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex) }
  /// Line and column, from 1; the column counts bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineStarts.partitioningIndex { $0 > offset }
    return (max(line, 1), offset - (line > 0 ? lineStarts[line - 1] : 0) + 1)
  }
  /// The name that begins at an offset of its text; nil where none does.
  package func name(at offset: Int) -> String? {
    guard let syntax, (0..<syntax.endPosition.utf8Offset).contains(offset),
      let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)), case .identifier = token.tokenKind
    else { return nil }
    return token.identifierText
  }
  package static func == (a: SourceUnit, b: SourceUnit) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension [Int] {
  /// The first position whose element fulfils a condition that holds for all after it.
  fileprivate func partitioningIndex(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
