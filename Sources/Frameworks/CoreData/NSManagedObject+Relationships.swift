import Foundation

/// Relationships that the model describes: the other objects know of them, too.
extension NSManagedObject {
  /// The value of a relationship: an object, or a set of them.
  func related(by relationship: NSRelationshipDescription) -> Any? {
    if !relationship.isToMany { return others(by: relationship).first }
    let all = others(by: relationship)
    if relationship.isOrdered { return NSOrderedSet(array: all) }
    return NSSet(array: all)
  }
  /// The other objects, in the order in which they came.
  func others(by relationship: NSRelationshipDescription) -> [NSManagedObject] {
    primitiveValue(forKey: relationship.name) as? [NSManagedObject] ?? []
  }
  /// The objects of a value that a program gives: an object, or a set or an array of them.
  static func objects(in value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    if let all = value as? [NSManagedObject] { return all }
    if let all = value as? NSSet { return all.allObjects.compactMap { $0 as? NSManagedObject } }
    if let all = value as? NSOrderedSet { return all.array.compactMap { $0 as? NSManagedObject } }
    if let all = value as? Set<NSManagedObject> { return Array(all) }
    return []
  }
  /// Changes a relationship, and what the other objects say of it.
  func relate(to new: [NSManagedObject], by relationship: NSRelationshipDescription) {
    let old = others(by: relationship)
    keep(new, by: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(object) { object.forget(self, by: inverse) }
    for object in new where !old.contains(object) { object.learn(of: self, by: inverse) }
  }
  private func keep(_ objects: [NSManagedObject], by relationship: NSRelationshipDescription) {
    change(objects.isEmpty ? nil : objects, forKey: relationship.name)
  }
  private func forget(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
    keep(others(by: relationship).filter { $0 !== object }, by: relationship)
  }
  private func learn(of object: NSManagedObject, by relationship: NSRelationshipDescription) {
    let old = others(by: relationship)
    if old.contains(object) { return }
    if relationship.isToMany { return keep(old + [object], by: relationship) }
    keep([object], by: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for other in old { other.forget(self, by: inverse) }
  }
  /// Does what the model wants when the object is deleted.
  func leaveOthers() {
    for case let relationship as NSRelationshipDescription in entity.properties {
      let all = others(by: relationship)
      guard !all.isEmpty, relationship.deleteRule != .noActionDeleteRule else { continue }
      relate(to: [], by: relationship)
      guard relationship.deleteRule == .cascadeDeleteRule else { continue }
      for object in all where !object.isDeleted { object.managedObjectContext?.delete(object) }
    }
  }
}

/// What the accessors do that Xcode generates for a relationship.
extension NSManagedObject {
  /// Adds objects to a relationship, at its end or in front of one that is there.
  public func _insert(_ objects: [Any], into key: String, at index: Int?) {
    var all = Self.objects(in: value(forKey: key))
    let new = objects.compactMap { $0 as? NSManagedObject }.filter { !all.contains($0) }
    all.insert(contentsOf: new, at: min(index ?? all.count, all.count))
    setAll(all, forKey: key)
  }
  /// Takes objects out of a relationship.
  public func _remove(_ objects: [Any], from key: String) {
    let old = objects.compactMap { $0 as? NSManagedObject }
    setAll(Self.objects(in: value(forKey: key)).filter { !old.contains($0) }, forKey: key)
  }
  /// Takes the object at a place out of a relationship.
  public func _remove(at index: Int, from key: String) {
    var all = Self.objects(in: value(forKey: key))
    all.remove(at: index)
    setAll(all, forKey: key)
  }
  private func setAll(_ objects: [NSManagedObject], forKey key: String) {
    if entity.relationship(key)?.isOrdered ?? false {
      setValue(NSOrderedSet(array: objects), forKey: key)
    } else {
      setValue(NSSet(array: objects), forKey: key)
    }
  }
}
