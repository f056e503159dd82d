public import Testing

/// Lets the other tests that are ready begin before: for tests that take long and do not need the main thread. Swift
/// Testing begins tests in one order on as many threads as there are cores; the tests of the main actor would stand
/// behind long ones, and their thread would have nothing to do in the meantime.
public struct GivesWay: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }
  /// Each turn goes behind everything that is ready at that time.
  private static let turns = 12

  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    for _ in 0..<Self.turns { await Task.yield() }
    try await function()
  }
}

extension Trait where Self == GivesWay {
  /// Lets the other tests that are ready begin before.
  public static var givesWay: GivesWay { GivesWay() }
}
