internal import Views
internal import Workbench

/// What a preview is drawn with, beside what it asks for itself: the variants that Xcode's canvas offers.
enum PreviewVariant: String, CaseIterable, Codable {
  case light, dark
  /// The smallest and a very large size of texts (which of the twelve is our choice).
  case small, large

  /// What a person reads below the picture.
  var title: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .small: "small text"
    case .large: "large text"
    }
  }
  /// The request with it. What was asked for on the command line counts more.
  func applied(to request: Request) -> Request {
    var request = request
    switch self {
    case .light: break
    case .dark: request.scheme = request.scheme ?? .dark
    case .small: request.dynamicTypeSize = request.dynamicTypeSize ?? .xSmall
    case .large: request.dynamicTypeSize = request.dynamicTypeSize ?? .accessibility3
    }
    return request
  }
}

extension Option {
  static let variants = Option(
    name: "variants", value: "NAMES",
    help: "with --all of a folder: light, dark, small and large (texts), several with commas; default: all of them")
  static let snapshotVariants = Option(
    name: "variants", value: "NAMES", help: "light, dark, small and large (texts), several with commas; default: light")
  static let part = Option(
    name: "part", value: "DIR",
    help: "what --all of a folder starts on each core: the files that standard input names are drawn into DIR")
  static let layouts = Option(name: "layouts", help: "with --part: also how each layout came about")
}

extension Arguments {
  /// The variants that were asked for.
  func variants(_ option: Option, _ all: [PreviewVariant]) throws(Failure) -> [PreviewVariant] {
    let names = PreviewVariant.allCases.map(\.rawValue).joined(separator: ", ")
    return try value(option, wants: names) { text in
      let found = text.split(separator: ",").map { PreviewVariant(rawValue: String($0)) }
      return found.isEmpty || found.contains(nil) ? nil : found.compactMap(\.self)
    } ?? all
  }
}
