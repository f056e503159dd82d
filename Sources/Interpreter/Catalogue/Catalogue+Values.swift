internal import Foundation
internal import Views

extension Catalogue {
  func registerValues() {
    for type in [
      HorizontalAlignment.libraryType, VerticalAlignment.libraryType, Alignment.libraryType, Edge.libraryType, Edge.Set.libraryType, EdgeInsets.libraryType,
      CGSize.libraryType, CGPoint.libraryType, Binding<Bool>.libraryType,
    ] { add(type) }
    registerAlignments()
    let edges: [(String, Edge, Edge.Set)] = [("top", .top, .top), ("leading", .leading, .leading), ("bottom", .bottom, .bottom), ("trailing", .trailing, .trailing)]
    for (name, edge, set) in edges {
      constant(edge, name, doc: "The \(name) edge.")
      constant(set, name, doc: "The \(name) edge.")
    }
    constant(Edge.Set.horizontal, "horizontal", doc: "The leading and the trailing edge.")
    constant(Edge.Set.vertical, "vertical", doc: "The top and the bottom edge.")
    constant(Edge.Set.all, "all", doc: "All four edges.")
    value(Edge.Set.self, Parameter<Edge>(nil), doc: "The set of one edge.") { Edge.Set($0) }
    value(EdgeInsets.self, doc: "No distance.") { EdgeInsets() }
    value(
      EdgeInsets.self, Parameter<CGFloat>("top"), Parameter<CGFloat>("leading"), Parameter<CGFloat>("bottom"), Parameter<CGFloat>("trailing"),
      doc: "Distances from the four edges, in points."
    ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
    property(of: EdgeInsets.self, "top", \.top, doc: "From the top edge.")
    property(of: EdgeInsets.self, "leading", \.leading, doc: "From the leading edge.")
    property(of: EdgeInsets.self, "bottom", \.bottom, doc: "From the bottom edge.")
    property(of: EdgeInsets.self, "trailing", \.trailing, doc: "From the trailing edge.")
    value(CGSize.self, Parameter<CGFloat>("width"), Parameter<CGFloat>("height"), doc: "A width and a height, in points.") { CGSize(width: $0, height: $1) }
    constant(CGSize.zero, "zero", doc: "No size.")
    property(of: CGSize.self, "width", \.width, doc: "The width, in points.")
    property(of: CGSize.self, "height", \.height, doc: "The height, in points.")
    value(CGPoint.self, Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "A place, in points.") { CGPoint(x: $0, y: $1) }
    constant(CGPoint.zero, "zero", doc: "The origin.")
    property(of: CGPoint.self, "x", \.x, doc: "From the left, in points.")
    property(of: CGPoint.self, "y", \.y, doc: "From the top, in points.")
  }

  private func registerAlignments() {
    let horizontal: [(String, HorizontalAlignment)] = [("leading", .leading), ("center", .center), ("trailing", .trailing)]
    for (name, guide) in horizontal { constant(guide, name, doc: "The horizontal guide '\(name)'.") }
    let vertical: [(String, VerticalAlignment)] = [
      ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ]
    for (name, guide) in vertical { constant(guide, name, doc: "The vertical guide '\(name)'.") }
    let pairs: [(String, Alignment)] = [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
      ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
      ("centerFirstTextBaseline", .centerFirstTextBaseline), ("centerLastTextBaseline", .centerLastTextBaseline),
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline), ("leadingLastTextBaseline", .leadingLastTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline), ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ]
    for (name, pair) in pairs { constant(pair, name, doc: "The alignment '\(name)'.") }
    value(
      Alignment.self, Parameter<HorizontalAlignment>("horizontal"), Parameter<VerticalAlignment>("vertical"), doc: "A guide along each axis."
    ) { Alignment(horizontal: $0, vertical: $1) }
    property(of: Alignment.self, "horizontal", doc: "The horizontal guide.") { $0.horizontal }
    property(of: Alignment.self, "vertical", doc: "The vertical guide.") { $0.vertical }
  }
}
