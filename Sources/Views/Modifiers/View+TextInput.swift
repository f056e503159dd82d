// How text is entered: a still picture shows none of it.
extension View {
  /// The keyboard for text fields inside.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { Noted(self, "keyboardType") }
  /// What text fields inside are for.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { Noted(self, "textContentType") }
  /// Which letters are capitalised while typing (older spelling).
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { Noted(self, "autocapitalization") }
  /// Which letters are capitalised while typing.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { Noted(self, "textInputAutocapitalization") }
  /// Whether misspelt words are corrected (older spelling).
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    WithEnvironment(self, "disableAutocorrection") { $0.disableAutocorrection = disable }
  }
  /// Whether misspelt words stay.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    WithEnvironment(self, "autocorrectionDisabled") { $0.autocorrectionDisabled = disable }
  }
  /// The name of the return key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { Noted(self, "submitLabel") }
  /// What the return key does; kept, not run.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { Noted(self, "onSubmit") }
  /// Whether submitting stays inside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { Noted(self, "submitScope") }
  /// Whether texts inside can be selected.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { Noted(self, "textSelection") }
  /// What scrolling does to the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    WithEnvironment(self, "scrollDismissesKeyboard") { $0.scrollDismissesKeyboardMode = mode }
  }
}
