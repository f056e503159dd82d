/// Why an image cannot be shown.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable
  case unknownFormat
  case damaged(String)
  case tooLarge(width: Int, height: Int)
  case fileTooLarge(bytes: Int)
  /// What draws such files is not installed.
  case missing(package: String)

  /// More pixels than this are not decoded: four bytes each (our choice).
  public static let pixelLimit = 40_000_000
  /// Larger files are not read (our choice).
  public static let byteLimit = 64_000_000

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .unknownFormat: "it is neither PNG nor JPEG nor WebP, nor SVG nor PDF"
    case .damaged(let reason): "the file is damaged: \(reason)"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many: \(ImageError.pixelLimit / 1_000_000) million are the limit"
    case .fileTooLarge(let bytes): "\(bytes) bytes are too many: \(ImageError.byteLimit / 1_000_000) MB are the limit"
    case .missing(let package): "the package that draws it is not installed: sudo apt-get install \(package)"
    }
  }
}
