import Foundation

// MARK: What every item has
extension CSSearchableItemAttributeSet {
  /// The name that is shown.
  public var displayName: String? {
    get { values["displayName"] as? String }
    set { values["displayName"] = newValue }
  }
  /// Other names.
  public var alternateNames: [String]? {
    get { values["alternateNames"] as? [String] }
    set { values["alternateNames"] = newValue }
  }
  /// Where the file is.
  public var path: String? {
    get { values["path"] as? String }
    set { values["path"] = newValue }
  }
  /// Where the file is.
  public var contentURL: URL? {
    get { values["contentURL"] as? URL }
    set { values["contentURL"] = newValue }
  }
  /// Where a small picture is.
  public var thumbnailURL: URL? {
    get { values["thumbnailURL"] as? URL }
    set { values["thumbnailURL"] = newValue }
  }
  /// A small picture, as a file has it.
  public var thumbnailData: Data? {
    get { values["thumbnailData"] as? Data }
    set { values["thumbnailData"] = newValue }
  }
  /// Where a small picture for the dark is.
  public var darkThumbnailURL: URL? {
    get { values["darkThumbnailURL"] as? URL }
    set { values["darkThumbnailURL"] = newValue }
  }
  /// The name of an item that it belongs to.
  public var relatedUniqueIdentifier: String? {
    get { values["relatedUniqueIdentifier"] as? String }
    set { values["relatedUniqueIdentifier"] = newValue }
  }
  /// The name of an item that it belongs to, if there is one.
  public var weakRelatedUniqueIdentifier: String? {
    get { values["weakRelatedUniqueIdentifier"] as? String }
    set { values["weakRelatedUniqueIdentifier"] = newValue }
  }
  /// When these values were changed.
  public var metadataModificationDate: Date? {
    get { values["metadataModificationDate"] as? Date }
    set { values["metadataModificationDate"] = newValue }
  }
  /// The kind of its content.
  public var contentType: String? {
    get { values["contentType"] as? String }
    set { values["contentType"] = newValue }
  }
  /// The kinds that its kind belongs to.
  public var contentTypeTree: [String]? {
    get { values["contentTypeTree"] as? [String] }
    set { values["contentTypeTree"] = newValue }
  }
  /// Words by which it is found.
  public var keywords: [String]? {
    get { values["keywords"] as? [String] }
    set { values["keywords"] = newValue }
  }
  /// The title.
  public var title: String? {
    get { values["title"] as? String }
    set { values["title"] = newValue }
  }
  /// The edition.
  public var version: String? {
    get { values["version"] as? String }
    set { values["version"] = newValue }
  }
  /// The name of what it belongs to.
  public var domainIdentifier: String? {
    get { values["domainIdentifier"] as? String }
    set { values["domainIdentifier"] = newValue }
  }
  /// Whether a person made it.
  public var userCreated: NSNumber? {
    get { values["userCreated"] as? NSNumber }
    set { values["userCreated"] = newValue }
  }
  /// Whether a person has bought it.
  public var userOwned: NSNumber? {
    get { values["userOwned"] as? NSNumber }
    set { values["userOwned"] = newValue }
  }
  /// Whether a person has chosen it.
  public var userCurated: NSNumber? {
    get { values["userCurated"] as? NSNumber }
    set { values["userCurated"] = newValue }
  }
  /// How much it counts, from 0 to 100.
  public var rankingHint: NSNumber? {
    get { values["rankingHint"] as? NSNumber }
    set { values["rankingHint"] = newValue }
  }
}

// MARK: Documents
extension CSSearchableItemAttributeSet {
  /// What it is about.
  public var subject: String? {
    get { values["subject"] as? String }
    set { values["subject"] = newValue }
  }
  /// What it is about, in a word.
  public var theme: String? {
    get { values["theme"] as? String }
    set { values["theme"] = newValue }
  }
  /// What it says.
  public var contentDescription: String? {
    get { values["contentDescription"] as? String }
    set { values["contentDescription"] = newValue }
  }
  /// The name by which an app knows it.
  public var identifier: String? {
    get { values["identifier"] as? String }
    set { values["identifier"] = newValue }
  }
  /// Who it is for.
  public var audiences: [String]? {
    get { values["audiences"] as? [String] }
    set { values["audiences"] = newValue }
  }
  /// How long the file is, in megabytes.
  public var fileSize: NSNumber? {
    get { values["fileSize"] as? NSNumber }
    set { values["fileSize"] = newValue }
  }
  /// How many pages it has.
  public var pageCount: NSNumber? {
    get { values["pageCount"] as? NSNumber }
    set { values["pageCount"] = newValue }
  }
  /// How wide a page is, in points.
  public var pageWidth: NSNumber? {
    get { values["pageWidth"] as? NSNumber }
    set { values["pageWidth"] = newValue }
  }
  /// How high a page is, in points.
  public var pageHeight: NSNumber? {
    get { values["pageHeight"] as? NSNumber }
    set { values["pageHeight"] = newValue }
  }
  /// How it is encrypted.
  public var securityMethod: String? {
    get { values["securityMethod"] as? String }
    set { values["securityMethod"] = newValue }
  }
  /// The app that made it.
  public var creator: String? {
    get { values["creator"] as? String }
    set { values["creator"] = newValue }
  }
  /// The apps that wrote it.
  public var encodingApplications: [String]? {
    get { values["encodingApplications"] as? [String] }
    set { values["encodingApplications"] = newValue }
  }
  /// The kind as people say it.
  public var kind: String? {
    get { values["kind"] as? String }
    set { values["kind"] = newValue }
  }
  /// The fonts.
  public var fontNames: [String]? {
    get { values["fontNames"] as? [String] }
    set { values["fontNames"] = newValue }
  }
}

// MARK: Events
extension CSSearchableItemAttributeSet {
  /// When it is to be done.
  public var dueDate: Date? {
    get { values["dueDate"] as? Date }
    set { values["dueDate"] = newValue }
  }
  /// When it was done.
  public var completionDate: Date? {
    get { values["completionDate"] as? Date }
    set { values["completionDate"] = newValue }
  }
  /// When it begins.
  public var startDate: Date? {
    get { values["startDate"] as? Date }
    set { values["startDate"] = newValue }
  }
  /// When it ends.
  public var endDate: Date? {
    get { values["endDate"] as? Date }
    set { values["endDate"] = newValue }
  }
  /// Dates that count.
  public var importantDates: [Date]? {
    get { values["importantDates"] as? [Date] }
    set { values["importantDates"] = newValue }
  }
  /// Whether it takes whole days.
  public var allDay: NSNumber? {
    get { values["allDay"] as? NSNumber }
    set { values["allDay"] = newValue }
  }
}
