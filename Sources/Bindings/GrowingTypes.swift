internal import Views

/// How long values of the library are that a program can make longer and longer.
@MainActor
enum GrowingTypes {
  /// Whether the values of a type are such ones.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// In elements; zero for what does not grow.
  static func size(of value: Any) -> Int {
    let type = ObjectIdentifier(Swift.type(of: value))
    if known[type] == false { return 0 }
    let size = (value as? any Growing)?.size
    known[type] = size != nil
    return size ?? 0
  }
}

extension GraphicsContext: Growing {
  /// What is drawn is no part of it: it is too long when its canvas is full.
  package var size: Int { isFull ? .max : 0 }
}
