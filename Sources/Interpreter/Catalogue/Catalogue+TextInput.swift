internal import Foundation
internal import Views

extension Catalogue {
  func registerTextInput() {
    modifier("keyboardType", Parameter<UIKeyboardType>(nil), doc: "The keyboard for text fields inside.") { $0.keyboardType($1) }
    modifier("textContentType", Parameter<UITextContentType?>(nil), doc: "What text fields inside are for.") { $0.textContentType($1) }
    modifier("autocapitalization", Parameter<UITextAutocapitalizationType>(nil), doc: "Which letters are capitalised while typing (older spelling).") { $0.autocapitalization($1) }
    modifier("textInputAutocapitalization", Parameter<TextInputAutocapitalization?>(nil), doc: "Which letters are capitalised while typing.") { $0.textInputAutocapitalization($1) }
    modifier("disableAutocorrection", Parameter<Bool?>(nil), doc: "Whether misspelt words are corrected (older spelling).") { $0.disableAutocorrection($1) }
    modifier("autocorrectionDisabled", Parameter<Bool>(nil, default: true), doc: "Whether misspelt words stay.") { $0.autocorrectionDisabled($1) }
    modifier("submitLabel", Parameter<SubmitLabel>(nil), doc: "The name of the return key.") { $0.submitLabel($1) }
    modifier("onSubmit", Parameter<SubmitTriggers>("of", default: .text), Parameter<Action>(nil), doc: "What the return key does; kept, not run.") { $0.onSubmit(of: $1, $2.call) }
    modifier("submitScope", Parameter<Bool>(nil, default: true), doc: "Whether submitting stays inside.") { $0.submitScope($1) }
    modifier("textSelection", Parameter<TextSelectability>(nil), doc: "Whether texts inside can be selected.") { $0.textSelection($1) }
    modifier("scrollDismissesKeyboard", Parameter<ScrollDismissesKeyboardMode>(nil), doc: "What scrolling does to the keyboard.") { $0.scrollDismissesKeyboard($1) }
  }
}
