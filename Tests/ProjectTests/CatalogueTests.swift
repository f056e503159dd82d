internal import Interpreter
internal import Testing

/// Every public initialiser, method and member of the library is in the interpreter's catalogue, or in a list with the reason why not.
@MainActor @Suite struct `The catalogue` {
  @Test func `has each public name of the library, once an overload`() throws {
    var wanted: [String: Int] = [:]
    for module in ["Views", "LayoutCore"] {
      for declaration in try PublicNames(of: module).declarations where isWanted(declaration) { wanted[declaration.path, default: 0] += 1 }
    }
    var found: [String: Int] = [:]
    for item in CatalogueIndex.items { found[path(of: item), default: 0] += 1 }
    let missing = wanted.filter { (found[$0.key] ?? 0) < $0.value && !isException($0.key) }.map { "\($0.key) ×\($0.value), in the catalogue ×\(found[$0.key] ?? 0)" }
    #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
    let needless = exceptions.keys.filter { name in !wanted.keys.contains { $0 == name || $0.hasPrefix(name + ".") } }
    #expect(needless.isEmpty, "exceptions that are none: \(needless.sorted())")
  }
  /// What programs can call: not types, cases, or requirements of protocols that everything has.
  private func isWanted(_ declaration: PublicNames.Declaration) -> Bool {
    // Raw values and literals come by themselves.
    ![
      "makeNodes(_:_:)", "makeNodes(_:_:_:)", "makeScene(_:_:)", "makeBody(configuration:)", "isSameInput(as:)", "paint(in:)", "label", "path(in:)", "inset(by:)",
      "sizeThatFits(_:)", "layoutKind", "makeContainer(_:_:)", "isDrawn(in:)", "fill(_:frame:in:)",
      "body", "rawValue", "init(rawValue:)", "init(stringLiteral:)",
      "init(extendedGraphemeClusterLiteral:)",
    ].contains(declaration.name)
      && ["swift.init", "swift.method", "swift.subscript", "swift.type.method", "swift.type.property", "swift.property", "swift.func"].contains(declaration.kind)
  }
  private func path(of item: CatalogueIndex.Item) -> String { (item.owner.isEmpty ? "" : item.owner + ".") + item.fullName }
  /// A name, or a type that it belongs to, is excused.
  private func isException(_ path: String) -> Bool {
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      if exceptions[parts.joined(separator: ".")] != nil { return true }
      parts.removeLast()
    }
    return false
  }

  private let exceptions: [String: String] = [
    "GeometryEffect": "a protocol of LibraryProtocols", "Transition": "a requirement that source files fulfil",
    "VisualEffect": "its members are those of `EmptyVisualEffect`, the one effect of the interpreter", "EmptyVisualEffect": "handed to closures",
    "NavigationPath.CodableRepresentation": "made by a path or a decoder",
    // The engine behind the views: no word of a source file.
    "AlignmentKey": "engine", "DefaultSpacing": "engine", "Identity": "engine", "LayoutEvent": "engine", "LayoutTree": "engine", "LazyTrack": "engine", "NodeBuilder": "engine",
    "NodeInfo": "engine", "NodeList": "engine", "PathElement": "engine", "Rule": "engine", "SourceSite": "engine", "ViewHost": "engine", "ViewScope": "engine",
    "NodeInfos": "engine", "ViewScopes": "engine", "AssetLibrary": "engine", "WrittenView": "engine", "HorizontalAlignment.key": "engine", "VerticalAlignment.key": "engine",
    "ShapeStyle": "engine",
    "AttributeScopes": "keys; source files name the attributes themselves", "AttributeDynamicLookup": "keys; source files name the attributes themselves",
    "Canvas.symbols": "made, not read", "Canvas.renderer": "made, not read", "Canvas.isOpaque": "made, not read", "Canvas.colorMode": "made, not read",
    "Canvas.rendersAsynchronously": "made, not read", "MeshGradient.width": "made, not read", "MeshGradient.height": "made, not read", "MeshGradient.colors": "made, not read",
    "MeshGradient.background": "made, not read", "MeshGradient.locations": "made, not read", "MeshGradient.smoothsColors": "made, not read",
    "MeshGradient.colorSpace": "made, not read", "MeshGradient.init(width:height:locations:colors:background:smoothsColors:colorSpace:)": "made of points or Bézier points",
    "MeshGradient.BezierPoint.position": "made, not read", "MeshGradient.BezierPoint.leadingControlPoint": "made, not read",
    "MeshGradient.BezierPoint.topControlPoint": "made, not read", "MeshGradient.BezierPoint.trailingControlPoint": "made, not read",
    "MeshGradient.BezierPoint.bottomControlPoint": "made, not read",
    "AnyView.init(_:typeName:)": "engine",
    "MutableCollection.move(fromOffsets:toOffset:)": "of arrays, in the catalogue",
    "RangeReplaceableCollection.remove(atOffsets:)": "of arrays, in the catalogue",
    "FrameworkSupport": "what the frameworks need of the engine", "ChangeObservation": "what Combine needs of the engine",
    "ChangePublisher": "what Combine needs of the engine", "TabContentBuilder": "runs by Swift's rules",
    "TabContent": "runs by Swift's rules", "TabView.init(selection:content:)": "one by Swift's rules",
    "TabSection.init(_:content:)": "one by Swift's rules", "TabSection.init(content:header:)": "one by Swift's rules",
    "Shape.buttonBorder": "runs by Swift's rules", "ForEach.data": "read by Swift's rules",
    "ForEach.content": "read by Swift's rules",
    "Scene.environment(_:_:)": "runs by Swift's rules",
    "Scene.environmentObject(_:)": "runs by Swift's rules",
    "Scene.onChange(of:initial:_:)": "runs by Swift's rules",
    "Scene.onChange(of:perform:)": "runs by Swift's rules",
    "Angle.animatableData": "runs by Swift's rules",
    "CGPoint.animatableData": "runs by Swift's rules",
    "CGRect.animatableData": "runs by Swift's rules",
    "CGSize.animatableData": "runs by Swift's rules",
    "UnitPoint.animatableData": "runs by Swift's rules",
    "Animation.interpolatingSpring(duration:bounce:initialVelocity:)": "runs by Swift's rules",
    "AnyScrollTargetBehavior": "runs by Swift's rules",
    "AnyTransition.symbolEffect": "runs by Swift's rules",
    "BlurReplaceTransition": "runs by Swift's rules",
    "ContentUnavailableView.init(label:actions:)": "runs by Swift's rules",
    "KeyframeTrackContentBuilder": "runs by Swift's rules",
    "KeyframesBuilder": "runs by Swift's rules",
    "PagingScrollTargetBehavior": "runs by Swift's rules",
    "ScrollTarget": "runs by Swift's rules",
    "ScrollTargetBehavior": "runs by Swift's rules",
    "ScrollTargetBehaviorContext": "runs by Swift's rules",
    "Spring": "runs by Swift's rules",
    "Tab.init(value:content:)": "runs by Swift's rules",
    "Tab.init(value:role:content:)": "runs by Swift's rules",
    "TupleKeyframes": "runs by Swift's rules",
    "UnitCurve.bezier(startControlPoint:endControlPoint:)": "runs by Swift's rules",
    "UnitCurve.value(at:)": "runs by Swift's rules",
    "View.scrollIndicatorsFlash(trigger:)": "runs by Swift's rules",
    "ViewAlignedScrollTargetBehavior": "runs by Swift's rules",
    "MultiDatePicker.init(_:selection:in:)": "runs by Swift's rules",
    "MultiDatePicker.init(selection:in:label:)": "runs by Swift's rules",
    "ButtonBorderShape.allCases": "where the catalogue takes the shapes from; SwiftUI has no such list",
    "OutlineRow": "interpreter", "ImageResource": "names of assets", "ColorResource": "names of assets",
    // What the interpreter itself builds views with.
    "Erased": "interpreter", "RuntimeBranch": "interpreter", "RuntimeOptional": "interpreter", "RuntimeTuple": "interpreter",
    // Called by the compiler; the interpreter makes the same values.
    "ViewBuilder": "compiler", "TupleView": "compiler", "PreviewProvider": "a requirement that source files fulfil",
    "LayoutChildren": "engine", "LayoutChild": "engine", "CustomLayout": "engine", "KeyName": "engine", "LayoutSubview.value(_:)": "interpreter",
    "LayoutSubview.layoutDirection": "interpreter", "LayoutSubviews.init(_:)": "interpreter", "LayoutSubviews.merged(_:in:_:place:)": "interpreter",
    "LayoutSubviews.preferredSpacing": "interpreter", "View.layoutValue(named:detail:value:)": "interpreter", "LayoutValueKey": "a requirement that source files fulfil",
    "Layout": "a requirement that source files fulfil",
    "AnyLayout.makeCache(subviews:)": "requirements", "AnyLayout.updateCache(_:subviews:)": "requirements", "AnyLayout.spacing(subviews:cache:)": "requirements",
    "AnyLayout.sizeThatFits(proposal:subviews:cache:)": "requirements", "AnyLayout.placeSubviews(in:proposal:subviews:cache:)": "requirements",
    "AnyLayout.explicitAlignment(of:in:proposal:subviews:cache:)": "requirements", "HStackLayout.layoutProperties": "requirements",
    "VStackLayout.layoutProperties": "requirements", "Anchor.hash(into:)": "requirements",
    "AnyTransition.hash(into:)": "requirements", "ShownTransition": "engine", "BlendableModifier": "interpreter",
    "ViewSpacing.formUnion(_:top:leading:bottom:trailing:)": "engine",
    "ViewDimensions.subscript(key:)": "engine", "ViewDimensions.subscript(explicitKey:)": "engine", "LayoutWarning": "engine", "NumberWarning": "engine", "TruncatedText": "engine",
    "HorizontalAlignment.init(named:defaultValue:)": "interpreter", "VerticalAlignment.init(named:defaultValue:)": "interpreter",
    "AlignmentID": "a requirement that source files fulfil",
    // What a gesture tells depends on the gesture: each has its own entries.
    "Gesture.onChanged(_:)": "gesture", "Gesture.onEnded(_:)": "gesture", "DragGesture.Value.time": "a date",
    // The storage of property wrappers, which attributes stand for, and what serves it.
    "State": "wrappers", "Environment": "wrappers", "DynamicProperty": "wrappers", "PropertyConnection": "wrappers", "InputComparable": "wrappers",
    "EnvironmentKey": "a requirement that source files fulfil", "EnvironmentValues": "wrappers", "Binding": "wrappers",
    "View.environment(as:_:)": "interpreter",
    "View.task(priority:_:)": "without a priority", "View.task(id:priority:_:)": "without a priority", "View.focused()": "interpreter",
    "View.navigationDestination(ofValue:)": "interpreter",
    "ObservableObject": "a requirement that source files fulfil", "ObservableObjectPublisher": "wrappers", "Published": "wrappers", "KeptState": "wrappers",
    "ObservedObject": "wrappers", "StateObject": "wrappers", "EnvironmentObject": "wrappers", "Bindable": "wrappers",
    "AppStorage": "wrappers", "SceneStorage": "wrappers", "FocusState": "wrappers", "GestureState": "wrappers", "Namespace": "wrappers", "ScaledMetric": "wrappers",
    "Animatable": "a requirement that source files fulfil", "VectorArithmetic": "a requirement that source files fulfil", "EmptyAnimatableData": "animation",
    "AnimatablePair": "two values of any type", "Double": "animation", "Float": "animation", "CGFloat": "animation", "App": "a requirement that source files fulfil",
    "TimelineViewDefaultContext.init(date:cadence:)": "a time of one's own", "Gesture.updating(_:body:)": "gesture",
    "AsyncImagePhase": "declared in `LibraryProtocols`", "PeriodicTimelineSchedule": "one type for all schedules", "EveryMinuteTimelineSchedule": "one type for all schedules",
    "AnimationTimelineSchedule": "one type for all schedules", "ExplicitTimelineSchedule": "one type for all schedules",
    "SceneBuilder": "compiler", "AppRoot": "engine", "WatchScreen": "engine",
    "BodyProvider": "interpreter", "ViewModifier": "a requirement that source files fulfil", "PrimitiveModifier": "engine",
    "EnvironmentalModifier": "a requirement that source files fulfil", "PrimitiveButtonStyle": "a requirement that source files fulfil", "ModifiedContent.content": "read back",
    "ModifiedContent.modifier": "read back",
    "ViewGraph": "engine", "BodyEvaluation": "engine", "Interaction": "engine",
    // Values that the interpreter lacks: ranges without an end, formats, and paths that grow.
    "DatePicker": "ranges", "TextField.init(_:value:format:prompt:)": "formats", "TextField.init(_:value:formatter:)": "formats",
    "LabeledContent.init(_:value:format:)": "formats", "NavigationPath.append(_:)": "mutating", "NavigationPath.removeLast(_:)": "mutating",
    // The pieces of a literal are put together by the compiler, and by the interpreter; there are no translations in bundles.
    "LocalizedStringKey.StringInterpolation": "compiler", "LocalizedStringKey.init(stringInterpolation:)": "compiler",
    "Text.init(_:tableName:bundle:comment:)": "bundles",
    // What a view was made with is not read back.
    "Spacer.minLength": "read back", "Gradient.stops": "read back", "Gradient.Stop.color": "read back", "Gradient.Stop.location": "read back",
    "Capsule.style": "read back", "RoundedRectangle.cornerSize": "read back", "RoundedRectangle.style": "read back",
    "UnevenRoundedRectangle.cornerRadii": "read back", "UnevenRoundedRectangle.style": "read back", "PaintedShape.shape": "read back",
    // A painted shape has no type in the interpreter any more.
    "PaintedShape.strokeBorder(_:lineWidth:antialiased:)": "interpreter", "PaintedShape.strokeBorder(_:style:antialiased:)": "interpreter",
    "PaintedShape.erased": "interpreter", "RuntimeShape": "interpreter", "GridItem.size": "read back", "GridItem.spacing": "read back", "GridItem.alignment": "read back",
    "GeometryReader.content": "read back",
    // Keys of preferences are types of a file's own: the interpreter tells them by name.
    "PreferenceKey": "a requirement that source files fulfil", "PreferenceDefinition": "interpreter", "View.preference(_:value:)": "interpreter",
    "View.transformPreference(_:change:)": "interpreter",
    "View.anchorPreference(_:value:transform:)": "interpreter", "View.transformAnchorPreference(_:value:transform:)": "interpreter",
    "View.onPreferenceChange(_:isSame:perform:)": "interpreter", "View.preferenceLayer(_:alignment:isBackground:_:)": "interpreter",
    // The interpreter has one type for all coordinate spaces.
    "CoordinateSpaceProtocol": "one type", "GlobalCoordinateSpace": "one type", "LocalCoordinateSpace": "one type", "NamedCoordinateSpace.coordinateSpace": "one type",
    "GeometryProxy.frame(in:)": "one entry for both forms",
  ]
}
