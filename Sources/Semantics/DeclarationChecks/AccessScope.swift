internal import Declarations

/// From where a declaration can be named.
enum AccessScope: Equatable {
  /// Within one type and its extensions in the file.
  case type(NominalDeclaration)
  /// Within the file; `isPrivate` if the source says `private`.
  case file(isPrivate: Bool)
  case module, package, everywhere

  private var rank: Int {
    switch self {
    case .type: return 0
    case .file: return 1
    case .module: return 2
    case .package: return 3
    case .everywhere: return 4
    }
  }

  func isNarrower(than other: AccessScope) -> Bool {
    if case .type(let own) = self, case .type(let outer) = other {
      var current = own.parentNominal
      while let nominal = current {
        if nominal == outer { return true }
        current = nominal.parentNominal
      }
      return false
    }
    return rank < other.rank
  }
  func intersected(_ other: AccessScope) -> AccessScope { other.isNarrower(than: self) ? other : self }

  /// As messages name it.
  var keyword: String {
    switch self {
    case .type, .file(isPrivate: true): return "private"
    case .file: return "fileprivate"
    case .module: return "internal"
    case .package: return "package"
    case .everywhere: return "public"
    }
  }
}
