internal import SwiftSource

/// A declaration of the session.
struct DeclaredFragment: Sendable {
  var declaration: PromptEntry.Declaration
  var fragment: Fragment
}
