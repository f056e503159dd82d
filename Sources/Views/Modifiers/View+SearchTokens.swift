// Searches for more than a text, and whether they are used: what was chosen before stands in the field as signs, which
// nothing draws here.
extension View {
  /// A search field in the bar around the view, with signs in it that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// A search field in the bar around the view, with signs in it, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// A search field in the bar around the view, with signs in it that can be changed, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it that can be changed, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// A search field in the bar around the view, with signs in it, others that it proposes, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
  }
  /// A search field in the bar around the view, with signs in it, others that it proposes, and whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
