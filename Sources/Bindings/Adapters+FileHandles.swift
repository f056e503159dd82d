internal import Foundation
internal import Runtime

/// Files of the project that are read in pieces.
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
    for name in ["close()", "closeFile()"] {
      table.add("\(type).\(name)") { (_: inout NativeCall) throws(Interruption) in .void }
    }
    return table
  }()
}

/// What stands for a `FileHandle`: what the file holds, and how much of it was read.
private final class OpenFile {
  let data: Data
  var offset = 0
  init(_ data: Data) { self.data = data }
  func next(_ count: Int) -> Data {
    let rest = data.dropFirst(offset).prefix(max(count, 0))
    offset += rest.count
    return Data(rest)
  }
}
