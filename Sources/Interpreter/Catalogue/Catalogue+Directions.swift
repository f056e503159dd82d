internal import Foundation
internal import LayoutCore
internal import Views

extension LayoutDirection: LibraryValue { static var libraryType: LibraryType { LibraryType("LayoutDirection", ["Hashable", "Equatable"]) } }

extension Catalogue {
  func registerDirections() {
    add(LayoutDirection.libraryType)
    constant(LayoutDirection.leftToRight, "leftToRight", doc: "Text runs from left to right.")
    constant(LayoutDirection.rightToLeft, "rightToLeft", doc: "Text runs from right to left.")
    property(of: EnvironmentValues.self, "layoutDirection", \.layoutDirection, doc: "The direction in which text runs.")
    modifier("flipsForRightToLeftLayoutDirection", Parameter<Bool>(nil), doc: "Whether the drawing is mirrored where text runs from right to left.") {
      $0.flipsForRightToLeftLayoutDirection($1)
    }
    view(
      "ViewThatFits", Parameter<Axis.Set>("in", default: [.horizontal, .vertical]), Parameter<ViewContent>("content"),
      doc: "Shows the first of its views that fits, or the last one."
    ) { axes, content in ViewThatFits(in: axes) { content.view } }
  }
}
