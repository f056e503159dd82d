extension View {
  /// A view above the bar of tabs of the view of tabs inside.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let accessory = AnyView(content())
    return WithEnvironment(self, "tabViewBottomAccessory") { $0.controls.tabAccessory = accessory }
  }
  /// A view above the bar of tabs of the view of tabs inside, or none.
  nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content)
    -> some View
  {
    let accessory = isEnabled ? AnyView(content()) : nil
    return WithEnvironment(self, "tabViewBottomAccessory") { $0.controls.tabAccessory = accessory }
  }
}

/// A bar of tabs with what stands above it: in a capsule over the screens.
struct TabAccessory<Bar: View>: View {
  let content: AnyView
  let bar: Bar

  var body: some View {
    VStack(spacing: 0) {
      Written(content: content)
        .frame(maxWidth: .infinity, minHeight: BarMeasures.tabAccessory)
        .background(Material.bar, in: Capsule())
        .padding(.horizontal, BarMeasures.besideTabAccessory)
        .padding(.bottom, BarMeasures.belowTabAccessory)
      bar
    }
  }
}
