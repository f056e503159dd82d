import Foundation

/// A person of the cloud.
open class CKUserIdentity: @unchecked Sendable {
  /// By what a person is found.
  open class LookupInfo: @unchecked Sendable {
    /// An address of mail.
    public let emailAddress: String?
    /// A number of a telephone.
    public let phoneNumber: String?
    /// The name of a record.
    public let userRecordID: CKRecord.ID?
    private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
      self.userRecordID = userRecordID
    }
    /// By an address of mail.
    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
    /// By a number of a telephone.
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
    /// By the name of a record.
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
  }
  /// The name of the person's record.
  public let userRecordID: CKRecord.ID?
  /// By what the person was found.
  public let lookupInfo: LookupInfo?
  /// The name.
  public let nameComponents: PersonNameComponents?
  /// Whether the person has an account.
  public let hasiCloudAccount: Bool
  /// The names by which the contacts know the person.
  open var contactIdentifiers: [String] { [] }
  init(lookupInfo: LookupInfo? = nil) {
    userRecordID = CKRecord.ID(recordName: CKCurrentUserDefaultName)
    self.lookupInfo = lookupInfo
    nameComponents = nil
    hasiCloudAccount = false
  }
}

/// How a record is shared with others.
open class CKShare: CKRecord, @unchecked Sendable {
  /// What others may do.
  public enum ParticipantPermission: Int, Sendable {
    /// Nobody knows, nothing, read, read and write.
    case unknown, none, readOnly, readWrite
  }
  /// What a participant is.
  public enum ParticipantRole: Int, Sendable {
    /// Nobody knows, whose it is, somebody who was asked, somebody who came.
    case unknown = 0, owner, privateUser = 3, publicUser
  }
  /// Whether a participant takes part.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    /// Nobody knows, not yet, yes, no longer.
    case unknown, pending, accepted, removed
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Values that every share has.
  public enum SystemFieldKey {
    /// The title.
    public static let title = "cloudkit.title"
    /// A small picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    /// The kind.
    public static let shareType = "cloudkit.type"
  }
  /// A person who takes part.
  open class Participant: @unchecked Sendable {
    /// What a participant is.
    public typealias Role = ParticipantRole
    /// What a participant may do.
    public typealias Permission = ParticipantPermission
    /// Whether a participant takes part.
    public typealias AcceptanceStatus = ParticipantAcceptanceStatus
    /// Who it is.
    public let userIdentity = CKUserIdentity()
    /// What the participant is.
    open var role: ParticipantRole
    /// What the participant may do.
    open var permission: ParticipantPermission
    /// Whether the participant takes part.
    public let acceptanceStatus: ParticipantAcceptanceStatus
    init(role: ParticipantRole, permission: ParticipantPermission, status: ParticipantAcceptanceStatus) {
      self.role = role
      self.permission = permission
      acceptanceStatus = status
    }
  }
  /// What is known of what others share.
  open class Metadata: @unchecked Sendable {
    /// The app's part of the cloud.
    public let containerIdentifier: String
    /// How it is shared.
    public let share: CKShare
    /// What is shared.
    public let hierarchicalRootRecordID: CKRecord.ID?
    /// Whether the person takes part.
    public let participantStatus = ParticipantAcceptanceStatus.unknown
    /// What the person may do.
    public let participantPermission = ParticipantPermission.unknown
    init(containerIdentifier: String, share: CKShare, root: CKRecord.ID?) {
      self.containerIdentifier = containerIdentifier
      self.share = share
      hierarchicalRootRecordID = root
    }
  }
  /// What everybody may do who knows the address.
  open var publicPermission = ParticipantPermission.none
  /// The address: none before it is saved.
  open var url: URL? { nil }
  /// Whose it is.
  public let owner = Participant(role: .owner, permission: .readWrite, status: .accepted)
  private var others: [Participant] = []

  /// Shares a record and what belongs to it.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
    super.init(
      recordType: CKRecord.SystemType.share, recordID: shareID ?? CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  /// Shares a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }
  /// All who take part.
  open var participants: [Participant] { [owner] + others }
  /// The person as a participant.
  open var currentUserParticipant: Participant? { owner }
  /// Asks somebody to take part.
  open func addParticipant(_ participant: Participant) { others.append(participant) }
  /// Lets somebody take part no longer.
  open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }
}
