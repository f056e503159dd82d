extension Standard {
  /// What every `NSObject` of a program has: it is equal to itself, unless its class says more.
  nonisolated static let referenceObjects = """
    package func _isSame(_ a: NSObject, _ b: Any?) -> Bool { fatalError() }
    package func _identity(_ a: NSObject) -> Int { fatalError() }
    extension NSObject {
      static func == (lhs: NSObject, rhs: NSObject) -> Bool { return lhs.isEqual(rhs) }
      func isEqual(_ object: Any?) -> Bool { return _isSame(self, object) }
      var hash: Int { get { return _identity(self) } }
      var hashValue: Int { get { return hash } }
      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
      func copy() -> Any {
        if let own = self as? any NSCopying { return own.copy(with: nil) }
        fatalError("copy() of a class that is not NSCopying")
      }
      func mutableCopy() -> Any {
        if let own = self as? any NSMutableCopying { return own.mutableCopy(with: nil) }
        fatalError("mutableCopy() of a class that is not NSMutableCopying")
      }
    }
    """
}
