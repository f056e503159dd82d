/// What `Views` and `LayoutCore` declare public for one another, for the interpreter and for tests: no name of SwiftUI, so programs do not see it.
/// What names one of these types is left out as well.
enum EngineNames {
  /// Types, with the reason.
  static let types: [String: String] = [
    "AlignmentKey": "layout",
    "DefaultSpacing": "layout",
    "Identity": "layout",
    "LayoutChild": "layout",
    "LayoutChildren": "layout",
    "LayoutEvent": "layout",
    "LayoutTree": "layout",
    "CustomLayout": "layout",
    "LazyTrack": "layout",
    "NodeBuilder": "layout",
    "NodeInfo": "layout",
    "NodeInfos": "layout",
    "PathElement": "layout",
    "Rule": "layout",
    "LayoutWarning": "layout",
    "SourceSite": "places in source files",
    "NumberWarning": "warnings",
    "TruncatedText": "warnings",
    "NodeList": "makes nodes of views",
    "ViewGraph": "makes nodes of views",
    "ViewHost": "shows views",
    "ViewScope": "shows views",
    "ViewScopes": "shows views",
    "AppRoot": "shows scenes",
    "BodyEvaluation": "shows views",
    "Interaction": "input",
    "WatchScreen": "shows scenes",
    "AssetLibrary": "files",
    "WrittenView": "writes views down",
    "ShownTransition": "transitions",
    "KeyName": "names of values of layouts",
    "PreferenceDefinition": "the interpreter's keys",
    "PropertyConnection": "storage of wrappers",
    "BodyProvider": "the interpreter's views",
    "InputComparable": "reuse of views",
    "KeptState": "storage of wrappers",
    "CompiledPreview": "shows previews of compiled files",
    "StopReason": "makes nodes of views",
    "PreviewWishes": "the preview's options",
    "FrameworkView": "stands for views of other frameworks",
    "VisualChanges": "drawing",
    "Erased": "the interpreter's views",
    "RuntimeBranch": "the interpreter's views",
    "RuntimeOptional": "the interpreter's views",
    "RuntimeTuple": "the interpreter's views",
    "RuntimeShape": "the interpreter's shapes",
    "BlendableModifier": "the interpreter's modifiers",
    "OutlineRow": "the interpreter's rows",
  ]

  /// Members, as `owner.name(labels:)`, with the reason.
  static let members: [String: String] = [
    "AnyView.init(_:typeName:)": "the interpreter's views",
    "PaintedShape.erased": "the interpreter's shapes",
    "HorizontalAlignment.init(named:defaultValue:)": "the interpreter's guides",
    "VerticalAlignment.init(named:defaultValue:)": "the interpreter's guides",
    "HorizontalAlignment.key": "layout",
    "VerticalAlignment.key": "layout",
    "ViewDimensions.subscript(key:)": "layout",
    "ViewDimensions.subscript(explicitKey:)": "layout",
    "LayoutSubview.value(_:)": "the interpreter's layouts",
    "LayoutSubview.layoutDirection": "the interpreter's layouts",
    "LayoutSubviews.init(_:)": "the interpreter's layouts",
    "LayoutSubviews.merged(_:in:_:place:)": "the interpreter's layouts",
    "View.layoutValue(named:detail:value:)": "the interpreter's layouts",
    "ViewSpacing.formUnion(_:top:leading:bottom:trailing:)": "layout",
    "View.environment(as:_:)": "the interpreter's environment",
    "View.focused()": "the interpreter's focus",
    "View.navigationDestination(ofValue:)": "the interpreter's screens",
    "View.onPreferenceChange(_:isSame:perform:)": "the interpreter's preferences",
    "View.preferenceLayer(_:alignment:isBackground:_:)": "the interpreter's preferences",
    "ShapeStyle.label": "traces",
  ]

  /// Requirements of protocols that the engine calls, wherever they are fulfilled, with the reason.
  static let requirements: [String: String] = [
    "isDrawn": "drawing",
    "paint(in:)": "drawing",
    "fill(_:frame:in:)": "drawing",
    "layoutKind": "layout",
    "isSameInput(as:)": "reuse of views",
    "erased": "the interpreter's shapes",
  ]

  /// Whether a member of a type of this package stands for the engine.
  static func isForEngine(_ fullName: String, of owner: String) -> Bool { members["\(owner).\(fullName)"] != nil || requirements[fullName] != nil }
}
