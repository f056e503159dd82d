/// Why a test at a terminal cannot go on.
public struct TerminalFailure: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}
