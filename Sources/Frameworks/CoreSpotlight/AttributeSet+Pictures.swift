import Foundation

// MARK: Pictures
extension CSSearchableItemAttributeSet {
  /// How many pixels it is high.
  public var pixelHeight: NSNumber? {
    get { values["pixelHeight"] as? NSNumber }
    set { values["pixelHeight"] = newValue }
  }
  /// How many pixels it is wide.
  public var pixelWidth: NSNumber? {
    get { values["pixelWidth"] as? NSNumber }
    set { values["pixelWidth"] = newValue }
  }
  /// How many pixels it has.
  public var pixelCount: NSNumber? {
    get { values["pixelCount"] as? NSNumber }
    set { values["pixelCount"] = newValue }
  }
  /// The space of its colours.
  public var colorSpace: String? {
    get { values["colorSpace"] as? String }
    set { values["colorSpace"] = newValue }
  }
  /// How many bits a colour has.
  public var bitsPerSample: NSNumber? {
    get { values["bitsPerSample"] as? NSNumber }
    set { values["bitsPerSample"] = newValue }
  }
  /// Whether there was a flash.
  public var flashOn: NSNumber? {
    get { values["flashOn"] as? NSNumber }
    set { values["flashOn"] = newValue }
  }
  /// How long the lens is, in millimetres.
  public var focalLength: NSNumber? {
    get { values["focalLength"] as? NSNumber }
    set { values["focalLength"] = newValue }
  }
  /// Whether the lens is counted for film.
  public var focalLength35mm: NSNumber? {
    get { values["focalLength35mm"] as? NSNumber }
    set { values["focalLength35mm"] = newValue }
  }
  /// Who made the camera.
  public var acquisitionMake: String? {
    get { values["acquisitionMake"] as? String }
    set { values["acquisitionMake"] = newValue }
  }
  /// The camera.
  public var acquisitionModel: String? {
    get { values["acquisitionModel"] as? String }
    set { values["acquisitionModel"] = newValue }
  }
  /// Whose camera it is.
  public var cameraOwner: String? {
    get { values["cameraOwner"] as? String }
    set { values["cameraOwner"] = newValue }
  }
  /// The lens.
  public var lensModel: String? {
    get { values["lensModel"] as? String }
    set { values["lensModel"] = newValue }
  }
  /// How much light the film needs.
  public var isoSpeed: NSNumber? {
    get { values["isoSpeed"] as? NSNumber }
    set { values["isoSpeed"] = newValue }
  }
  /// How it was held: 0 across, 1 upright.
  public var orientation: NSNumber? {
    get { values["orientation"] as? NSNumber }
    set { values["orientation"] = newValue }
  }
  /// Its layers.
  public var layerNames: [String]? {
    get { values["layerNames"] as? [String] }
    set { values["layerNames"] = newValue }
  }
  /// Whether white was set by hand.
  public var whiteBalance: NSNumber? {
    get { values["whiteBalance"] as? NSNumber }
    set { values["whiteBalance"] = newValue }
  }
  /// How wide the lens was open.
  public var aperture: NSNumber? {
    get { values["aperture"] as? NSNumber }
    set { values["aperture"] = newValue }
  }
  /// The profile of its colours.
  public var profileName: String? {
    get { values["profileName"] as? String }
    set { values["profileName"] = newValue }
  }
  /// How many dots an inch across has.
  public var resolutionWidthDPI: NSNumber? {
    get { values["resolutionWidthDPI"] as? NSNumber }
    set { values["resolutionWidthDPI"] = newValue }
  }
  /// How many dots an inch upright has.
  public var resolutionHeightDPI: NSNumber? {
    get { values["resolutionHeightDPI"] as? NSNumber }
    set { values["resolutionHeightDPI"] = newValue }
  }
  /// How the light was chosen.
  public var exposureMode: NSNumber? {
    get { values["exposureMode"] as? NSNumber }
    set { values["exposureMode"] = newValue }
  }
  /// How long the light came in, in seconds.
  public var exposureTime: NSNumber? {
    get { values["exposureTime"] as? NSNumber }
    set { values["exposureTime"] = newValue }
  }
  /// The edition of these values.
  public var exifVersion: String? {
    get { values["exifVersion"] as? String }
    set { values["exifVersion"] = newValue }
  }
  /// The edition of the place's values.
  public var exifgpsVersion: String? {
    get { values["exifgpsVersion"] as? String }
    set { values["exifgpsVersion"] = newValue }
  }
  /// Whether something shines through.
  public var hasAlphaChannel: NSNumber? {
    get { values["hasAlphaChannel"] as? NSNumber }
    set { values["hasAlphaChannel"] = newValue }
  }
  /// Whether red eyes were prevented.
  public var redEyeOn: NSNumber? {
    get { values["redEyeOn"] as? NSNumber }
    set { values["redEyeOn"] = newValue }
  }
  /// How the light was measured.
  public var meteringMode: String? {
    get { values["meteringMode"] as? String }
    set { values["meteringMode"] = newValue }
  }
  /// How wide the lens opens.
  public var maxAperture: NSNumber? {
    get { values["maxAperture"] as? NSNumber }
    set { values["maxAperture"] = newValue }
  }
  /// The length of the lens by its opening.
  public var fNumber: NSNumber? {
    get { values["fNumber"] as? NSNumber }
    set { values["fNumber"] = newValue }
  }
  /// The camera's programme.
  public var exposureProgram: String? {
    get { values["exposureProgram"] as? String }
    set { values["exposureProgram"] = newValue }
  }
  /// How long the light came in, as a text.
  public var exposureTimeString: String? {
    get { values["exposureTimeString"] as? String }
    set { values["exposureTimeString"] = newValue }
  }
}
