internal import FileAccess
internal import Foundation
internal import SwiftSource

/// The folder of a Core Data model: `X.xcdatamodeld` with its versions, or one `X.xcdatamodel`.
struct ModelFolder {
  /// More models of a project are not read (our choice).
  static let limit = 100
  /// What it says.
  let file: DataModelFile
  /// When what it says was saved, by the paths of the files.
  let stamps: [String: ProjectReader.Stamp]

  /// Whether a folder of that name is one.
  static func isName(_ name: String) -> Bool { name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") }

  /// - Parameter known: the same folder before: it is not read again as long as its files stay as they are.
  @MainActor init(_ path: String, _ sandbox: Sandbox, after known: ModelFolder?) {
    if let known, known.stamps == Self.stamps(Array(known.stamps.keys)) {
      self = known
      return
    }
    let contents = (Self.version(path, sandbox) ?? path) + "/contents"
    // The folder changes when it gets another version.
    stamps = Self.stamps([path, path + "/.xccurrentversion", contents])
    file = DataModelFile(ProjectFolder.shown(contents)) { () throws(DataModel.Damage) in
      let bytes: Data
      do throws(FileError) {
        bytes = try sandbox.contents(of: contents, limit: DataModel.byteLimit)
      } catch {
        throw DataModel.Damage("it cannot be read")
      }
      return try DataModel(bytes)
    }
  }

  @MainActor private static func stamps(_ paths: [String]) -> [String: ProjectReader.Stamp] {
    Dictionary(paths.map { ($0, ProjectReader.stamp($0)) }) { first, _ in first }
  }
  /// The version that counts: the one that the folder names, else the last by its name; nil where there is none.
  private static func version(_ path: String, _ sandbox: Sandbox) -> String? {
    if path.hasSuffix(".xcdatamodel") { return path }
    let versions = ((try? sandbox.names(in: path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }
    let bytes = try? sandbox.contents(of: path + "/.xccurrentversion", limit: DataModel.byteLimit)
    let list = bytes.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let named = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    let name = versions.first { $0 == named } ?? versions.last
    return name.map { path + "/" + $0 }
  }
}
