extension Standard {
  /// What Xcode's literals of colours and images make.
  nonisolated static let literals = """
    import SwiftUI
    package func _macro_colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    package func _macro_imageLiteral(resourceName name: String) -> UIImage { return UIImage(named: name) ?? UIImage() }
    """

  /// A literal of one kind that is one of another kind, too.
  nonisolated static let literalKinds = """
    extension ExpressibleByExtendedGraphemeClusterLiteral where Self.ExtendedGraphemeClusterLiteralType == Self.UnicodeScalarLiteralType {
      init(unicodeScalarLiteral value: Self.ExtendedGraphemeClusterLiteralType) { self.init(extendedGraphemeClusterLiteral: value) }
    }
    extension ExpressibleByStringLiteral where Self.ExtendedGraphemeClusterLiteralType == Self.StringLiteralType {
      init(extendedGraphemeClusterLiteral value: Self.StringLiteralType) { self.init(stringLiteral: value) }
    }
    """
}
