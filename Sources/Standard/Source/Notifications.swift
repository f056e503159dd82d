extension Standard {
  /// Notifications, which are told at once to those who asked for them.
  nonisolated static let notifications = """
    package func _receivers(_ center: NotificationCenter, _ name: String, _ object: Any?) -> [(Notification) -> Void] { fatalError() }
    package func _receive(_ center: NotificationCenter, _ name: String?, _ object: Any?, _ block: @escaping (Notification) -> Void) -> any NSObjectProtocol { fatalError() }
    extension NSNotification.Name {
      package var _name: String
      var rawValue: String { get { return _name } }
      init(_ rawValue: String) { _name = rawValue }
      init(rawValue: String) { _name = rawValue }
      static func == (lhs: NSNotification.Name, rhs: NSNotification.Name) -> Bool { return lhs._name == rhs._name }
      func hash(into hasher: inout Hasher) { hasher.combine(_name) }
    }
    extension Notification {
      package var _name: NSNotification.Name
      package var _object: Any?
      package var _userInfo: [AnyHashable: Any]?
      var name: Notification.Name { get { return _name } set { _name = newValue } }
      var object: Any? { get { return _object } set { _object = newValue } }
      var userInfo: [AnyHashable: Any]? { get { return _userInfo } set { _userInfo = newValue } }
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        _name = name
        _object = object
        _userInfo = userInfo
      }
    }
    extension NotificationCenter {
      func post(_ notification: Notification) {
        for receiver in _receivers(self, notification.name.rawValue, notification.object) { receiver(notification) }
      }
      func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
      }
      func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol {
        return _receive(self, name?.rawValue, obj, block)
      }
    }
    """
}
