extension Standard {
  /// Caches, which keep all that they are given as long as the run; and lists of words, in English.
  nonisolated static let caches = """
    extension NSCache {
      package var _objects: [AnyHashable: ObjectType]
      package var _name: String
      package var _counts: Int
      package var _costs: Int
      package var _evicts: Bool
      override init() {
        _objects = [:]
        _name = ""
        _counts = 0
        _costs = 0
        _evicts = true
      }
      package func _key(_ key: KeyType) -> AnyHashable { return (key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key)) }
      var name: String { get { return _name } set { _name = newValue } }
      var countLimit: Int { get { return _counts } set { _counts = newValue } }
      var totalCostLimit: Int { get { return _costs } set { _costs = newValue } }
      var evictsObjectsWithDiscardedContent: Bool { get { return _evicts } set { _evicts = newValue } }
      func object(forKey key: KeyType) -> ObjectType? { return _objects[_key(key)] }
      func setObject(_ obj: ObjectType, forKey key: KeyType) { _objects[_key(key)] = obj }
      func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { _objects[_key(key)] = obj }
      func removeObject(forKey key: KeyType) { _objects[_key(key)] = nil }
      func removeAllObjects() { _objects = [:] }
    }
    extension ListFormatter {
      class func localizedString(byJoining strings: [String]) -> String {
        if strings.count < 3 { return strings.joined(separator: " and ") }
        return strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
      }
    }
    """
}
