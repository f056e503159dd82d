public import Foundation

extension View {
  /// Puts space around the view: it is offered less, and the whole is larger by the insets. Negative insets enlarge the offer.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    Modified(self, "padding") { _ in .padding(insets) }
  }
  /// Puts space at some edges; nil is the device's default amount, 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Modified(self, "padding") { nodes in .padding(EdgeInsets(edges, length ?? defaultPadding(edges, in: nodes))) }
  }
  /// Puts the same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The one place that knows what `.padding()` means without a number; it may look at device, edges and environment.
@MainActor private func defaultPadding(_ edges: Edge.Set, in nodes: borrowing NodeList) -> CGFloat { nodes.device.defaultPadding }
