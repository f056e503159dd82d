internal import Foundation
internal import LayoutCore
internal import Views

extension Catalogue {
  func registerSafeArea() {
    for type in [SafeAreaRegions.libraryType, HorizontalEdge.libraryType, VerticalEdge.libraryType] { add(type) }
    for (name, regions) in [("container", SafeAreaRegions.container), ("keyboard", .keyboard), ("all", .all)] { constant(regions, name, doc: "The region '\(name)'.") }
    for (name, edge) in [("leading", HorizontalEdge.leading), ("trailing", .trailing)] { constant(edge, name, doc: "The \(name) edge.") }
    for (name, edge) in [("top", VerticalEdge.top), ("bottom", .bottom)] { constant(edge, name, doc: "The \(name) edge.") }
    modifier(
      "ignoresSafeArea", Parameter<SafeAreaRegions>(nil, default: .all), Parameter<Edge.Set>("edges", default: .all),
      doc: "Lets the view reach into what device and bars keep free."
    ) { $0.ignoresSafeArea($1, edges: $2) }
    modifier("edgesIgnoringSafeArea", Parameter<Edge.Set>(nil), doc: "Lets the view reach into what device and bars keep free.") { $0.edgesIgnoringSafeArea($1) }
    modifier(
      "safeAreaInset", Parameter<VerticalEdge>("edge"), Parameter<HorizontalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<ViewContent>("content"), doc: "Puts a bar above or below the view, which keeps what is left."
    ) { base, edge, alignment, spacing, content in base.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content.view } }
    modifier(
      "safeAreaInset", Parameter<HorizontalEdge>("edge"), Parameter<VerticalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil),
      Parameter<ViewContent>("content"), doc: "Puts a bar beside the view, which keeps what is left."
    ) { base, edge, alignment, spacing, content in base.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content.view } }
    modifier("safeAreaPadding", Parameter<EdgeInsets>(nil), doc: "Puts space around the view that is safe area to what is inside.") { $0.safeAreaPadding($1) }
    modifier(
      "safeAreaPadding", Parameter<Edge.Set>(nil, default: .all), Parameter<CGFloat?>(nil, default: nil), doc: "Puts space at some edges that is safe area to what is inside."
    ) { $0.safeAreaPadding($1, $2) }
    modifier("safeAreaPadding", Parameter<CGFloat>(nil), doc: "Puts the same space at all edges, which is safe area to what is inside.") { $0.safeAreaPadding($1) }
  }
  func registerContainers() {
    add(NamedCoordinateSpace.libraryType)
    modifier(
      "containerRelativeFrame", Parameter<Axis.Set>(nil), Parameter<Alignment>("alignment", default: .center), doc: "Puts the view into a frame as large as its container."
    ) { $0.containerRelativeFrame($1, alignment: $2) }
    modifier(
      "containerRelativeFrame", Parameter<Axis.Set>(nil), Parameter<Int>("count"), Parameter<Int>("span", default: 1), Parameter<CGFloat>("spacing"),
      Parameter<Alignment>("alignment", default: .center), doc: "Puts the view into a frame of some columns of its container."
    ) { $0.containerRelativeFrame($1, count: $2, span: $3, spacing: $4, alignment: $5) }
    modifier(
      "containerRelativeFrame", Parameter<Axis.Set>(nil), Parameter<Alignment>("alignment", default: .center), Parameter<LengthFunction>(nil),
      doc: "Puts the view into a frame whose lengths are made of its container's."
    ) { base, axes, alignment, function in
      base.containerRelativeFrame(axes, alignment: alignment) { length, axis in MainActor.assumeIsolated { function.length(length, axis) } }
    }
    modifier("coordinateSpace", Parameter<HashableArgument>("name"), doc: "Names the view's coordinates.") { $0.coordinateSpace(name: $1.hashable) }
    modifier("coordinateSpace", Parameter<NamedCoordinateSpace>(nil), doc: "Names the view's coordinates.") { $0.coordinateSpace($1) }
    maker(of: NamedCoordinateSpace.self, "named", Parameter<HashableArgument>(nil), doc: "The nearest view around of this name.") { .named($0.hashable) }
    constant(NamedCoordinateSpace.scrollView, "scrollView", doc: "The nearest scroll view around.")
    maker(of: NamedCoordinateSpace.self, "scrollView", Parameter<Axis>("axis"), doc: "The nearest scroll view around that scrolls along an axis.") { .scrollView(axis: $0) }
    maker(of: CoordinateSpace.self, "named", Parameter<HashableArgument>(nil), doc: "The nearest view around of this name.") { .named($0.hashable) }
    constant(NamedCoordinateSpace.scrollView.coordinateSpace, "scrollView", doc: "The nearest scroll view around.")
    maker(of: CoordinateSpace.self, "scrollView", Parameter<Axis>("axis"), doc: "The nearest scroll view around that scrolls along an axis.") {
      NamedCoordinateSpace.scrollView(axis: $0).coordinateSpace
    }
    property(of: CoordinateSpace.self, "isGlobal", doc: "Whether it is the root view's.") { $0.isGlobal }
    property(of: CoordinateSpace.self, "isLocal", doc: "Whether it is the view's own.") { $0.isLocal }
    method(of: GeometryProxy.self, "bounds", Parameter<NamedCoordinateSpace>("of"), doc: "The bounds of a named view around, in the view's own coordinates.") {
      $0.bounds(of: $1)
    }
  }
  func registerScrollModifiers() {
    add(ContentMarginPlacement.libraryType)
    for (name, placement) in [("automatic", ContentMarginPlacement.automatic), ("scrollContent", .scrollContent), ("scrollIndicators", .scrollIndicators)] {
      constant(placement, name, doc: "Margins of '\(name)'.")
    }
    modifier(
      "contentMargins", Parameter<Edge.Set>(nil, default: .all), Parameter<EdgeInsets>(nil), Parameter<ContentMarginPlacement>("for", default: .automatic),
      doc: "Space inside of scroll views, at some edges."
    ) { $0.contentMargins($1, $2, for: $3) }
    modifier(
      "contentMargins", Parameter<Edge.Set>(nil, default: .all), Parameter<CGFloat?>(nil), Parameter<ContentMarginPlacement>("for", default: .automatic),
      doc: "Space inside of scroll views, at some edges."
    ) { $0.contentMargins($1, $2, for: $3) }
    modifier(
      "contentMargins", Parameter<CGFloat>(nil), Parameter<ContentMarginPlacement>("for", default: .automatic), doc: "The same space at all edges inside of scroll views."
    ) { $0.contentMargins($1, for: $2) }
    modifier("defaultScrollAnchor", Parameter<UnitPoint?>(nil), doc: "Which point of the content lies on the same point of scroll views.") { $0.defaultScrollAnchor($1) }
    modifier("scrollClipDisabled", Parameter<Bool>(nil, default: true), doc: "Lets scroll views show what lies outside of them.") { $0.scrollClipDisabled($1) }
  }
}
