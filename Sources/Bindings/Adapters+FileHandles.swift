internal import Foundation
internal import Runtime

/// Files of the project that are read in pieces, and files of the program, which are written so as well.
extension NativeTable {
  static let fileHandles: [String: NativeFunction] = {
    let type = "Foundation.FileHandle"
    var table: [String: NativeFunction] = [
      "\(type).init(forReadingFrom:)": { (c: inout NativeCall) throws(Interruption) in
        box(OpenFile(try c.contents(of: try c.read(0, URL.self))))
      },
      "\(type).init(forReadingAtPath:)": { (c: inout NativeCall) throws(Interruption) in
        let url = URL(filePath: try c.string(0), directoryHint: .notDirectory)
        guard let data = try? c.contents(of: url) else { return .none }
        return box(OpenFile(data))
      },
      "\(type).read(upToCount:)": { (c: inout NativeCall) throws(Interruption) in
        let data = try c.read(0, OpenFile.self).next(try c.int(1))
        return data.isEmpty ? .none : box(data)
      },
      "\(type).readData(ofLength:)": { (c: inout NativeCall) throws(Interruption) in
        box(try c.read(0, OpenFile.self).next(try c.int(1)))
      },
      "\(type).readToEnd()": { (c: inout NativeCall) throws(Interruption) in
        let data = try c.read(0, OpenFile.self).next(.max)
        return data.isEmpty ? .none : box(data)
      },
      "\(type).offset()": { (c: inout NativeCall) throws(Interruption) in .int(try c.read(0, OpenFile.self).offset) },
      "\(type).offsetInFile": { (c: inout NativeCall) throws(Interruption) in
        .int(try c.read(0, OpenFile.self).offset)
      },
      "\(type).seekToEnd()": { (c: inout NativeCall) throws(Interruption) in
        let file = try c.read(0, OpenFile.self)
        file.offset = file.data.count
        return .int(file.offset)
      },
    ]
    for name in ["availableData", "readDataToEndOfFile()"] {
      table.add("\(type).\(name)") { (c: inout NativeCall) throws(Interruption) in
        box(try c.read(0, OpenFile.self).next(.max))
      }
    }
    for name in ["seek(toOffset:)", "seek(toFileOffset:)"] {
      table.add("\(type).\(name)") { (c: inout NativeCall) throws(Interruption) in
        let file = try c.read(0, OpenFile.self)
        file.offset = min(max(try c.int(1), 0), file.data.count)
        return .void
      }
    }
    for mode in ["Writing", "Updating"] {
      table.add("\(type).init(for\(mode)AtPath:)") { (c: inout NativeCall) throws(Interruption) in
        let path = try c.path(0)
        guard let data = c.evaluation.viewRun?.files.data(path) else { return .none }
        return box(OpenFile(data, path))
      }
    }
    for place in ["WritingTo", "Updating"] {
      table.add("\(type).init(for\(place):)") { (c: inout NativeCall) throws(Interruption) in
        let path = try c.read(0, URL.self).path(percentEncoded: false)
        guard let data = c.evaluation.viewRun?.files.data(path) else { throw c.thrown(CocoaError(.fileNoSuchFile)) }
        return box(OpenFile(data, path))
      }
    }
    for name in ["write(_:)", "write(contentsOf:)"] {
      table.add("\(type).\(name)") { (c: inout NativeCall) throws(Interruption) in
        let data = try c.read(1, Data.self)
        try c.changeFile { $0.write(data) }
        return .void
      }
    }
    for name in ["truncate(atOffset:)", "truncateFile(atOffset:)"] {
      table.add("\(type).\(name)") { (c: inout NativeCall) throws(Interruption) in
        let end = try c.int(1)
        try c.changeFile { $0.truncate(at: end) }
        return .void
      }
    }
    for name in ["close()", "closeFile()", "synchronize()", "synchronizeFile()"] {
      table.add("\(type).\(name)") { (_: inout NativeCall) throws(Interruption) in .void }
    }
    return table
  }()
}

extension NativeCall {
  /// Changes what a file of the program holds; files of the project are only read.
  @MainActor fileprivate func changeFile(_ change: (OpenFile) -> Void) throws(Interruption) {
    let file = try read(0, OpenFile.self)
    guard let path = file.path else { throw thrown(CocoaError(.fileWriteNoPermission)) }
    change(file)
    try inFiles { try $0.write(file.data, path) }
  }
}

/// What stands for a `FileHandle`: what the file holds, and how much of it was read or written.
private final class OpenFile {
  private(set) var data: Data
  /// Where a file of the program lies; nil for one that is only read.
  let path: String?
  var offset = 0
  init(_ data: Data, _ path: String? = nil) { (self.data, self.path) = (data, path) }
  func next(_ count: Int) -> Data {
    let rest = data.dropFirst(offset).prefix(max(count, 0))
    offset += rest.count
    return Data(rest)
  }
  func write(_ bytes: Data) {
    data = data.prefix(offset) + bytes + data.dropFirst(offset + bytes.count)
    offset += bytes.count
  }
  /// What is longer ends there, and what is shorter goes on with zeros: up to 20 MB.
  func truncate(at end: Int) {
    let end = min(max(end, 0), 20_000_000)
    data = data.prefix(end) + Data(count: max(end - data.count, 0))
    offset = data.count
  }
}
