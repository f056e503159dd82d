import Foundation
import SwiftUI

/// A view of SwiftUI that stands for a view of UIKit: the simplest kinds are drawn, others are frames with their names.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What hears of the view.
  associatedtype Coordinator = Void
  /// What is around the view.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Clears up.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears of the view.
  func makeCoordinator() -> Coordinator
  /// The size for an offer in points; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
extension UIViewRepresentable {
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// The view as it is drawn here.
  public var body: some View { RepresentedView(content: self) }
}
extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
/// What is around a view of UIKit.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the view.
  public let coordinator: Representable.Coordinator
  /// The change that is being made.
  public var transaction: Transaction
  /// What is around.
  public var environment: EnvironmentValues
}

/// A view of SwiftUI that stands for a controller of UIKit: a frame with its name.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The controller of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the controller.
  associatedtype Coordinator = Void
  /// What is around the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Clears up.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what hears of the controller.
  func makeCoordinator() -> Coordinator
  /// The size for an offer in points; nil for the controller's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
extension UIViewControllerRepresentable {
  /// The controller's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The controller as it is drawn here.
  public var body: some View { FrameworkSupport.frame("\(Self.self)") }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
/// What is around a controller of UIKit.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What hears of the controller.
  public let coordinator: Representable.Coordinator
  /// The change that is being made.
  public var transaction: Transaction
  /// What is around.
  public var environment: EnvironmentValues
}

/// A gesture of SwiftUI that stands for one of UIKit: nothing moves in a picture.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable: Gesture {
  /// Nothing is told.
  associatedtype Value = Void
  /// The gesture of UIKit.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What hears of the gesture.
  associatedtype Coordinator = Void
  /// What is around the gesture.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Makes the gesture.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Hears the gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Brings the gesture up to date.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what hears of the gesture.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}
extension UIGestureRecognizerRepresentable {
  /// A gesture of UIKit hears nothing here.
  public var body: some Gesture<Void> { FrameworkSupport.silentGesture }
  /// Nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}
/// What is around a gesture of UIKit.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What hears of the gesture.
  public let coordinator: Representable.Coordinator
  /// What tells places.
  public let converter: CoordinateSpaceConverter
}
/// What tells where a gesture of UIKit is.
@MainActor public struct CoordinateSpaceConverter {
  /// Where the fingers are, in points.
  public var localLocation: CGPoint { .zero }
  /// How far they moved, in points.
  public var localTranslation: CGPoint? { nil }
  /// How fast they move, in points a second.
  public var localVelocity: CGPoint? { nil }
}

/// Tells an app's delegate, which is made when it is asked for.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: UIApplicationDelegate {
  /// A delegate of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The delegate.
  public var wrappedValue: DelegateType { FrameworkSupport.object(DelegateType.self) }
}
