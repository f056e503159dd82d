import Foundation

/// Something that is asked of the cloud. Nobody has an account, so that it fails for that reason.
open class CKOperation: Operation, @unchecked Sendable {
  /// How something is asked.
  open class Configuration: @unchecked Sendable {
    /// The app's part of the cloud.
    open var container: CKContainer?
    /// How urgent it is.
    open var qualityOfService = QualityOfService.default
    /// Whether it may go by telephone.
    open var allowsCellularAccess = true
    /// Whether it goes on when the app does not run.
    open var isLongLived = false
    /// How many seconds an answer may take.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// How many seconds all may take.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// As usual.
    public init() {}
  }
  /// The name of an operation.
  public typealias ID = String
  /// How it is asked.
  open var configuration: Configuration! = Configuration()
  /// What it belongs to.
  open var group: CKOperationGroup?
  /// Its name.
  public let operationID: ID = UUID().uuidString
  /// Called when it is known to go on without the app: never.
  open var longLivedOperationWasPersistedBlock: (() -> Void)?
  private var isOver = false
  private var isEnded = false
  private var block: (@Sendable () -> Void)?

  /// Nothing yet.
  public override init() { super.init() }
  /// The app's part of the cloud.
  open var container: CKContainer? {
    get { configuration?.container }
    set { configuration?.container = newValue }
  }
  /// Called when it is over.
  open override var completionBlock: (@Sendable () -> Void)? {
    get { block }
    set { block = newValue }
  }
  /// How urgent it is.
  open override var qualityOfService: QualityOfService {
    get { configuration?.qualityOfService ?? .default }
    set { configuration?.qualityOfService = newValue }
  }
  /// Whether it was ended.
  open override var isCancelled: Bool { isEnded }
  /// Whether it is over.
  open override var isFinished: Bool { isOver }
  /// Whether others go on meanwhile: yes.
  open override var isAsynchronous: Bool { true }
  /// Ends.
  open override func cancel() { isEnded = true }
  /// Begins: its closures are told why it fails.
  open override func start() {
    guard !isOver else { return }
    fail(with: CKError(isEnded ? .operationCancelled : .notAuthenticated))
    isOver = true
    block?()
  }
  /// Tells the operation's closures why it fails.
  func fail(with error: CKError) {}
  /// Begins an operation, and does not wait for it.
  static func begin(_ operation: CKOperation) { DispatchQueue.global().async { operation.start() } }
}
/// Something that is asked of a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}
/// What operations belong to together.
open class CKOperationGroup: Hashable, @unchecked Sendable {
  /// How much is sent or fetched.
  public enum TransferSize: Int, Sendable {
    /// Nobody knows; up to a thousand bytes, then always ten times as many, up to hundreds of thousands of millions.
    case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes
    /// More than that.
    case hundredsOfGigabytes
  }
  /// Its name.
  public let operationGroupID = UUID().uuidString
  /// How its operations are asked.
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  /// A name for a person.
  open var name: String?
  /// How many operations there are.
  open var quantity = 0
  /// How much is sent.
  open var expectedSendSize = TransferSize.unknown
  /// How much is fetched.
  open var expectedReceiveSize = TransferSize.unknown
  /// A group.
  public init() {}
  /// Whether both are one.
  public static func == (a: CKOperationGroup, b: CKOperationGroup) -> Bool { a === b }
  /// Tells groups from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(operationGroupID) }
}
