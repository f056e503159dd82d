public import Foundation
public import LayoutCore

/// How large a sheet is on a wide screen.
public protocol PresentationSizing: Sendable {
  /// The size that the sheet is offered; nil along an axis is as large as its content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
/// The content of a sheet; here sheets are as large as the device says, and nobody asks it.
public struct PresentationSizingRoot: Sendable {
  /// The size of the content, in points: what it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}
/// What is known of the screen around a sheet.
public struct PresentationSizingContext: Sendable {}

/// As the system has it.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The sizing.
  public nonisolated init() {}
}
/// As large as a page.
public struct PagePresentationSizing: PresentationSizing {
  /// The sizing.
  public nonisolated init() {}
}
/// As large as a form, smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  /// The sizing.
  public nonisolated init() {}
}
/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// The sizing.
  public nonisolated init() {}
}
extension PresentationSizing {
  /// What the content asks for.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: nil)
  }
  /// The same, as large as the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// The same, which grows and never shrinks along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system has it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form, smaller than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension View {
  /// How large a sheet is on a wide screen; here sheets are as large as the device says.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    Noted(self, "presentationSizing")
  }
}
