import Foundation

// MARK: Sounds
extension CSSearchableItemAttributeSet {
  /// The album.
  public var album: String? {
    get { values["album"] as? String }
    set { values["album"] = newValue }
  }
  /// Who plays.
  public var artist: String? {
    get { values["artist"] as? String }
    set { values["artist"] = newValue }
  }
  /// Who wrote the music.
  public var composer: String? {
    get { values["composer"] as? String }
    set { values["composer"] = newValue }
  }
  /// Who wrote the words.
  public var lyricist: String? {
    get { values["lyricist"] as? String }
    set { values["lyricist"] = newValue }
  }
  /// The kind of music.
  public var musicalGenre: String? {
    get { values["musicalGenre"] as? String }
    set { values["musicalGenre"] = newValue }
  }
  /// The kind of instrument.
  public var musicalInstrumentCategory: String? {
    get { values["musicalInstrumentCategory"] as? String }
    set { values["musicalInstrumentCategory"] = newValue }
  }
  /// The instrument.
  public var musicalInstrumentName: String? {
    get { values["musicalInstrumentName"] as? String }
    set { values["musicalInstrumentName"] = newValue }
  }
  /// The key.
  public var keySignature: String? {
    get { values["keySignature"] as? String }
    set { values["keySignature"] = newValue }
  }
  /// The measure.
  public var timeSignature: String? {
    get { values["timeSignature"] as? String }
    set { values["timeSignature"] = newValue }
  }
  /// How many beats a minute has.
  public var tempo: NSNumber? {
    get { values["tempo"] as? NSNumber }
    set { values["tempo"] = newValue }
  }
  /// How many samples a second has.
  public var audioSampleRate: NSNumber? {
    get { values["audioSampleRate"] as? NSNumber }
    set { values["audioSampleRate"] = newValue }
  }
  /// How many channels there are.
  public var audioChannelCount: NSNumber? {
    get { values["audioChannelCount"] as? NSNumber }
    set { values["audioChannelCount"] = newValue }
  }
  /// The app that wrote it.
  public var audioEncodingApplication: String? {
    get { values["audioEncodingApplication"] as? String }
    set { values["audioEncodingApplication"] = newValue }
  }
  /// The place in the album.
  public var audioTrackNumber: NSNumber? {
    get { values["audioTrackNumber"] as? NSNumber }
    set { values["audioTrackNumber"] = newValue }
  }
  /// When it was recorded.
  public var recordingDate: Date? {
    get { values["recordingDate"] as? Date }
    set { values["recordingDate"] = newValue }
  }
  /// Whether it is made of notes.
  public var generalMIDISequence: NSNumber? {
    get { values["generalMIDISequence"] as? NSNumber }
    set { values["generalMIDISequence"] = newValue }
  }
}

// MARK: Messages
extension CSSearchableItemAttributeSet {
  /// The account.
  public var accountIdentifier: String? {
    get { values["accountIdentifier"] as? String }
    set { values["accountIdentifier"] = newValue }
  }
  /// The account's addresses.
  public var accountHandles: [String]? {
    get { values["accountHandles"] as? [String] }
    set { values["accountHandles"] = newValue }
  }
  /// The text with its looks.
  public var htmlContentData: Data? {
    get { values["htmlContentData"] as? Data }
    set { values["htmlContentData"] = newValue }
  }
  /// The text.
  public var textContent: String? {
    get { values["textContent"] as? String }
    set { values["textContent"] = newValue }
  }
  /// Who wrote it.
  public var authors: [CSPerson]? {
    get { values["authors"] as? [CSPerson] }
    set { values["authors"] = newValue }
  }
  /// Who it is for.
  public var primaryRecipients: [CSPerson]? {
    get { values["primaryRecipients"] as? [CSPerson] }
    set { values["primaryRecipients"] = newValue }
  }
  /// Who has a copy.
  public var additionalRecipients: [CSPerson]? {
    get { values["additionalRecipients"] as? [CSPerson] }
    set { values["additionalRecipients"] = newValue }
  }
  /// Who has a copy that nobody knows of.
  public var hiddenAdditionalRecipients: [CSPerson]? {
    get { values["hiddenAdditionalRecipients"] as? [CSPerson] }
    set { values["hiddenAdditionalRecipients"] = newValue }
  }
  /// The head of a mail.
  public var emailHeaders: [String: [Any]]? {
    get { values["emailHeaders"] as? [String: [Any]] }
    set { values["emailHeaders"] = newValue }
  }
  /// The boxes it is in.
  public var mailboxIdentifiers: [String]? {
    get { values["mailboxIdentifiers"] as? [String] }
    set { values["mailboxIdentifiers"] = newValue }
  }
  /// The names of who wrote it.
  public var authorNames: [String]? {
    get { values["authorNames"] as? [String] }
    set { values["authorNames"] = newValue }
  }
  /// The names of who it is for.
  public var recipientNames: [String]? {
    get { values["recipientNames"] as? [String] }
    set { values["recipientNames"] = newValue }
  }
  /// The mail addresses of who wrote it.
  public var authorEmailAddresses: [String]? {
    get { values["authorEmailAddresses"] as? [String] }
    set { values["authorEmailAddresses"] = newValue }
  }
  /// The mail addresses of who it is for.
  public var recipientEmailAddresses: [String]? {
    get { values["recipientEmailAddresses"] as? [String] }
    set { values["recipientEmailAddresses"] = newValue }
  }
  /// The addresses of who wrote it.
  public var authorAddresses: [String]? {
    get { values["authorAddresses"] as? [String] }
    set { values["authorAddresses"] = newValue }
  }
  /// The addresses of who it is for.
  public var recipientAddresses: [String]? {
    get { values["recipientAddresses"] as? [String] }
    set { values["recipientAddresses"] = newValue }
  }
  /// Numbers of telephones.
  public var phoneNumbers: [String]? {
    get { values["phoneNumbers"] as? [String] }
    set { values["phoneNumbers"] = newValue }
  }
  /// Addresses of mail.
  public var emailAddresses: [String]? {
    get { values["emailAddresses"] as? [String] }
    set { values["emailAddresses"] = newValue }
  }
  /// Addresses of messages.
  public var instantMessageAddresses: [String]? {
    get { values["instantMessageAddresses"] as? [String] }
    set { values["instantMessageAddresses"] = newValue }
  }
  /// Whether nobody wants it.
  public var likelyJunk: NSNumber? {
    get { values["likelyJunk"] as? NSNumber }
    set { values["likelyJunk"] = newValue }
  }
}
