/// A type that offers a preview of views of its file.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// What is previewed; several views stand in a column.
  @ViewBuilder static var previews: Previews { get }
}
