internal import Foundation
internal import Glibc

/// The first page of a PDF file, drawn by the tools of poppler.
///
/// They run as processes of their own: what poppler cannot make room for ends its process.
struct PDFDocument {
  let data: Data
  /// In points.
  let size: CGSize

  init(_ data: Data) throws(ImageError) {
    self.data = data
    let words = String(decoding: try Self.run("pdfinfo", ["-"], data), as: UTF8.self)
    func field(_ name: String) -> Substring? {
      words.split(separator: "\n").first { $0.hasPrefix(name + ":") }?.dropFirst(name.count + 1)
    }
    let numbers = field("Page size")?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count >= 2 else { throw .damaged("it has no page") }
    let isTurned = ["90", "270"].contains(field("Page rot")?.trimmingCharacters(in: .whitespaces))
    size = isTurned ? CGSize(width: numbers[1], height: numbers[0]) : CGSize(width: numbers[0], height: numbers[1])
  }

  /// The pixels of the page.
  func bitmap(width: Int, height: Int) throws(ImageError) -> Bitmap {
    let drawn = try Self.run(
      "pdftocairo",
      ["-png", "-singlefile", "-transp", "-scale-to-x", "\(width)", "-scale-to-y", "\(height)", "-", "-"], data)
    // Not of that file: the picture is the PDF's.
    let bitmap = try ImageFile(drawn).bitmap()
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
  }

  /// Seconds of processor time, and bytes of memory, that a page may take (our choice).
  private static let (seconds, memory) = (5, 1_000_000_000)
  /// What a tool writes for a file.
  private static func run(_ tool: String, _ arguments: [String], _ data: Data) throws(ImageError) -> Data {
    let path = "/usr/bin/" + tool
    guard access(path, X_OK) == 0 else { throw .missing(package: "poppler-utils") }
    // A file without a name: a pipe in both directions would wait for itself.
    guard let input = tmpfile() else { throw .unreadable }
    defer { fclose(input) }
    let file = FileHandle(fileDescriptor: fileno(input), closeOnDealloc: false)
    do {
      try file.write(contentsOf: data)
      try file.seek(toOffset: 0)
    } catch {
      throw .unreadable
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
    process.arguments = ["--cpu=\(seconds)", "--as=\(memory)", path] + arguments
    process.standardInput = file
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .unreadable }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0, !written.isEmpty else {
      throw .damaged("it cannot be drawn")
    }
    return written
  }
}
