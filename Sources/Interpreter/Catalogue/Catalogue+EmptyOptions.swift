internal import LayoutCore
internal import Views

extension Catalogue {
  /// `PinnedScrollableViews()`: sets of options without any.
  func registerEmptyOptions() {
    empty(Axis.Set.self)
    empty(PinnedScrollableViews.self)
    empty(SafeAreaRegions.self)
    empty(DatePickerComponents.self)
    empty(RedactionReasons.self)
    empty(SubmitTriggers.self)
    empty(AccessibilityTraits.self)
    empty(EventModifiers.self)
    empty(VerticalEdge.Set.self)
    // What `where Content == TupleView<(Text, Image)>` names; builders make them.
    add(LibraryType("TupleView", ["View"]))
  }
  private func empty<Options: LibraryOptions>(_ type: Options.Type) { value(type, doc: "None of the options.") { [] } }
}
