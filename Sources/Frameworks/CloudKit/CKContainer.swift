import Foundation

/// Whether a person has an account.
public enum CKAccountStatus: Int, Sendable {
  /// Nobody knows.
  case couldNotDetermine = 0
  /// There is one.
  case available = 1
  /// It may not be used.
  case restricted = 2
  /// There is none.
  case noAccount = 3
  /// It is to be confirmed.
  case temporarilyUnavailable = 4
}
extension CKContainer {
  /// What a person may allow.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Permissions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others find the person by an address.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// Whether a person has allowed something.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// Nobody was asked.
    case initialState = 0
    /// It could not be asked.
    case couldNotComplete = 1
    /// No.
    case denied = 2
    /// Yes.
    case granted = 3
  }
}
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A person has another account: never here.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's part of the cloud. Nobody has an account, so that nothing is fetched or saved.
open class CKContainer: Hashable, @unchecked Sendable {
  private static let shared = CKContainer(identifier: "iCloud.playground")
  /// The name.
  public let containerIdentifier: String?
  /// What only the person sees.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// What everybody sees.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// What others share with the person.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  /// A container of a name.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  /// The app's own container.
  open class func `default`() -> CKContainer { shared }
  /// One of the databases.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: return publicCloudDatabase
    case .private: return privateCloudDatabase
    case .shared: return sharedCloudDatabase
    }
  }
  /// Begins an operation.
  open func add(_ operation: CKOperation) { CKOperation.begin(operation) }

  /// Whether the person has an account: no.
  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  /// Whether the person has an account: no.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Whether the person has allowed something: nobody has an account.
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// Whether the person has allowed something: nobody has an account.
  open func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError.noAccount }
  /// Asks the person to allow something: nobody has an account.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// Asks the person to allow something: nobody has an account.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError.noAccount }

  /// Fetches the name of the person's record: nobody has an account.
  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) }
  }
  /// The name of the person's record: nobody has an account.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
  /// Finds a person by an address: nobody has an account.
  open func discoverUserIdentity(
    withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// Finds a person by a telephone: nobody has an account.
  open func discoverUserIdentity(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// Finds a person by a record: nobody has an account.
  open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// A person by an address: nobody has an account.
  open func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { throw CKError.noAccount }
  /// A person by a telephone: nobody has an account.
  open func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? {
    throw CKError.noAccount
  }
  /// A person by a record: nobody has an account.
  open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
    throw CKError.noAccount
  }
  /// Takes part in what others share: nobody has an account.
  open func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// Takes part in what others share: nobody has an account.
  @discardableResult
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.noAccount }
  /// Fetches what others share at an address: nobody has an account.
  open func fetchShareMetadata(
    with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// What others share at an address: nobody has an account.
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.noAccount }
  /// Whether both have one name.
  public static func == (a: CKContainer, b: CKContainer) -> Bool { a === b }
  /// Tells containers from each other.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension CKError {
  /// Nobody has an account.
  static var noAccount: CKError { CKError(.notAuthenticated) }
}
