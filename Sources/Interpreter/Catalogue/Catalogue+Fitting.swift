internal import Foundation
internal import Views

extension ContentMode: LibraryValue { static var libraryType: LibraryType { LibraryType("ContentMode", ["Hashable", "Equatable"]) } }

extension Catalogue {
  func registerFitting() {
    add(ContentMode.libraryType)
    constant(ContentMode.fit, "fit", doc: "As large as possible inside the space.")
    constant(ContentMode.fill, "fill", doc: "As small as possible around the space.")
    modifier(
      "aspectRatio", Parameter<CGFloat?>(nil, default: nil), Parameter<ContentMode>("contentMode"), doc: "Offers the view a box of a ratio; nil is the view's own."
    ) { $0.aspectRatio($1, contentMode: $2) }
    modifier("aspectRatio", Parameter<CGSize>(nil), Parameter<ContentMode>("contentMode"), doc: "Offers the view a box of the ratio of a size.") {
      $0.aspectRatio($1, contentMode: $2)
    }
    modifier("scaledToFit", doc: "Keeps the view's own ratio, inside the offer.") { $0.scaledToFit() }
    modifier("scaledToFill", doc: "Keeps the view's own ratio, covering the offer.") { $0.scaledToFill() }
    modifier("position", Parameter<CGPoint>(nil), doc: "Puts the view's centre at a point of the whole offer.") { $0.position($1) }
    modifier("position", Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0), doc: "Puts the view's centre at a point of the whole offer.") {
      $0.position(x: $1, y: $2)
    }
  }
}
