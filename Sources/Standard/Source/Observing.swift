extension Standard {
  /// What a class with `@Observable` says of properties that it computes itself.
  nonisolated static let observing = """
    package func _noteRead<Subject, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) { fatalError() }
    package func _noteChange<Subject, Member>(_ subject: Subject, _ keyPath: KeyPath<Subject, Member>) { fatalError() }
    extension ObservationRegistrar {
      init() {}
      func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable {
        _noteRead(subject, keyPath)
      }
      func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable {
        _noteChange(subject, keyPath)
      }
      func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable {}
      func withMutation<Subject, Member, T>(
        of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
      ) rethrows -> T where Subject: Observable {
        _noteChange(subject, keyPath)
        return try mutation()
      }
    }
    """
}
