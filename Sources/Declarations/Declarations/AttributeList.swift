package import SwiftSyntax

/// The modifiers and attributes of a declaration.
package struct AttributeList {
  package var access = Access.internal
  /// The access of a property's setter, if it is lower: `private(set)`.
  package var setterAccess: Access?
  package var flags: Flags = []
  /// Attributes that name a type: property wrappers, result builders, global actors, macros.
  package var custom: [CustomAttribute] = []
  package var availability: [Availability] = []
  /// The first iOS that has it, where the library keeps it from programs for older ones: `@_spi(iOS16)`.
  package var firstSystem: Int?
  package init() {}

  /// Whether an attribute of that name, which is no keyword of the language, stands among them.
  package func has(_ name: String) -> Bool { custom.contains { $0.name.trimmedDescription == name } }
  package var isStatic: Bool { flags.contains(.static) || flags.contains(.classMember) }

  package enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
    package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
    package var keyword: String { ["private", "fileprivate", "internal", "package", "public", "open"][rawValue] }
  }

  package struct Flags: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let `static` = Flags(rawValue: 1 << 0)
    package static let classMember = Flags(rawValue: 1 << 1)
    package static let mutating = Flags(rawValue: 1 << 2)
    package static let nonmutating = Flags(rawValue: 1 << 3)
    package static let override = Flags(rawValue: 1 << 4)
    package static let final = Flags(rawValue: 1 << 5)
    package static let lazy = Flags(rawValue: 1 << 6)
    package static let weak = Flags(rawValue: 1 << 7)
    package static let unowned = Flags(rawValue: 1 << 8)
    package static let required = Flags(rawValue: 1 << 9)
    package static let convenience = Flags(rawValue: 1 << 10)
    package static let optional = Flags(rawValue: 1 << 11)
    package static let indirect = Flags(rawValue: 1 << 12)
    package static let prefix = Flags(rawValue: 1 << 13)
    package static let postfix = Flags(rawValue: 1 << 14)
    package static let infix = Flags(rawValue: 1 << 15)
    package static let disfavored = Flags(rawValue: 1 << 16)
    package static let discardable = Flags(rawValue: 1 << 17)
    package static let unavailable = Flags(rawValue: 1 << 18)
    package static let propertyWrapper = Flags(rawValue: 1 << 19)
    package static let resultBuilder = Flags(rawValue: 1 << 20)
    package static let dynamicMemberLookup = Flags(rawValue: 1 << 21)
    package static let dynamicCallable = Flags(rawValue: 1 << 22)
    package static let main = Flags(rawValue: 1 << 23)
    package static let frozen = Flags(rawValue: 1 << 24)
    package static let mainActor = Flags(rawValue: 1 << 25)
    package static let nonisolated = Flags(rawValue: 1 << 26)
    package static let globalActor = Flags(rawValue: 1 << 27)
    package static let objc = Flags(rawValue: 1 << 28)
    package static let explicitAccess = Flags(rawValue: 1 << 29)
    package static let implicitlyUnwrapped = Flags(rawValue: 1 << 30)
    package static let asyncLet = Flags(rawValue: 1 << 31)
    package static let preconcurrency = Flags(rawValue: 1 << 32)
    package static let implicitSelfCapture = Flags(rawValue: 1 << 33)
    package static let inheritActorContext = Flags(rawValue: 1 << 34)
  }

  /// `@Name(arguments)`.
  package struct CustomAttribute {
    package let name: TypeSyntax
    package let arguments: LabeledExprListSyntax?
    package let syntax: AttributeSyntax
  }

  /// `@available(iOS 16, *)`, `@available(*, unavailable, renamed: "x", message: "y")`.
  package struct Availability {
    package var platform: String
    package var introduced: [Int] = []
    package var isDeprecated = false
    package var isUnavailable = false
    package var renamed: String?
    package var message: String?
  }
}
