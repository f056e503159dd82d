import SwiftUI

extension View {
  /// Runs an action with each value of a publisher, as long as the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> SubscriptionView<P, Self> where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

/// A view that runs an action with each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// Runs with each value.
  public var action: (PublisherType.Output) -> Void
  @State private var reception = Reception<PublisherType.Output>()

  /// A view and what it hears.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
  /// The view, which hears the publisher while it is there.
  public var body: some View {
    reception.action = action
    return content.onAppear {
      reception.begin(publisher)
    }.onDisappear {
      reception.end()
    }
  }
}

/// What a view hears.
private final class Reception<Output> {
  var action: (Output) -> Void = { _ in }
  private var subscription: AnyCancellable?

  func begin<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
    subscription = publisher.sink { [weak self] in self?.action($0) }
  }
  func end() { subscription = nil }
}
