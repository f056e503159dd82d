public import Views

/// A view to show while working on a file.
/// - Parameters:
///   - name: what the preview is called in a list of several.
///   - body: makes the view; variables at its top may carry `@Previewable`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "MacroPlugin", type: "PreviewMacro")

/// A view to show while working on a file, on the canvas that the traits describe.
/// - Parameters:
///   - name: what the preview is called in a list of several.
///   - traits: the first trait.
///   - additionalTraits: further traits.
///   - body: makes the view; variables at its top may carry `@Previewable`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MacroPlugin", type: "PreviewMacro")

/// Lets a variable at the top of a `#Preview` closure hold state: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MacroPlugin", type: "PreviewableMacro")

/// What SwiftUI's preview traits are about; a name space.
public enum Preview {
  /// Traits of the previews that show a `View`.
  public enum ViewTraits {}
}
