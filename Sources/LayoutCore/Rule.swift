/// Why a number is what it is: every step of a layout names its rule.
public enum Rule: UInt8, CaseIterable, Sendable {
  case none
}
