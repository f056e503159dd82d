internal import Foundation
internal import LayoutCore
internal import Views

extension ViewDimensions: LibraryValue { static var libraryType: LibraryType { LibraryType("ViewDimensions", ["Equatable"]) } }

extension Catalogue {
  func registerGuides() {
    add(ViewDimensions.libraryType)
    property(of: ViewDimensions.self, "width", doc: "The view's width, in points.") { $0.width }
    property(of: ViewDimensions.self, "height", doc: "The view's height, in points.") { $0.height }
    element(of: ViewDimensions.self, Parameter<HorizontalAlignment>(nil), doc: "A horizontal guide's value: what the view sets, else the default.") { $0[$1] }
    element(of: ViewDimensions.self, Parameter<VerticalAlignment>(nil), doc: "A vertical guide's value: what the view sets, else the default.") { $0[$1] }
    element(of: ViewDimensions.self, Parameter<HorizontalAlignment>("explicit"), doc: "What the view sets for a horizontal guide; nil if it sets nothing.") {
      $0[explicit: $1]
    }
    element(of: ViewDimensions.self, Parameter<VerticalAlignment>("explicit"), doc: "What the view sets for a vertical guide; nil if it sets nothing.") {
      $0[explicit: $1]
    }
    modifier("alignmentGuide", Parameter<HorizontalAlignment>(nil), Parameter<GuideFunction>("computeValue"), doc: "Sets one of the view's horizontal guides.") {
      base, guide, function in base.alignmentGuide(guide) { function.value($0) }
    }
    modifier("alignmentGuide", Parameter<VerticalAlignment>(nil), Parameter<GuideFunction>("computeValue"), doc: "Sets one of the view's vertical guides.") {
      base, guide, function in base.alignmentGuide(guide) { function.value($0) }
    }
    value(HorizontalAlignment.self, Parameter<AlignmentIDArgument>(nil), doc: "A horizontal guide of your own.") { id in
      HorizontalAlignment(named: id.name) { id.defaultValue($0) }
    }
    value(VerticalAlignment.self, Parameter<AlignmentIDArgument>(nil), doc: "A vertical guide of your own.") { id in
      VerticalAlignment(named: id.name) { id.defaultValue($0) }
    }
  }
}

/// A closure that gives a guide's value; once the run has ended it gives 0.
struct GuideFunction: InterpretableArgument {
  let value: (ViewDimensions) -> CGFloat
  static var staticType: StaticType { .function([ViewDimensions.staticType], .cgFloat) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> GuideFunction {
    guard case .closure(let closure) = value else { throw call.mismatch(staticType) }
    let (evaluation, span) = (call.evaluation, call.span)
    return GuideFunction { dimensions in
      onMainThread { evaluation.callBack(closure, [dimensions.value], at: span)?.number.map { CGFloat($0) } ?? 0 }
    }
  }
}

/// The metatype of an `AlignmentID` of the file.
struct AlignmentIDArgument: InterpretableArgument, Sendable {
  /// What tells it from the other ids of the file.
  let name: String
  private let type: StaticType
  private let evaluation: Evaluation
  private let span: SourceFile.Span

  static var staticType: StaticType { .metatype(.any(["AlignmentID"])) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> AlignmentIDArgument {
    guard case .type(let type) = value, case .declared(let declaration, _) = type else { throw call.mismatch(staticType) }
    return AlignmentIDArgument(name: declaration.path, type: type, evaluation: call.evaluation, span: call.span)
  }
  nonisolated func defaultValue(_ dimensions: ViewDimensions) -> CGFloat {
    // The layout that asks is on the main thread, as `onMainThread` checks.
    nonisolated(unsafe) let dimensions = dimensions
    return onMainThread {
      evaluation.callMethod("defaultValue", ["in"], of: .type(type), [dimensions.value], at: span)?.number.map { CGFloat($0) } ?? 0
    }
  }
}
