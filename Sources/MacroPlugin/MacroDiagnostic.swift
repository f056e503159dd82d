internal import SwiftDiagnostics

/// Why a macro cannot be expanded.
enum MacroDiagnostic: String, DiagnosticMessage, Error {
  case previewWithoutBody
  case previewableOutsidePreview
  case entryOutsideValues
  case entryNotAVariable
  case entryWithoutDefault
  case modelNotAClass
  case modelActorNotAnActor

  var message: String {
    switch self {
    case .previewWithoutBody: "#Preview needs a closure that makes the view: '#Preview { ContentView() }'"
    case .previewableOutsidePreview: "@Previewable belongs to a variable at the top of a '#Preview' closure"
    case .entryOutsideValues:
      "@Entry belongs to a variable in an extension of 'EnvironmentValues', 'ContainerValues', 'FocusedValues' or 'Transaction'"
    case .entryNotAVariable: "@Entry needs one stored 'var' with a name of its own"
    case .entryWithoutDefault: "@Entry needs a default value: 'var tint: Color = .red'"
    case .modelNotAClass: "@Model belongs to a class"
    case .modelActorNotAnActor: "@ModelActor belongs to an actor"
    }
  }
  var diagnosticID: MessageID { MessageID(domain: "PlaygroundMacros", id: rawValue) }
  var severity: DiagnosticSeverity { .error }
}
