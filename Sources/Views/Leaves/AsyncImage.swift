public import Foundation

/// What an `AsyncImage` has of its image so far.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The image.
  case success(Image)
  /// Why there is none.
  case failure(any Error)
  /// The image, if there is one.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// Why there is no image, if that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image from an address. The playground reaches no network: it shows what stands there until the image has come, which Apple's documentation describes as
/// a placeholder of the default style, or the content for the phase `empty`.
public struct AsyncImage<Content: View> {
  let content: Content
  /// What is made of the phase; here of `empty`.
  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: (AsyncImagePhase) -> Content) {
    self.content = content(.empty)
  }
  init(_ content: Content) { self.content = content }
}
extension AsyncImage where Content == Color {
  /// The image as it is; until then a grey area.
  public init(url: URL?, scale: CGFloat = 1) { self.init(Color.gray.opacity(0.3)) }
}
extension AsyncImage {
  /// What is made of the image, and what stands there until then. The content is never made here: no image comes.
  public init<Made: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Made, @ViewBuilder placeholder: () -> Content) {
    self.init(placeholder())
  }
}

extension AsyncImage: PrimitiveView {
  public typealias Body = Never
  /// What stands there until the image has come.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.written("AsyncImage") { Content.makeNodes(view.content, &$0) } }
}
