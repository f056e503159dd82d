internal import SwiftSource

extension Preview {
  /// What is asked for, where it is a name that only a provider's own views give themselves, by `previewDisplayName`:
  /// then each provider runs once to be asked for it.
  static func resolved(_ request: Request, _ source: SourceFile, _ program: Program) -> Request {
    guard case .preview(let name) = request.preview, !program.hasSyntaxErrors, !program.hasPreview(name) else {
      return request
    }
    var found = request
    for number in program.providers {
      found.preview = .preview("\(number)")
      let parts = Preview(source, found, after: program).parts
      guard let part = parts.firstIndex(of: name) else { continue }
      found.preview = .preview("\(number)[\(part + 1)]")
      return found
    }
    return request
  }
}
