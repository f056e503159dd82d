public import Foundation
public import SwiftSource
public import Views

/// What lies around a source: where names that it lacks are found.
@MainActor
public struct Surroundings {
  /// Reads the other files of its project; nil where there is none.
  public var others: (@MainActor () -> ProjectFiles)?
  /// The images and colours that it can name; nil for none.
  public var assets: AssetLibrary?
  /// The deployment target of its project; nil where there is none.
  public var target: (@MainActor () -> DeploymentTarget?)?
  /// The folder of its target or project; nil: its own.
  public var folder: (@MainActor () -> URL?)?
  /// The files and the images around a source; each can be missing.
  public init(
    others: (@MainActor () -> ProjectFiles)? = nil, assets: AssetLibrary? = nil,
    target: (@MainActor () -> DeploymentTarget?)? = nil, folder: (@MainActor () -> URL?)? = nil
  ) {
    self.others = others
    self.assets = assets
    self.target = target
    self.folder = folder
  }
}

extension Session {
  /// Another file than the loaded one was saved: of those that the view takes something from, the picture is made anew; all others change nothing.
  mutating func otherChanged(_ path: String, _ content: FileContent) -> [Effect] {
    guard let loaded = state.path, let used = used.first(where: { $0.name == path }), content != .text(used.text) else { return [] }
    return [.update(keep(evaluate(state)), file: loaded)]
  }

  /// The watched files, when they are others than before: what the view takes something from is watched as well.
  mutating func watchUsed() -> [Effect] {
    guard let path = state.path else {
      watched = []
      return []
    }
    let names = Set(used.map(\.name)).sorted()
    guard names != watched else { return [] }
    watched = names
    return [.watch([path] + names)]
  }
}
