internal import Foundation

/// The public declarations of a built module, as the compiler's symbol graph tells them.
///
/// The tool is run directly: `swift package dump-symbol-graph` would wait for the lock that a running `swift test` holds.
struct PublicNames {
  /// One declaration. Synthesised members, such as a derived `==`, are not among them.
  struct Declaration: Hashable {
    /// The names from the outermost type to the declaration: `View.padding(_:)`.
    var path: String
    /// The compiler's word: `swift.struct`, `swift.init`, `swift.method`, `swift.type.property`, `swift.func`, …
    var kind: String
    /// As in source, without attributes' arguments being resolved: `func padding(_ length: CGFloat) -> some View`.
    var signature: String
    /// Whether it has a documentation comment, its own or that of the requirement that it fulfils.
    var isDocumented: Bool
    /// `file:line`, for messages; nil for what has no source.
    var place: String?

    /// The last name of the path.
    var name: String { String(path.split(separator: ".").last ?? "") }
  }

  /// Sorted by path.
  var declarations: [Declaration]

  /// What the module could not tell.
  struct Unreadable: Error { var output: String }

  /// Reads the built module; also what it adds to the types of other modules.
  init(of module: String) throws {
    declarations = try Checkout.withTemporaryFolder { folder in
      let run = try SwiftTools.run(
        "swift-symbolgraph-extract",
        [
          "-module-name", module, "-target", SwiftTools.target, "-output-dir", folder.path, "-minimum-access-level", "public", "-skip-synthesized-members",
        ] + SwiftTools.modules)
      guard run.status == 0 else { throw Unreadable(output: run.output) }
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
        .map(\.declaration)
        .sorted { ($0.path, $0.signature) < ($1.path, $1.signature) }
    }
  }
}

/// The part of the symbol graph's format that is read here.
private struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var location: Location?

    var declaration: PublicNames.Declaration {
      PublicNames.Declaration(
        path: pathComponents.joined(separator: "."), kind: kind.identifier, signature: declarationFragments?.map(\.spelling).joined() ?? "",
        isDocumented: docComment != nil, place: location.map { "\($0.uri.split(separator: "/").last ?? ""):\($0.position.line + 1)" })
    }
  }
  var symbols: [Symbol]
}
