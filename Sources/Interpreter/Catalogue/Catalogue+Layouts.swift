internal import Foundation
internal import LayoutCore
internal import Views

extension Catalogue {
  /// Layouts as values, what a layout works with, and what a file's own layout is asked.
  func registerLayouts() {
    addProtocol("Layout")
    for type in [
      ProposedViewSize.libraryType, ViewSpacing.libraryType, LayoutProperties.libraryType, LayoutSubview.libraryType, LayoutSubviews.libraryType, HStackLayout.libraryType,
      VStackLayout.libraryType, ZStackLayout.libraryType, GridLayout.libraryType, AnyLayout.libraryType,
    ] { add(type) }
    registerLibraryLayouts()
    registerProposals()
    registerSubviews()
    registerSpacing()
    add(
      CatalogueEntry(
        .method, "Layout", "callAsFunction", [Parameter<ViewContent>(nil).signature], result: .opaque(["View"], origin: entries.count + 1),
        doc: "Views arranged by the layout."
      ) { call throws(Interruption) -> Value in
        let layout = try LayoutArgument.read(call.base, call).layout
        let content = try ViewContent.read(call.arguments[0] ?? .void, call).view
        func arranged(_ layout: some Layout) -> any View { layout { content } }
        return .view(arranged(layout), nil)
      })
    modifier("layoutValue", Parameter<LayoutKeyArgument>("key"), Parameter<LayoutValueArgument>("value"), doc: "Tells the layout around the view a value.") {
      base, key, value in base.layoutValue(named: key.key.name, detail: key.key.title, value: value.value)
    }
  }

  private func registerLibraryLayouts() {
    value(
      HStackLayout.self, Parameter<VerticalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil), doc: "A row, as a layout."
    ) { HStackLayout(alignment: $0, spacing: $1) }
    property(of: HStackLayout.self, "alignment", \.alignment, doc: "The guide that the views are aligned on.")
    property(of: HStackLayout.self, "spacing", \.spacing, doc: "Between neighbours, in points.")
    value(
      VStackLayout.self, Parameter<HorizontalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil), doc: "A column, as a layout."
    ) { VStackLayout(alignment: $0, spacing: $1) }
    property(of: VStackLayout.self, "alignment", \.alignment, doc: "The guide that the views are aligned on.")
    property(of: VStackLayout.self, "spacing", \.spacing, doc: "Between neighbours, in points.")
    value(ZStackLayout.self, Parameter<Alignment>("alignment", default: .center), doc: "A pile of views, as a layout.") { ZStackLayout(alignment: $0) }
    property(of: ZStackLayout.self, "alignment", \.alignment, doc: "The guides that the views are aligned on.")
    value(
      GridLayout.self, Parameter<Alignment>("alignment", default: .center), Parameter<CGFloat?>("horizontalSpacing", default: nil),
      Parameter<CGFloat?>("verticalSpacing", default: nil), doc: "A table, as a layout."
    ) { GridLayout(alignment: $0, horizontalSpacing: $1, verticalSpacing: $2) }
    property(of: GridLayout.self, "alignment", \.alignment, doc: "Where cells lie in their room.")
    property(of: GridLayout.self, "horizontalSpacing", \.horizontalSpacing, doc: "Between columns, in points.")
    property(of: GridLayout.self, "verticalSpacing", \.verticalSpacing, doc: "Between rows, in points.")
    value(AnyLayout.self, Parameter<LayoutArgument>(nil), doc: "A layout whose type is decided while the program runs.") { argument in
      func erased(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
      return erased(argument.layout)
    }
    borrowed(HStackLayout.self)
    borrowed(VStackLayout.self)
    borrowed(ZStackLayout.self)
    borrowed(GridLayout.self)
  }
  /// What a file's own layout can leave to one of the library's. Its cache is empty.
  private func borrowed<L: Layout & LibraryValue>(_ type: L.Type) where L.Cache == Void {
    func parameters(_ first: [ParameterSignature]) -> [ParameterSignature] {
      first + [
        ParameterSignature(label: "proposal", name: "proposal", type: ProposedViewSize.staticType),
        ParameterSignature(label: "subviews", name: "subviews", type: LayoutSubviews.staticType),
        ParameterSignature(label: "cache", name: "cache", type: .reference(.void)),
      ]
    }
    let make = ParameterSignature(label: "subviews", name: "subviews", type: LayoutSubviews.staticType)
    add(CatalogueEntry(.method, L.libraryType.name, "makeCache", [make], result: .void, doc: "Nothing to keep.") { _ in .void })
    add(
      CatalogueEntry(.method, L.libraryType.name, "sizeThatFits", parameters([]), result: CGSize.staticType, doc: "The size of such a container with these views.") {
        call throws(Interruption) -> Value in
        let proposal = try ProposedViewSize.read(call.arguments[0] ?? .void, call)
        guard case .array(let values)? = call.arguments[1], !values.isEmpty else { return CGSize.zero.value }
        let (layout, subviews) = (try L.read(call.base, call), try LayoutSubviews.read(.array(values), call))
        var cache: Void = ()
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).value
      })
    let bounds = ParameterSignature(label: "in", name: "bounds", type: CGRect.staticType)
    add(
      CatalogueEntry(.method, L.libraryType.name, "placeSubviews", parameters([bounds]), result: .void, doc: "Places the views as such a container does.") {
        call throws(Interruption) -> Value in
        guard case .array(let values)? = call.arguments[2], !values.isEmpty else { return .void }
        let (layout, bounds) = (try L.read(call.base, call), try CGRect.read(call.arguments[0] ?? .void, call))
        let (proposal, subviews) = (try ProposedViewSize.read(call.arguments[1] ?? .void, call), try LayoutSubviews.read(.array(values), call))
        var cache: Void = ()
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return .void
      })
  }

  private func registerProposals() {
    value(ProposedViewSize.self, Parameter<CGFloat?>("width"), Parameter<CGFloat?>("height"), doc: "What a view is offered, in points; nil leaves it to the view.") {
      ProposedViewSize(width: $0, height: $1)
    }
    value(ProposedViewSize.self, Parameter<CGSize>(nil), doc: "A size as an offer.") { ProposedViewSize($0) }
    constant(ProposedViewSize.unspecified, "unspecified", doc: "Asks for the ideal size.")
    constant(ProposedViewSize.zero, "zero", doc: "Asks for the least size.")
    constant(ProposedViewSize.infinity, "infinity", doc: "Asks for the largest size.")
    property(of: ProposedViewSize.self, "width", \.width, doc: "In points; nil leaves it to the view.")
    property(of: ProposedViewSize.self, "height", \.height, doc: "In points; nil leaves it to the view.")
    method(
      of: ProposedViewSize.self, "replacingUnspecifiedDimensions", Parameter<CGSize>("by", default: CGSize(width: 10, height: 10)),
      doc: "The offer as a size; what is not specified comes from the argument."
    ) { $0.replacingUnspecifiedDimensions(by: $1) }
  }

  private func registerSubviews() {
    property(of: LayoutSubview.self, "priority", doc: "The view's layout priority.") { $0.priority }
    property(of: LayoutSubview.self, "spacing", doc: "The distances that the view prefers.") { $0.spacing }
    method(of: LayoutSubview.self, "sizeThatFits", Parameter<ProposedViewSize>(nil), doc: "The view's size for an offer.") { $0.sizeThatFits($1) }
    method(of: LayoutSubview.self, "dimensions", Parameter<ProposedViewSize>("in"), doc: "The view's size and guides for an offer.") { $0.dimensions(in: $1) }
    let parameters = [
      Parameter<CGPoint>("at").signature, Parameter<UnitPoint>("anchor", default: .topLeading).signature, Parameter<ProposedViewSize>("proposal").signature,
    ]
    add(
      CatalogueEntry(.method, "LayoutSubview", "place", parameters, result: .void, doc: "Puts the view so that its anchor lies at a point.") { call throws(Interruption) -> Value in
        let view = try LayoutSubview.read(call.base, call)
        let anchor = try call.arguments[1].map { value throws(Interruption) in try UnitPoint.read(value, call) } ?? .topLeading
        let proposal = try ProposedViewSize.read(call.arguments[2] ?? .void, call)
        view.place(at: try CGPoint.read(call.arguments[0] ?? .void, call), anchor: anchor, proposal: proposal)
        return .void
      })
    add(
      CatalogueEntry(
        .subscript, "LayoutSubview", "subscript", [Parameter<LayoutKeyArgument>(nil).signature], result: .parameter(LayoutKeyArgument.value),
        typeParameters: LayoutKeyArgument.typeParameters, doc: "What the view says under a key."
      ) { call throws(Interruption) -> Value in
        let key = try LayoutKeyArgument.read(call.arguments[0] ?? .void, call).key
        return try LayoutSubview.read(call.base, call).value(KeyName(named: key.name)) as? Value ?? key.defaultValue
      })
    add(
      CatalogueEntry(.property, "LayoutSubviews", "layoutDirection", [], result: LayoutDirection.staticType, doc: "The direction of text in the container.") {
        call throws(Interruption) -> Value in
        guard case .array(let values) = call.base, let first = values.first else { return LayoutDirection.leftToRight.value }
        return try LayoutSubview.read(first, call).layoutDirection.value
      })
    let positions: [(StaticType, StaticType)] = [
      (.int, LayoutSubview.staticType), (.range, LayoutSubviews.staticType), (.closedRange, LayoutSubviews.staticType), (.array(.int), LayoutSubviews.staticType),
      (.library(LibraryType("PartialRangeFrom"), [.int]), LayoutSubviews.staticType), (.library(LibraryType("PartialRangeUpTo"), [.int]), LayoutSubviews.staticType),
      (.library(LibraryType("PartialRangeThrough"), [.int]), LayoutSubviews.staticType),
    ]
    for (index, result) in positions {
      let parameter = ParameterSignature(label: nil, name: "index", type: index)
      add(
        CatalogueEntry(.subscript, "LayoutSubviews", "subscript", [parameter], result: result, doc: "A view, or some of the views.") { call throws(Interruption) -> Value in
          guard case .array(let values) = call.base, let argument = call.arguments[0] else { return .void }
          if case .int(let index) = argument {
            guard values.indices.contains(index) else { throw call.outOfRange(index, values.count) }
            return values[index]
          }
          if case .range(let range) = argument {
            let (start, end) = (range.lowerBound == .min ? 0 : range.lowerBound, range.upperBound == .max ? values.count : range.upperBound)
            guard start >= 0, end <= values.count, start <= end else { throw call.outOfRange(start < 0 ? start : end, values.count) }
            return .array(Array(values[start..<end]))
          }
          var found: [Value] = []
          for case .int(let index) in try argument.elements(call) {
            guard values.indices.contains(index) else { throw call.outOfRange(index, values.count) }
            found.append(values[index])
          }
          return .array(found)
        })
    }
    for (name, value) in [("startIndex", 0), ("endIndex", 1)] {
      add(
        CatalogueEntry(.property, "LayoutSubviews", name, [], result: .int, doc: "The \(name) of the views.") { call in
          guard case .array(let values) = call.base else { return .void }
          return .int(value * values.count)
        })
    }
  }

  private func registerSpacing() {
    value(ViewSpacing.self, doc: "No preference.") { ViewSpacing() }
    constant(ViewSpacing.zero, "zero", doc: "No distance.")
    method(of: ViewSpacing.self, "distance", Parameter<ViewSpacing>("to"), Parameter<Axis>("along"), doc: "The distance that two neighbours prefer, in points.") {
      $0.distance(to: $1, along: $2)
    }
    method(of: ViewSpacing.self, "union", Parameter<ViewSpacing>(nil), Parameter<Edge.Set>("edges", default: .all), doc: "What both prefer, at some edges.") {
      $0.union($1, edges: $2)
    }
    let parameters = [Parameter<ViewSpacing>(nil).signature, Parameter<Edge.Set>("edges", default: .all).signature]
    let entry = CatalogueEntry(.method, "ViewSpacing", "formUnion", parameters, result: .void, doc: "Takes over what another view prefers at some edges.") { _ in .void }
    entry.mutate = { base, call throws(Interruption) -> Value in
      var own = try ViewSpacing.read(base, call)
      let edges = try call.arguments[1].map { value throws(Interruption) in try Edge.Set.read(value, call) } ?? .all
      own.formUnion(try ViewSpacing.read(call.arguments[0] ?? .void, call), edges: edges)
      base = own.value
      return .void
    }
    add(entry)
    value(LayoutProperties.self, doc: "A layout without an axis.") { LayoutProperties() }
    property(of: LayoutProperties.self, "stackOrientation", \.stackOrientation, doc: "The axis of a stack.")
  }
}
