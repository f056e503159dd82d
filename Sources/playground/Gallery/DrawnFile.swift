/// What was drawn of a file: every preview of it, in every variant.
struct DrawnFile: Codable {
  /// As it was named.
  let path: String
  var previews: [DrawnPreview] = []
  /// What is wrong or was skipped, as a reader sees it; empty where there is nothing.
  var diagnostics = ""
  var hasErrors = false
  /// The other files that it takes something from.
  var uses: [String] = []
}

/// A preview of a file.
struct DrawnPreview: Codable {
  /// What it is called; nil where it has no name.
  let title: String?
  /// Where it stands in its file, from 1.
  let line: Int
  var pictures: [DrawnPicture] = []
}

/// A picture of a preview in one of its variants.
struct DrawnPicture: Codable {
  let variant: PreviewVariant
  /// The PNG file in the folder of pictures; nil where nothing could be drawn.
  var file: String?
  /// Why there is none.
  var problem: String?
  /// In points.
  var width = 0.0
  var height = 0.0
  /// How it came about, where that was asked for.
  var layout: LayoutRecord?
}

/// How a picture came about, in lines that are the same on every machine.
struct LayoutRecord: Codable, Equatable {
  /// A fingerprint of all that is drawn.
  var fingerprint: String
  /// The events of the layout, a line each.
  var events: [String]
  /// What is drawn, a line each.
  var drawn: [String]
}
