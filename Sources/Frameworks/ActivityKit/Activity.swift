import Foundation

/// A live activity. It is kept in memory as long as it is shown; no screen shows it.
open class Activity<Attributes: ActivityAttributes>: Identifiable, AnyActivity, @unchecked Sendable {
  /// What changes in it.
  public typealias ContentState = Attributes.ContentState
  /// The name.
  public let id: String
  /// What does not change in it.
  public let attributes: Attributes
  private let lock = NSLock()
  private var shown: ActivityContent<ContentState>
  private var end: Date?
  private var dismissal: Date?
  private let contents: ActivitySource<ActivityContent<ContentState>>
  private let contentStates: ActivitySource<ContentState>
  private let states: ActivitySource<ActivityState>

  init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    shown = content
    contents = ActivitySource(content)
    contentStates = ActivitySource(content.state)
    states = ActivitySource(.active)
  }

  /// Starts an activity. Throws where what it shows is larger than four kilobytes.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content)
  }
  /// Starts an activity of a style. Throws where what it shows is larger than four kilobytes.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content)
  }
  /// Starts an activity that is never too old. Throws where what it shows is larger than four kilobytes.
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil))
  }
  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>
  ) throws -> Activity<Attributes> {
    let encoder = JSONEncoder()
    let fixed: Int = try encoder.encode(attributes).count
    let changing: Int = try encoder.encode(content.state).count
    if fixed + changing > 4096 { throw ActivityAuthorizationError.attributesTooLarge }
    let activity = Activity<Attributes>(attributes: attributes, content: content)
    ActivityStore.shared.add(activity)
    return activity
  }
  /// The activities of the kind that are still shown, the oldest first.
  public static var activities: [Activity<Attributes>] {
    ActivityStore.shared.shown.compactMap { $0 as? Activity<Attributes> }
  }

  /// What it shows.
  open var content: ActivityContent<ContentState> {
    lock.lock()
    defer { lock.unlock() }
    return shown
  }
  /// What it shows, without more.
  open var contentState: ContentState { content.state }
  /// What it does.
  open var activityState: ActivityState {
    lock.lock()
    defer { lock.unlock() }
    let now = Date()
    if let dismissal, dismissal <= now { return .dismissed }
    if end != nil { return .ended }
    if let stale = shown.staleDate, stale <= now { return .stale }
    return .active
  }
  var isDismissed: Bool { activityState == .dismissed }
  /// The token that a server updates it with: none, there is no network.
  open var pushToken: Data? { nil }

  /// Shows a state; an activity that ended keeps what it showed.
  open func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    change(ActivityContent(state: contentState, staleDate: nil, relevanceScore: content.relevanceScore))
  }
  /// Shows something; an activity that ended keeps what it showed.
  open func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { change(content) }
  /// Shows something of a moment; an activity that ended keeps what it showed.
  open func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async { change(content) }
  /// Ends it, showing a state, or what it showed.
  open func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let contentState { change(ActivityContent(state: contentState, staleDate: nil)) }
    close(dismissalPolicy)
  }
  /// Ends it, showing something, or what it showed.
  open func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { change(content) }
    close(dismissalPolicy)
  }
  /// Ends it at a moment, showing something, or what it showed.
  open func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    if let content { change(content) }
    close(dismissalPolicy)
  }

  private func change(_ content: ActivityContent<ContentState>) {
    lock.lock()
    let isOver: Bool = end != nil
    if !isOver { shown = content }
    lock.unlock()
    if isOver { return }
    contents.send(content)
    contentStates.send(content.state)
  }
  private func close(_ policy: ActivityUIDismissalPolicy) {
    let now = Date()
    lock.lock()
    let first: Bool = end == nil
    let since: Date = end ?? now
    end = since
    dismissal = policy.dismissal(endedAt: since)
    lock.unlock()
    if first {
      states.send(.ended)
      contents.finish()
      contentStates.finish()
    }
    if isDismissed {
      states.send(.dismissed)
      states.finish()
    }
  }

  /// Tells what it shows whenever that changes.
  public var contentUpdates: ActivityStream<ActivityContent<Attributes.ContentState>> { ActivityStream(contents) }
  /// Tells what it shows whenever that changes.
  public var contentStateUpdates: ActivityStream<Attributes.ContentState> { ActivityStream(contentStates) }
  /// Tells what it does whenever a call changes that; what time alone changes is not told.
  public var activityStateUpdates: ActivityStream<ActivityState> { ActivityStream(states) }
  /// Tells tokens: none come.
  public var pushTokenUpdates: ActivityStream<Data> { ActivityStream(ActivitySource(nil)) }
}
