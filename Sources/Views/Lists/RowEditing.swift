internal import Drawing
internal import Foundation
internal import LayoutCore

/// What a person may do with the rows of a `ForEach`: nil for what it does not allow.
@usableFromInline final class RowEditing {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
    self.delete = delete
    self.move = move
  }
}

/// Something that a person may do with a row.
enum RowRight { case deleting, moving, selecting }

/// One row of a `ForEach` that a person may remove or move.
struct EditedRow {
  let editing: RowEditing
  let index: Int
  /// Whether the row itself allows it.
  var canDelete = true
  var canMove = true
  /// Removes it; nil where that is not allowed.
  var delete: (() -> Void)? { (canDelete ? editing.delete : nil).map { [index] delete in { delete(IndexSet(integer: index)) } } }
  /// Moves it to a place from 0 among so many; nil where that is not allowed.
  func move(among count: Int) -> ((Double) -> Void)? {
    (canMove ? editing.move : nil).map { [index] move in
      { place in
        let place = min(max(Int(bounded: place), 0), max(count - 1, 0))
        if place != index { move(IndexSet(integer: index), place > index ? place + 1 : place) }
      }
    }
  }
}

/// What a list marks: the values that are selected, by tag.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Selects a row, or ends that in a list in which several can be; false where the tag is of another type.
  let select: (AnyHashable) -> Bool
  /// Selects no row.
  let clear: () -> Void
  let isEmpty: () -> Bool
  /// Several rows can be selected: while the list is being edited, each has a circle for it.
  let isOfSeveral: Bool

  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    contains = { tag in binding.wrappedValue.map { Self.matches(tag, $0) } ?? false }
    select = { tag in
      guard let value = Self.value(of: tag, as: Value.self) else { return false }
      binding.wrappedValue = value
      return true
    }
    clear = { binding.wrappedValue = nil }
    isEmpty = { binding.wrappedValue == nil }
    isOfSeveral = false
  }
  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    contains = { tag in
      if let value = Self.value(of: tag, as: Value.self) { return binding.wrappedValue.contains(value) }
      return binding.wrappedValue.contains { Self.matches(tag, $0) }
    }
    select = { tag in
      guard let value = Self.value(of: tag, as: Value.self) else { return false }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      return true
    }
    clear = { binding.wrappedValue = [] }
    isEmpty = { binding.wrappedValue.isEmpty }
    isOfSeveral = true
  }
  private static func value<Value: Hashable>(of tag: AnyHashable, as type: Value.Type) -> Value? {
    tag.converted(to: Value.self) ?? (tag.base as? Value?) ?? nil
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

  /// Whether a tap on a row selects it.
  var selectsByTap: Bool { selection.map { isEditing || !$0.isOfSeveral } ?? false }

  /// What a tap on a row with this tag does: several rows are selected only while the list is being edited (Apple's
  /// documentation of `List`).
  func tap(_ tag: AnyHashable?) -> (() -> Void)? {
    guard let selection, let tag, isEditing || !selection.isOfSeveral else { return nil }
    return { _ = selection.select(tag) }
  }
  /// The signs beside a row with these actions and this tag.
  /// - Parameter isSelectable: whether a person may select it.
  @MainActor func signs(_ row: EditedRow?, _ tag: AnyHashable?, isSelectable: Bool = true) -> RowSigns {
    let isSelected = tag.flatMap { selection?.contains($0) } ?? false
    guard isEditing else { return RowSigns(isSelected: isSelected) }
    let start: RowSigns.Start? =
      if selection?.isOfSeveral == true, tag != nil, isSelectable { isSelected ? .picked : .free } else {
        row?.delete == nil ? nil : .delete
      }
    return RowSigns(start: start, hasHandle: row?.move(among: 1) != nil, isSelected: isSelected)
  }
}

/// The signs of iOS beside a row of a list: what removes or selects it at the leading edge, what moves it at the trailing one.
struct RowSigns {
  enum Start { case delete, free, picked }
  var start: Start?
  var hasHandle = false
  var isSelected = false
  /// What a tap on the sign that removes the row does.
  var asks: () -> Void = {}

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
    case .delete:
      Tapped(content: Image(systemName: "minus.circle.fill").foregroundStyle(.white, Color.red), action: asks)
    case .free: Image(systemName: "circle").foregroundStyle(SystemColor.tertiaryLabel)
    case .picked: Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
    }
  }
}

extension NodeList {
  /// Notes what a person may do with the rows that `make` adds.
  @usableFromInline mutating func edited(_ editing: RowEditing, count: Int, _ make: (inout NodeList) -> Void) {
    guard list != nil else { return make(&self) }
    let trait = NodeModifier.trait(.editing(editing))
    pending.append(
      PendingModifier(
        modifier: trait, kind: "Row", source: nil, scope: scope, isImplicit: true, surroundings: nil,
        direction: environment.layoutDirection, written: -1))
    let outer = (rowIndex, rowCount)
    rowCount = count
    make(&self)
    (rowIndex, rowCount) = outer
    if !pending.isEmpty { pending.removeLast() }
  }
  /// What a person can do with the row that is made next as a whole.
  mutating func rowResponds(_ row: ListRowLayout, _ modifiers: ContiguousArray<PendingModifier>) {
    let tap = row.state.tap(modifiers.selectableTag(path))
    let move = row.state.isEditing ? modifiers.editedRow(rowIndex)?.move(among: rowCount) : nil
    if tap != nil || move != nil { responds(Interaction(tap: tap, set: move), at: NodeID(infos.count)) }
  }
  /// What is drawn around a row of a list of pixels: modifiers in the order in which they lie, and the row between its signs.
  func decorated(_ row: ListRowLayout, _ modifiers: ContiguousArray<PendingModifier>) -> (around: [PendingModifier], row: ListRowLayout) {
    var signs = row.state.signs(
      modifiers.editedRow(rowIndex), modifiers.tag(path), isSelectable: modifiers.allows(.selecting))
    let (graph, place) = (graph, path.elements)
    signs.asks = { graph.touch = .swipe(place, .trailing) }
    var row = row
    (row.shift.leading, row.shift.trailing) = signs.shift
    let surroundings = Surroundings(environment: environment, path: path)
    func layer(isBackground: Bool, _ secondary: Secondary) -> PendingModifier {
      PendingModifier(
        modifier: .secondary(isBackground: isBackground, .center, secondary), kind: isBackground ? "Selection" : "Signs", source: nil, scope: scope,
        isImplicit: true, surroundings: surroundings, direction: environment.layoutDirection, written: -1)
    }
    var around: [PendingModifier] = []
    if let swipe = swiped(modifiers, surroundings) { around += swipe }
    if signs.start != nil || signs.hasHandle {
      around.append(layer(isBackground: false, Secondary { [signs] in $0.append(Implicit { signs }) }))
    }
    if signs.isSelected || rowState.isLink && isPressed {
      let ground = Secondary { $0.append(Implicit { Rectangle().fill(SystemColor.systemGray4) }) }
      around.append(layer(isBackground: true, ground))
    }
    return (around, row)
  }
}
