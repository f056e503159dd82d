internal import Foundation
internal import Views

private let gesture = ["Gesture", "Hashable", "Equatable"]

extension TapGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("TapGesture", gesture) } }
extension LongPressGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("LongPressGesture", gesture) } }
extension DragGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("DragGesture", gesture) } }
extension DragGesture.Value: LibraryValue { static var libraryType: LibraryType { LibraryType("DragGesture.Value", ["Hashable", "Equatable"]) } }
extension MagnificationGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("MagnificationGesture", gesture) } }
extension MagnifyGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("MagnifyGesture", gesture) } }
extension MagnifyGesture.Value: LibraryValue { static var libraryType: LibraryType { LibraryType("MagnifyGesture.Value", ["Hashable", "Equatable"]) } }
extension RotationGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("RotationGesture", gesture) } }
extension RotateGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("RotateGesture", gesture) } }
extension RotateGesture.Value: LibraryValue { static var libraryType: LibraryType { LibraryType("RotateGesture.Value", ["Hashable", "Equatable"]) } }
extension SpatialTapGesture: LibraryValue { static var libraryType: LibraryType { LibraryType("SpatialTapGesture", gesture) } }
extension SpatialTapGesture.Value: LibraryValue { static var libraryType: LibraryType { LibraryType("SpatialTapGesture.Value", ["Hashable", "Equatable"]) } }

extension Catalogue {
  /// Gestures: kept as values; what they would run is checked, and not run.
  func registerGestureTypes() {
    addProtocol("Gesture")
    add(TapGesture.libraryType)
    value(TapGesture.self, Parameter<Int>("count", default: 1), doc: "A number of taps.") { TapGesture(count: $0) }
    add(LongPressGesture.libraryType)
    value(
      LongPressGesture.self, Parameter<Double>("minimumDuration", default: 0.5), Parameter<CGFloat>("maximumDistance", default: 10), doc: "A press of some seconds."
    ) { LongPressGesture(minimumDuration: $0, maximumDistance: $1) }
    add(DragGesture.libraryType)
    value(
      DragGesture.self, Parameter<CGFloat>("minimumDistance", default: 10), Parameter<CoordinateSpace>("coordinateSpace", default: .local), doc: "A finger that moves."
    ) { DragGesture(minimumDistance: $0, coordinateSpace: $1) }
    add(MagnificationGesture.libraryType)
    value(MagnificationGesture.self, Parameter<CGFloat>("minimumScaleDelta", default: 0.01), doc: "Two fingers that move apart.") {
      MagnificationGesture(minimumScaleDelta: $0)
    }
    add(MagnifyGesture.libraryType)
    value(MagnifyGesture.self, Parameter<CGFloat>("minimumScaleDelta", default: 0.01), doc: "Two fingers that move apart.") { MagnifyGesture(minimumScaleDelta: $0) }
    add(RotationGesture.libraryType)
    value(RotationGesture.self, Parameter<Angle>("minimumAngleDelta", default: .degrees(1)), doc: "Two fingers that turn.") { RotationGesture(minimumAngleDelta: $0) }
    add(RotateGesture.libraryType)
    value(RotateGesture.self, Parameter<Angle>("minimumAngleDelta", default: .degrees(1)), doc: "Two fingers that turn.") { RotateGesture(minimumAngleDelta: $0) }
    add(SpatialTapGesture.libraryType)
    value(SpatialTapGesture.self, Parameter<Int>("count", default: 1), doc: "Taps, and where they are.") { SpatialTapGesture(count: $0) }
    registerGestureValues()
    for (type, inputs) in [
      (TapGesture.libraryType, [StaticType]()), (LongPressGesture.libraryType, [.bool]), (DragGesture.libraryType, [DragGesture.Value.staticType]),
      (MagnificationGesture.libraryType, [.cgFloat]), (MagnifyGesture.libraryType, [MagnifyGesture.Value.staticType]),
      (RotationGesture.libraryType, [Angle.staticType]), (RotateGesture.libraryType, [RotateGesture.Value.staticType]),
      (SpatialTapGesture.libraryType, [SpatialTapGesture.Value.staticType]),
    ] {
      callback(type.name, "onEnded", inputs, result: .library(type, []), doc: "What happens at the gesture's end; kept, not run.")
      if !inputs.isEmpty { callback(type.name, "onChanged", inputs, result: .library(type, []), doc: "What happens with each change; kept, not run.") }
    }
    let some = StaticType.opaque(["Gesture"], origin: 0)
    // What a combined gesture tells has no type here; the closure's parameter is not looked into.
    callback("Gesture", "onEnded", [.failed], result: some, doc: "What happens at the gesture's end; kept, not run.")
    callback("Gesture", "onChanged", [.failed], result: some, doc: "What happens with each change; kept, not run.")
    for (name, label, doc) in [
      ("simultaneously", "with", "Both at the same time."), ("sequenced", "before", "One after the other."), ("exclusively", "before", "The first; the other where it fails."),
    ] {
      add(
        CatalogueEntry(
          .method, "Gesture", name, [ParameterSignature(label: label, name: "other", type: GestureArgument.staticType)], result: some,
          typeParameters: [GestureArgument.parameter], doc: doc
        ) { call throws(Interruption) -> Value in call.base })
    }
  }
  private func callback(_ owner: String, _ name: String, _ inputs: [StaticType], result: StaticType, doc: String) {
    let action = ParameterSignature(label: nil, name: "action", type: .function(inputs, .void))
    add(CatalogueEntry(.method, owner, name, [action], result: result, doc: doc) { call throws(Interruption) -> Value in call.base })
  }
  private func registerGestureValues() {
    add(DragGesture.Value.libraryType)
    property(of: DragGesture.Value.self, "location", doc: "Where the finger is, in points.") { $0.location }
    property(of: DragGesture.Value.self, "startLocation", doc: "Where the finger began, in points.") { $0.startLocation }
    property(of: DragGesture.Value.self, "translation", doc: "From the beginning to where the finger is.") { $0.translation }
    property(of: DragGesture.Value.self, "velocity", doc: "In points a second.") { $0.velocity }
    property(of: DragGesture.Value.self, "predictedEndLocation", doc: "Where the finger would end.") { $0.predictedEndLocation }
    property(of: DragGesture.Value.self, "predictedEndTranslation", doc: "From the beginning to where it would end.") { $0.predictedEndTranslation }
    add(MagnifyGesture.Value.libraryType)
    property(of: MagnifyGesture.Value.self, "magnification", doc: "The factor of the fingers' distance.") { $0.magnification }
    property(of: MagnifyGesture.Value.self, "velocity", doc: "The factor's change in a second.") { $0.velocity }
    property(of: MagnifyGesture.Value.self, "startLocation", doc: "Where the fingers began, in points.") { $0.startLocation }
    property(of: MagnifyGesture.Value.self, "startAnchor", doc: "Where the fingers began, in parts of the view.") { $0.startAnchor }
    add(RotateGesture.Value.libraryType)
    property(of: RotateGesture.Value.self, "rotation", doc: "The angle of the fingers.") { $0.rotation }
    property(of: RotateGesture.Value.self, "velocity", doc: "The angle's change in a second.") { $0.velocity }
    property(of: RotateGesture.Value.self, "startAnchor", doc: "Where the fingers began, in parts of the view.") { $0.startAnchor }
    property(of: RotateGesture.Value.self, "startLocation", doc: "Where the fingers began, in points.") { $0.startLocation }
    add(SpatialTapGesture.Value.libraryType)
    property(of: SpatialTapGesture.Value.self, "location", doc: "Where the tap was, in points.") { $0.location }
    for rank in [GestureRank.gesture, .highPriorityGesture, .simultaneousGesture] {
      modifier(rank.rawValue, Parameter<GestureArgument>(nil), Parameter<GestureMask>("including", default: .all), doc: "What a gesture does; kept, not run.") {
        base, gesture, _ in base.gesture(opened: gesture.gesture, as: rank)
      }
    }
  }
}

private enum GestureRank: String { case gesture, highPriorityGesture, simultaneousGesture }
extension Erased {
  @MainActor fileprivate func gesture(opened gesture: any Gesture, as rank: GestureRank) -> any View {
    func opened(_ gesture: some Gesture) -> any View {
      switch rank {
      case .gesture: self.gesture(gesture)
      case .highPriorityGesture: highPriorityGesture(gesture)
      case .simultaneousGesture: simultaneousGesture(gesture)
      }
    }
    return opened(gesture)
  }
}
