internal import Foundation
internal import Glibc

/// The first page of a PDF file as SVG, in which one unit of the `viewBox` is a point: written by `pdftocairo` of
/// poppler.
///
/// It runs as a process of its own: what poppler cannot make room for ends its process.
enum PDFDocument {
  /// Seconds of processor time, bytes of memory, and bytes of SVG that a page may take (our choice).
  private static let (seconds, memory, byteLimit) = (5, 1_000_000_000, 16_000_000)
  private static let tool = "/usr/bin/pdftocairo"

  /// The lines of the page.
  static func svg(of data: Data) throws(ImageError) -> Data {
    guard access(tool, X_OK) == 0 else { throw .missing(package: "poppler-utils") }
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
    process.arguments = ["--cpu=\(seconds)", "--as=\(memory)", tool, "-svg", "-f", "1", "-l", "1", "-", "-"]
    process.standardInput = file
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .unreadable }
    var written = Data()
    while written.count <= byteLimit {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      written += more
    }
    let isTooLong = written.count > byteLimit
    if isTooLong { process.terminate() }
    process.waitUntilExit()
    if isTooLong { throw .damaged("its lines as SVG are more than \(byteLimit / 1_000_000) MB") }
    guard process.terminationReason == .exit, process.terminationStatus == 0, !written.isEmpty else {
      throw .damaged("it cannot be drawn")
    }
    return written
  }
}
