internal import Foundation
internal import LayoutCore
internal import Views

extension Catalogue {
  func registerScrolling() {
    for type in [Axis.libraryType, Axis.Set.libraryType, PinnedScrollableViews.libraryType] { add(type) }
    for (name, axis, set) in [("horizontal", Axis.horizontal, Axis.Set.horizontal), ("vertical", .vertical, .vertical)] {
      constant(axis, name, doc: "The \(name) axis.")
      constant(set, name, doc: "The \(name) axis.")
    }
    value(Axis.Set.self, Parameter<Axis>(nil), doc: "The set of one axis.") { Axis.Set($0) }
    constant(PinnedScrollableViews.sectionHeaders, "sectionHeaders", doc: "The headers of sections.")
    constant(PinnedScrollableViews.sectionFooters, "sectionFooters", doc: "The footers of sections.")
    view(
      "ScrollView", Parameter<Axis.Set>(nil, default: .vertical), Parameter<Bool>("showsIndicators", default: true), Parameter<ViewContent>("content"),
      doc: "Content that may be longer than the room for it."
    ) { axes, showsIndicators, content in ScrollView(axes, showsIndicators: showsIndicators) { content.view } }
    view(
      "LazyVStack", Parameter<HorizontalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<PinnedScrollableViews>("pinnedViews", default: []), Parameter<ViewContent>("content"), doc: "Views in a column that shares nothing."
    ) { alignment, spacing, pinned, content in LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.view } }
    view(
      "LazyHStack", Parameter<VerticalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<PinnedScrollableViews>("pinnedViews", default: []), Parameter<ViewContent>("content"), doc: "Views in a row that shares nothing."
    ) { alignment, spacing, pinned, content in LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.view } }
  }
  func registerGrids() {
    for type in [GridItem.libraryType, GridItem.Size.libraryType] { add(type) }
    property(of: GridItem.self, "spacing", \.spacing, doc: "The distance to the next one, in points.")
    property(of: GridItem.self, "size", \.size, doc: "How long it is.")
    property(of: GridItem.self, "alignment", \.alignment, doc: "Where its views lie.")
    maker(of: GridItem.Size.self, "fixed", Parameter<CGFloat>(nil), doc: "This long, whatever is offered.") { .fixed($0) }
    maker(
      of: GridItem.Size.self, "flexible", Parameter<CGFloat>("minimum", default: 10), Parameter<CGFloat>("maximum", default: .infinity),
      doc: "An equal share of what is left, within limits."
    ) { .flexible(minimum: $0, maximum: $1) }
    maker(
      of: GridItem.Size.self, "adaptive", Parameter<CGFloat>("minimum"), Parameter<CGFloat>("maximum", default: .infinity),
      doc: "As many as fit into an equal share of what is left."
    ) { .adaptive(minimum: $0, maximum: $1) }
    value(
      GridItem.self, Parameter<GridItem.Size>(nil, default: .flexible()), Parameter<CGFloat?>("spacing", default: nil), Parameter<Alignment?>("alignment", default: nil),
      doc: "A column of a LazyVGrid, a row of a LazyHGrid."
    ) { GridItem($0, spacing: $1, alignment: $2) }
    view(
      "LazyVGrid", Parameter<[GridItem]>("columns"), Parameter<HorizontalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<PinnedScrollableViews>("pinnedViews", default: []), Parameter<ViewContent>("content"), doc: "Views line by line in columns that never look at them."
    ) { columns, alignment, spacing, pinned, content in
      LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.view }
    }
    view(
      "LazyHGrid", Parameter<[GridItem]>("rows"), Parameter<VerticalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<PinnedScrollableViews>("pinnedViews", default: []), Parameter<ViewContent>("content"), doc: "Views column by column in rows that never look at them."
    ) { rows, alignment, spacing, pinned, content in
      LazyHGrid(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinned) { content.view }
    }
    view(
      "Grid", Parameter<Alignment>("alignment", default: .center), Parameter<CGFloat?>("horizontalSpacing", default: nil),
      Parameter<CGFloat?>("verticalSpacing", default: nil), Parameter<ViewContent>("content"), doc: "A table of rows whose columns fit their cells."
    ) { alignment, horizontal, vertical, content in
      Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content.view }
    }
    view("GridRow", Parameter<VerticalAlignment?>("alignment", default: nil), Parameter<ViewContent>("content"), doc: "A row of a Grid: each view is a cell.") {
      alignment, content in GridRow(alignment: alignment) { content.view }
    }
    modifier("gridCellColumns", Parameter<Int>(nil), doc: "How many columns of its Grid the cell spans.") { $0.gridCellColumns($1) }
    modifier("gridCellUnsizedAxes", Parameter<Axis.Set>(nil), doc: "Along these axes the cell does not make its column or row larger.") { $0.gridCellUnsizedAxes($1) }
    modifier("gridColumnAlignment", Parameter<HorizontalAlignment>(nil), doc: "Where the cells of the cell's column lie.") { $0.gridColumnAlignment($1) }
    modifier("gridCellAnchor", Parameter<UnitPoint>(nil), doc: "Which point of the cell lies on the same point of its room.") { $0.gridCellAnchor($1) }
    registerUnitPoints()
  }
  private func registerUnitPoints() {
    add(UnitPoint.libraryType)
    let points: [(String, UnitPoint)] = [
      ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading),
      ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ]
    for (name, point) in points { constant(point, name, doc: "The point '\(name)' of a rectangle.") }
    value(UnitPoint.self, doc: "The top leading corner.") { UnitPoint() }
    value(UnitPoint.self, Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), doc: "A point in parts of width and height.") { UnitPoint(x: $0, y: $1) }
    property(of: UnitPoint.self, "x", doc: "The part of the width.") { $0.x }
    property(of: UnitPoint.self, "y", doc: "The part of the height.") { $0.y }
  }
  func registerGeometry() {
    for type in [GeometryProxy.libraryType, CoordinateSpace.libraryType, CGRect.libraryType] { add(type) }
    view("GeometryReader", Parameter<GeometryContent>("content"), doc: "A view whose content knows its size.") { content in
      GeometryReader { proxy in MainActor.assumeIsolated { content.view(proxy) } }
    }
    property(of: GeometryProxy.self, "size", doc: "The size, in points.") { $0.size }
    property(of: GeometryProxy.self, "safeAreaInsets", doc: "The safe area's insets, in points.") { $0.safeAreaInsets }
    method(of: GeometryProxy.self, "frame", Parameter<CoordinateSpace>("in"), doc: "The bounds in its own coordinates or in those of the root.") { $0.frame(in: $1) }
    constant(CoordinateSpace.global, "global", doc: "The root view's coordinates.")
    constant(CoordinateSpace.local, "local", doc: "The view's own coordinates.")
    value(
      CGRect.self, Parameter<CGFloat>("x"), Parameter<CGFloat>("y"), Parameter<CGFloat>("width"), Parameter<CGFloat>("height"), doc: "A rectangle, in points."
    ) { CGRect(x: $0, y: $1, width: $2, height: $3) }
    constant(CGRect.zero, "zero", doc: "No rectangle.")
    property(of: CGRect.self, "origin", \.origin, doc: "The top left corner.")
    property(of: CGRect.self, "size", \.size, doc: "Width and height.")
    let lengths: [(String, KeyPath<CGRect, CGFloat>)] = [
      ("width", \.width), ("height", \.height), ("minX", \.minX), ("midX", \.midX), ("maxX", \.maxX), ("minY", \.minY), ("midY", \.midY), ("maxY", \.maxY),
    ]
    for (name, path) in lengths { property(of: CGRect.self, name, doc: "The rectangle's \(name), in points.") { $0[keyPath: path] } }
    registerRectangles()
  }
}
