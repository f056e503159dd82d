internal import Drawing
internal import Foundation
internal import LayoutCore

/// What a person may do with the rows of a `ForEach` while its list is being edited.
@usableFromInline struct RowActions: OptionSet, Hashable, Sendable {
  @usableFromInline let rawValue: UInt8
  @usableFromInline init(rawValue: UInt8) { self.rawValue = rawValue }
  static let delete = RowActions(rawValue: 1)
  static let move = RowActions(rawValue: 2)
}

/// What a list marks: the values that are selected, by tag.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Several rows can be selected: while the list is being edited, each has a circle for it.
  let isOfSeveral: Bool

  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    contains = { tag in binding.wrappedValue.map { Self.matches(tag, $0) } ?? false }
    isOfSeveral = false
  }
  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    contains = { tag in
      if let value = tag as? Value ?? tag.base as? Value { return binding.wrappedValue.contains(value) }
      return binding.wrappedValue.contains { Self.matches(tag, $0) }
    }
    isOfSeveral = true
  }
  private static func matches(_ tag: AnyHashable, _ value: some Hashable) -> Bool {
    let value = AnyHashable(value)
    return tag == value || tag == AnyHashable(Optional(value)) || AnyHashable(Optional(tag)) == value
  }
}

/// How the rows of a list show what can be done with them.
struct RowState {
  var isEditing = false
  var selection: ListSelection?
  /// The row that is made now leads to another screen.
  var isLink = false

  /// The signs beside a row with these actions and this tag.
  @MainActor func signs(_ actions: RowActions, _ tag: AnyHashable?) -> RowSigns {
    let isSelected = tag.flatMap { selection?.contains($0) } ?? false
    guard isEditing else { return RowSigns(isSelected: isSelected) }
    let start: RowSigns.Start? =
      if selection?.isOfSeveral == true, tag != nil { isSelected ? .picked : .free } else {
        actions.contains(.delete) ? .delete : nil
      }
    return RowSigns(start: start, hasHandle: actions.contains(.move), isSelected: isSelected)
  }
}

/// The signs of iOS beside a row of a list: what removes or selects it at the leading edge, what moves it at the trailing one.
struct RowSigns {
  enum Start { case delete, free, picked }
  var start: Start?
  var hasHandle = false
  var isSelected = false

  /// By how much the content moves, at its two edges.
  var shift: (leading: CGFloat, trailing: CGFloat) {
    (start == nil ? 0 : ListMeasures.editingShift, hasHandle ? ListMeasures.editingShift : 0)
  }
}
extension RowSigns: View {
  var body: some View {
    HStack(spacing: 0) {
      if let start { sign(start).font(.system(size: ListMeasures.editingCircle)) }
      Spacer(minLength: 0)
      if hasHandle {
        Image(systemName: "line.3.horizontal").font(.system(size: ListMeasures.moveHandle))
          .foregroundStyle(SystemColor.tertiaryLabel)
      }
    }
    .padding(.horizontal, ListMeasures.inset)
  }
  @ViewBuilder private func sign(_ start: Start) -> some View {
    switch start {
    case .delete: Image(systemName: "minus.circle.fill").foregroundStyle(.white, Color.red)
    case .free: Image(systemName: "circle").foregroundStyle(SystemColor.tertiaryLabel)
    case .picked: Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
    }
  }
}

extension NodeList {
  /// Notes what a person may do with the rows that `make` adds.
  @usableFromInline mutating func rowActions(_ actions: RowActions, _ make: (inout NodeList) -> Void) {
    guard !actions.isEmpty, list != nil else { return make(&self) }
    let trait = NodeModifier.trait(.rowActions(actions))
    pending.append(
      PendingModifier(
        modifier: trait, kind: "Row", source: nil, scope: scope, isImplicit: true, surroundings: nil,
        direction: environment.layoutDirection, written: -1))
    make(&self)
    if !pending.isEmpty { pending.removeLast() }
  }
  /// What is drawn around a row of a list of pixels: modifiers in the order in which they lie, and the row between its signs.
  func decorated(_ row: ListRowLayout, _ modifiers: ContiguousArray<PendingModifier>) -> (around: [PendingModifier], row: ListRowLayout) {
    let signs = row.state.signs(modifiers.rowActions, modifiers.tag(path))
    var row = row
    (row.shift.leading, row.shift.trailing) = signs.shift
    let surroundings = Surroundings(environment: environment, path: path)
    func layer(isBackground: Bool, _ secondary: Secondary) -> PendingModifier {
      PendingModifier(
        modifier: .secondary(isBackground: isBackground, .center, secondary), kind: isBackground ? "Selection" : "Signs", source: nil, scope: scope,
        isImplicit: true, surroundings: surroundings, direction: environment.layoutDirection, written: -1)
    }
    var around: [PendingModifier] = []
    if signs.start != nil || signs.hasHandle { around.append(layer(isBackground: false, Secondary { $0.append(Implicit { signs }) })) }
    if let swipe = swiped(modifiers, surroundings) { around += swipe }
    if signs.isSelected || rowState.isLink && isPressed {
      let ground = Secondary { $0.append(Implicit { Rectangle().fill(SystemColor.systemGray4) }) }
      around.append(layer(isBackground: true, ground))
    }
    return (around, row)
  }
}
