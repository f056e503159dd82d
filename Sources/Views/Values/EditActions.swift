internal import Foundation

/// What a person may do with the rows of a collection.
public struct EditActions<Data: Collection>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
extension EditActions where Data: RangeReplaceableCollection {
  /// A person may remove elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: MutableCollection {
  /// A person may move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// A person may move elements, and remove them where the collection can shrink.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions where Data: MutableCollection {
  /// What removing and moving rows does with a collection; a collection that cannot shrink offers no removal.
  func editing(of data: Binding<Data>) -> RowEditing {
    let canRemove = data.wrappedValue is any RangeReplaceableCollection && rawValue & 1 != 0
    let canMove = rawValue & 2 != 0
    return RowEditing(
      delete: canRemove
        ? { offsets in
          if let rest = Self.removing(offsets, from: data.wrappedValue) { data.wrappedValue = rest }
        } : nil,
      move: canMove
        ? { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) } : nil)
  }
  private static func removing(_ offsets: IndexSet, from data: Data) -> Data? {
    func rest<Elements: RangeReplaceableCollection>(_ elements: Elements) -> Data? {
      var copy = elements
      for offset in offsets.reversed() { copy.remove(at: copy.index(copy.startIndex, offsetBy: offset)) }
      return copy as? Data
    }
    guard let elements = data as? any RangeReplaceableCollection else { return nil }
    return rest(elements)
  }
}
