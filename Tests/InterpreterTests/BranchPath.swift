@testable import Interpreter

/// The way to each of n branches: 1 is first, 2 is second.
@MainActor
enum BranchPath {
  static func all(_ count: Int) -> [String] {
    (0..<count).map { BranchExpression.path(of: $0, count: count).map { $0 ? "1" : "2" }.joined() }
  }
}
