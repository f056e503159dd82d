internal import Foundation
internal import Views

extension Catalogue {
  func registerFrames() {
    modifier(
      "frame", Parameter<CGFloat?>("width", default: nil), Parameter<CGFloat?>("height", default: nil), Parameter<Alignment>("alignment", default: .center),
      doc: "Puts the view into an invisible frame of a fixed size."
    ) { $0.frame(width: $1, height: $2, alignment: $3) }
    modifier(
      "frame", Parameter<CGFloat?>("minWidth", default: nil), Parameter<CGFloat?>("idealWidth", default: nil), Parameter<CGFloat?>("maxWidth", default: nil),
      Parameter<CGFloat?>("minHeight", default: nil), Parameter<CGFloat?>("idealHeight", default: nil), Parameter<CGFloat?>("maxHeight", default: nil),
      Parameter<Alignment>("alignment", default: .center), doc: "Puts the view into an invisible frame with limits."
    ) { $0.frame(minWidth: $1, idealWidth: $2, maxWidth: $3, minHeight: $4, idealHeight: $5, maxHeight: $6, alignment: $7) }
    modifier("fixedSize", doc: "The view takes its ideal size, whatever it is offered.") { $0.fixedSize() }
    modifier("fixedSize", Parameter<Bool>("horizontal"), Parameter<Bool>("vertical"), doc: "The view takes its ideal size along the chosen axes.") {
      $0.fixedSize(horizontal: $1, vertical: $2)
    }
    modifier("layoutPriority", Parameter<Double>(nil), doc: "Who is served first where space is short.") { $0.layoutPriority($1) }
    modifier("offset", Parameter<CGSize>(nil), doc: "Draws the view elsewhere; layout does not notice.") { $0.offset($1) }
    modifier("offset", Parameter<CGFloat>("x", default: 0), Parameter<CGFloat>("y", default: 0), doc: "Draws the view elsewhere; layout does not notice.") {
      $0.offset(x: $1, y: $2)
    }
  }
  func registerPadding() {
    modifier("padding", Parameter<CGFloat>(nil), doc: "Puts the same space at all edges, in points.") { $0.padding($1) }
    modifier("padding", Parameter<EdgeInsets>(nil), doc: "Puts space around the view.") { $0.padding($1) }
    modifier(
      "padding", Parameter<Edge.Set>(nil, default: .all), Parameter<CGFloat?>(nil, default: nil), doc: "Puts space at some edges; the default amount is the device's."
    ) { $0.padding($1, $2) }
  }
}
