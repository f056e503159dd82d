public import Foundation

/// Data on its way to or from another program: one object, which is kept here. Nothing leaves the program.
public final class NSItemProvider: Hashable, @unchecked Sendable {
  private let object: Any?
  /// What the file of the data is called.
  public var suggestedName: String?
  /// The identifiers of the types of the data, the best one first.
  public private(set) var registeredTypeIdentifiers: [String]

  /// Carries nothing.
  public init() { (object, registeredTypeIdentifiers) = (nil, []) }
  /// Carries an object: a text, or an address; other objects are of the type `public.data`.
  public init(object: some Any) {
    self.object = object
    registeredTypeIdentifiers = [Self.type(of: object).identifier]
  }
  /// Carries an object of a type that is named.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }
  /// Carries what lies at an address: its type is that of the name's ending, where that is known.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL
    registeredTypeIdentifiers = [UTType.fileURL.identifier]
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// Whether the data is of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType($0).isKind(of: typeIdentifier) }
  }
  /// Whether the data can be read as a class.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { object is T }
  /// Reads the object: nil where it is of another type.
  @discardableResult public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Reads the object of a type by its identifier: nil where it is of another type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil, nil) }
  /// Reads the bytes of a type by its identifier: those of a text and of data.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler(isThere ? object as? Data ?? (object as? String).map { Data($0.utf8) } : nil, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether both are one.
  public static func == (a: NSItemProvider, b: NSItemProvider) -> Bool { a === b }
  /// By which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private static func type(of object: Any) -> UTType {
    switch object {
    case is String, is NSString: .utf8PlainText
    case let address as URL: address.isFileURL ? .fileURL : .url
    case is NSURL: .url
    case is Image: .image
    default: .data
    }
  }
}
