import Foundation

// MARK: Media
extension CSSearchableItemAttributeSet {
  /// Who has changed it.
  public var editors: [String]? {
    get { values["editors"] as? [String] }
    set { values["editors"] = newValue }
  }
  /// Who is seen or heard.
  public var participants: [String]? {
    get { values["participants"] as? [String] }
    set { values["participants"] = newValue }
  }
  /// What it is a part of.
  public var projects: [String]? {
    get { values["projects"] as? [String] }
    set { values["projects"] = newValue }
  }
  /// When it was fetched.
  public var downloadedDate: Date? {
    get { values["downloadedDate"] as? Date }
    set { values["downloadedDate"] = newValue }
  }
  /// Where it was fetched from.
  public var contentSources: [String]? {
    get { values["contentSources"] as? [String] }
    set { values["contentSources"] = newValue }
  }
  /// A remark.
  public var comment: String? {
    get { values["comment"] as? String }
    set { values["comment"] = newValue }
  }
  /// Who owns the rights.
  public var copyright: String? {
    get { values["copyright"] as? String }
    set { values["copyright"] = newValue }
  }
  /// When it was used last.
  public var lastUsedDate: Date? {
    get { values["lastUsedDate"] as? Date }
    set { values["lastUsedDate"] = newValue }
  }
  /// When it was made.
  public var contentCreationDate: Date? {
    get { values["contentCreationDate"] as? Date }
    set { values["contentCreationDate"] = newValue }
  }
  /// When it was changed.
  public var contentModificationDate: Date? {
    get { values["contentModificationDate"] as? Date }
    set { values["contentModificationDate"] = newValue }
  }
  /// When it was added.
  public var addedDate: Date? {
    get { values["addedDate"] as? Date }
    set { values["addedDate"] = newValue }
  }
  /// How long it is, in seconds.
  public var duration: NSNumber? {
    get { values["duration"] as? NSNumber }
    set { values["duration"] = newValue }
  }
  /// People by whom it is found.
  public var contactKeywords: [String]? {
    get { values["contactKeywords"] as? [String] }
    set { values["contactKeywords"] = newValue }
  }
  /// How it is encoded.
  public var codecs: [String]? {
    get { values["codecs"] as? [String] }
    set { values["codecs"] = newValue }
  }
  /// Pictures, sounds and the like.
  public var mediaTypes: [String]? {
    get { values["mediaTypes"] as? [String] }
    set { values["mediaTypes"] = newValue }
  }
  /// Whether it is ready to be sent.
  public var streamable: NSNumber? {
    get { values["streamable"] as? NSNumber }
    set { values["streamable"] = newValue }
  }
  /// How many bits a second has.
  public var totalBitRate: NSNumber? {
    get { values["totalBitRate"] as? NSNumber }
    set { values["totalBitRate"] = newValue }
  }
  /// How many bits a second of the film has.
  public var videoBitRate: NSNumber? {
    get { values["videoBitRate"] as? NSNumber }
    set { values["videoBitRate"] = newValue }
  }
  /// How many bits a second of the sound has.
  public var audioBitRate: NSNumber? {
    get { values["audioBitRate"] as? NSNumber }
    set { values["audioBitRate"] = newValue }
  }
  /// How it is delivered: 0 at once, 1 as it is sent.
  public var deliveryType: NSNumber? {
    get { values["deliveryType"] as? NSNumber }
    set { values["deliveryType"] = newValue }
  }
  /// Who made it.
  public var organizations: [String]? {
    get { values["organizations"] as? [String] }
    set { values["organizations"] = newValue }
  }
  /// What a person does in it.
  public var role: String? {
    get { values["role"] as? String }
    set { values["role"] = newValue }
  }
  /// The languages.
  public var languages: [String]? {
    get { values["languages"] as? [String] }
    set { values["languages"] = newValue }
  }
  /// What is allowed.
  public var rights: String? {
    get { values["rights"] as? String }
    set { values["rights"] = newValue }
  }
  /// Who has published it.
  public var publishers: [String]? {
    get { values["publishers"] as? [String] }
    set { values["publishers"] = newValue }
  }
  /// Who has helped.
  public var contributors: [String]? {
    get { values["contributors"] as? [String] }
    set { values["contributors"] = newValue }
  }
  /// Where or when it applies.
  public var coverage: [String]? {
    get { values["coverage"] as? [String] }
    set { values["coverage"] = newValue }
  }
  /// How good it is, in stars.
  public var rating: NSNumber? {
    get { values["rating"] as? NSNumber }
    set { values["rating"] = newValue }
  }
  /// How good it is, in words.
  public var ratingDescription: String? {
    get { values["ratingDescription"] as? String }
    set { values["ratingDescription"] = newValue }
  }
  /// How often it was played.
  public var playCount: NSNumber? {
    get { values["playCount"] as? NSNumber }
    set { values["playCount"] = newValue }
  }
  /// What is known of it.
  public var information: String? {
    get { values["information"] as? String }
    set { values["information"] = newValue }
  }
  /// Who led the film.
  public var director: String? {
    get { values["director"] as? String }
    set { values["director"] = newValue }
  }
  /// Who paid the film.
  public var producer: String? {
    get { values["producer"] as? String }
    set { values["producer"] = newValue }
  }
  /// The kind of work.
  public var genre: String? {
    get { values["genre"] as? String }
    set { values["genre"] = newValue }
  }
  /// Who plays.
  public var performers: [String]? {
    get { values["performers"] as? [String] }
    set { values["performers"] = newValue }
  }
  /// The format at first.
  public var originalFormat: String? {
    get { values["originalFormat"] as? String }
    set { values["originalFormat"] = newValue }
  }
  /// Where it is from.
  public var originalSource: String? {
    get { values["originalSource"] as? String }
    set { values["originalSource"] = newValue }
  }
  /// Whether it is on the device.
  public var local: NSNumber? {
    get { values["local"] as? NSNumber }
    set { values["local"] = newValue }
  }
  /// Whether it is for grown people only.
  public var contentRating: NSNumber? {
    get { values["contentRating"] as? NSNumber }
    set { values["contentRating"] = newValue }
  }
  /// Its address.
  public var url: URL? {
    get { values["url"] as? URL }
    set { values["url"] = newValue }
  }
}
