import Foundation
import SwiftUI

/// A view of SwiftUI that stands for one of AppKit: the simplest kinds are drawn, others are frames with their names.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  /// The view of AppKit; those of other frameworks, as web views and maps, are UIKit's here.
  associatedtype NSViewType: AnyObject
  /// What hears of the view.
  associatedtype Coordinator = Void
  /// What is around the view.
  typealias Context = NSViewRepresentableContext<Self>
  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType
  /// Brings the view up to date.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Clears up.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what hears of the view.
  func makeCoordinator() -> Coordinator
  /// The size for an offer in points; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}
extension NSViewRepresentable {
  /// Nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
  /// The view as it is drawn here.
  public var body: some View { RepresentedNSView(content: self) }
}
extension NSViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
/// What is around a view of AppKit.
@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What hears of the view.
  public let coordinator: Representable.Coordinator
  /// The change that is being made.
  public var transaction: Transaction
  /// What is around.
  public var environment: EnvironmentValues
}

/// A view of SwiftUI that stands for a controller of AppKit: a frame with its name.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View {
  /// The controller of AppKit.
  associatedtype NSViewControllerType: NSViewController
  /// What hears of the controller.
  associatedtype Coordinator = Void
  /// What is around the controller.
  typealias Context = NSViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Brings the controller up to date.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Clears up.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes what hears of the controller.
  func makeCoordinator() -> Coordinator
  /// The size for an offer in points; nil for the controller's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}
extension NSViewControllerRepresentable {
  /// The controller's own size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  /// The controller as it is drawn here.
  public var body: some View { FrameworkSupport.frame("\(Self.self)") }
}
extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
/// What is around a controller of AppKit.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<
  Representable: NSViewControllerRepresentable
> {
  /// What hears of the controller.
  public let coordinator: Representable.Coordinator
  /// The change that is being made.
  public var transaction: Transaction
  /// What is around.
  public var environment: EnvironmentValues
}
