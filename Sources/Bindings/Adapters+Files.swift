internal import Foundation
internal import Runtime

/// What the standard source of `FileManager` calls: a program's own files, and those of its project.
extension NativeTable {
  static let fileSystem: [String: NativeFunction] = [
    "Foundation.FileManager.default": { (_: inout NativeCall) throws(Interruption) in box(manager) },
    "Foundation.FileManager.init()": { (_: inout NativeCall) throws(Interruption) in box(manager) },
    "Foundation._home()": { (_: inout NativeCall) throws(Interruption) in .string(AppContainer.home) },
    // 0: nothing, 1: a file of the project, 2: a file of the program, 3: a folder.
    "Foundation._fileKind(_:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.path(0)
      let files = c.evaluation.viewRun?.files ?? AppContainer()
      if files.isFolder(path) { return .int(3) }
      if files.data(path) != nil { return .int(2) }
      return .int(c.isOfProject(path) ? 1 : 0)
    },
    "Foundation._filePaths(_:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.path(0)
      return .array(try c.inFiles { try $0.paths(in: path) }.map { .string($0) })
    },
    "Foundation._enumerator(_:)": { (c: inout NativeCall) throws(Interruption) in
      guard case .array(let items) = c.value(0) else { throw c.mismatch(0, "array") }
      return .library(LibraryValue(ProgramEnumerator(items)))
    },
    "Foundation.NSEnumerator.nextObject()": { (c: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = c.value(0), let own = library.value as? ProgramEnumerator else {
        throw c.mismatch(0, "enumerator")
      }
      return Value(optional: own.rest.popFirst())
    },
    "Foundation._fileData(_:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.path(0)
      if let data = c.evaluation.viewRun?.files.data(path) { return box(data) }
      return (try? c.contents(of: URL(filePath: path, directoryHint: .notDirectory))).map { box($0) } ?? .none
    },
    "Foundation._fileSize(_:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.path(0)
      if c.evaluation.viewRun?.files.isFolder(path) == true { return .int(0) }
      return .int(try c.contents(of: URL(filePath: path, directoryHint: .notDirectory)).count)
    },
    "Foundation._writeFile(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (path, data) = (try c.path(0), try c.read(1, Data.self))
      try c.inFiles { try $0.write(data, path) }
      return .void
    },
    "Foundation._writeText(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (path, text, encoding) = (try c.path(0), try c.string(1), try c.read(2, String.Encoding.self))
      guard let data = text.data(using: encoding) else {
        throw c.thrown(CocoaError(.fileWriteInapplicableStringEncoding))
      }
      try c.inFiles { try $0.write(data, path) }
      return .void
    },
    "Foundation._makeFolder(_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (path, isDeep) = (try c.path(0), try c.read(1, Bool.self))
      try c.inFiles { try $0.makeFolder(path, isDeep: isDeep) }
      return .void
    },
    "Foundation._removeFile(_:)": { (c: inout NativeCall) throws(Interruption) in
      let path = try c.path(0)
      try c.inFiles { try $0.remove(path) }
      return .void
    },
    "Foundation._copyFile(_:_:_:)": { (c: inout NativeCall) throws(Interruption) in
      let (path, other, moves) = (try c.path(0), try c.path(1), try c.read(2, Bool.self))
      if !moves, c.evaluation.viewRun?.files.data(path) == nil, c.isOfProject(path) {
        let data = try c.contents(of: URL(filePath: path, directoryHint: .notDirectory))
        try c.inFiles { try $0.write(data, other) }
      } else {
        try c.inFiles { try $0.copy(path, to: other, moves: moves) }
      }
      return .void
    },
  ]
  private static let manager = NSObject()
}

/// What is left to go through.
@MainActor
private final class ProgramEnumerator {
  var rest: ArraySlice<Value>
  init(_ items: some Sequence<Value>) { rest = ArraySlice(items) }
}

extension NativeCall {
  @MainActor func path(_ index: Int) throws(Interruption) -> String {
    AppContainer.path(try string(index))
  }
  /// Whether a file belongs to what the program may read of its project.
  @MainActor fileprivate func isOfProject(_ path: String) -> Bool {
    (try? contents(of: URL(filePath: path, directoryHint: .notDirectory))) != nil
  }
  @MainActor func inFiles<T>(_ body: (inout AppContainer) throws -> T) throws(Interruption) -> T {
    guard let run = evaluation.viewRun else { throw thrown(CocoaError(.featureUnsupported)) }
    do {
      return try body(&run.files)
    } catch {
      throw thrown(error)
    }
  }
}
