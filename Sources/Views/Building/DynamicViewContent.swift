internal import Foundation

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// A view for each element, given as a binding, identified by the value under a key path. In a list a person may
  /// remove
  /// and move the rows, as far as the actions say.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, id: (\Binding<C.Element>.wrappedValue).appending(path: id), content: content)
    editing = editActions.editing(of: data)
  }
  /// A view for each element, given as a binding, identified by itself. In a list a person may remove and move the
  /// rows,
  /// as far as the actions say.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// What happens when things are dropped between the rows: nothing is dropped here.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }
  /// What happens when things of types with these names are dropped between the rows: nothing is dropped here.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }
  /// What happens when values are dropped between the rows, with the place: nothing is dropped here.
  public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> ForEach {
    self
  }
}
