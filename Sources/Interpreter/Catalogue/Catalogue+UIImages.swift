internal import Foundation
internal import Views

/// `UIImage` and `NSImage`, as far as a picture needs them: an image of the project, a symbol, or nothing.
struct UIImage: Hashable {
  enum Content: Hashable { case named(String), symbol(String), nothing }
  let content: Content
  /// What a view shows of it.
  var image: Image {
    switch content {
    case .named(let name): Image(name)
    case .symbol(let name): Image(systemName: name)
    case .nothing: Image("")
    }
  }
}
extension UIImage: LibraryValue { static var libraryType: LibraryType { LibraryType("UIImage", ["Hashable", "Equatable", "AnyObject"]) } }

/// What `UIImage(named:)` gives: Swift's own cannot be known before the assets are read, so it is always there, and a missing one is shown as a framed name.
private let images = "UIImage"

extension Catalogue {
  /// Images of UIKit: values that `Image(uiImage:)` shows.
  func registerUIImages() {
    add(UIImage.libraryType)
    value(UIImage.self, doc: "No image.") { UIImage(content: .nothing) }
    optional("named", doc: "An image of the project.") { .named($0) }
    optional("systemName", doc: "One of Apple's symbols.") { .symbol($0) }
    add(
      CatalogueEntry(
        .initializer, images, "init", [ParameterSignature(label: "data", name: "data", type: Data.staticType)], result: .optional(UIImage.staticType),
        doc: "An image of bytes: none, the playground reads no bytes."
      ) { _ in .none })
    for label in ["cgImage", "ciImage"] {
      add(
        CatalogueEntry(
          .initializer, images, "init",
          [
            ParameterSignature(label: label, name: label, type: .any([])), ParameterSignature(label: "scale", name: "scale", type: .cgFloat, hasDefault: true),
            ParameterSignature(label: "orientation", name: "orientation", type: .any([]), hasDefault: true),
          ], result: UIImage.staticType, doc: "An image of another framework's: nothing, the playground has none."
        ) { _ in UIImage(content: .nothing).value })
    }
    view("Image", Parameter<UIImage>("uiImage"), doc: "An image of UIKit.") { $0.image }
    view("Image", Parameter<UIImage>("nsImage"), doc: "An image of AppKit.") { $0.image }
  }
  private func optional(_ label: String, doc: String, _ content: @escaping @MainActor (String) -> UIImage.Content) {
    add(
      CatalogueEntry(
        .initializer, images, "init", [ParameterSignature(label: label, name: label, type: .string)], result: .optional(UIImage.staticType), doc: doc
      ) { call throws(Interruption) -> Value in .some(UIImage(content: content(try String.read(call.argument(0), call))).value) })
  }
}
