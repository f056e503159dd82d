import Foundation

/// A page as a document's file describes it.
struct PDFPageDescription {
  /// The boxes in points, by their names in files.
  var boxes: [String: CGRect] = [:]
  /// In degrees, clockwise.
  var rotation = 0
}

/// The structure of a document's file: which pages it has, and what is said of it. Objects are read when they are
/// needed. What newer files hide in compressed objects is not read.
final class PDFFile {
  /// As many objects as a file may have.
  private static let numbers = 0...10_000_000
  private let data: Data
  /// Pieces of the table of objects: the first number, how many, where the entries begin.
  private var sections: [(first: Int, count: Int, start: Int)] = []
  private(set) var trailer: [String: PDFValue] = [:]
  init(_ data: Data) {
    self.data = Data(data)
    readTables()
  }

  /// The version, as in 1.4.
  var version: (major: Int, minor: Int) {
    let digits = data.prefix(8).dropFirst(5).compactMap { byte in Int(byte) - 48 }
    guard digits.count == 3, (0...9).contains(digits[0]), (0...9).contains(digits[2]) else { return (1, 0) }
    return (digits[0], digits[2])
  }
  /// Whether its contents are locked.
  var isEncrypted: Bool { trailer["Encrypt"] != nil }
  /// What is said of the document.
  var info: [String: PDFValue] { resolved(trailer["Info"]).dictionary ?? [:] }
  /// Its pages; nil where they are hidden in compressed objects.
  func pages() -> [PDFPageDescription]? {
    guard let catalog = resolved(trailer["Root"]).dictionary, let root = catalog["Pages"] else { return nil }
    var found: [PDFPageDescription] = []
    var seen: Set<Int> = []
    return collect(root, PDFPageDescription(), &found, &seen, 0) ? found : nil
  }
  /// How many pages a file for the web says that it has.
  var statedCount: Int? {
    let start = data.prefix(1024)
    guard start.range(of: Data("/Linearized".utf8)) != nil, let open = start.range(of: Data("<<".utf8)) else {
      return nil
    }
    var scanner = PDFScanner(data, at: open.lowerBound)
    return scanner.value()?.dictionary?["N"]?.integer
  }

  private func collect(
    _ node: PDFValue, _ inherited: PDFPageDescription, _ found: inout [PDFPageDescription], _ seen: inout Set<Int>,
    _ depth: Int
  ) -> Bool {
    if case .reference(let number) = node {
      if seen.contains(number) { return true }
      seen.insert(number)
    }
    guard depth < 60, let values = resolved(node).dictionary else { return false }
    var own = inherited
    for name in ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"] {
      if let box = resolved(values[name]).rectangle { own.boxes[name] = box }
    }
    if let turn = resolved(values["Rotate"]).integer { own.rotation = ((turn % 360) + 360) % 360 }
    guard let kids = resolved(values["Kids"]).array else {
      found.append(own)
      return true
    }
    for kid in kids {
      if !collect(kid, own, &found, &seen, depth + 1) { return false }
    }
    return true
  }

  /// The value itself, or that of the object that it names.
  private func resolved(_ value: PDFValue?) -> PDFValue {
    guard let value else { return .null }
    guard case .reference(let number) = value else { return value }
    return object(number) ?? .null
  }
  private func object(_ number: Int) -> PDFValue? {
    for section in sections where number >= section.first && number < section.first + section.count {
      var entry = PDFScanner(data, at: section.start + 20 * (number - section.first))
      guard let offset = entry.integer(), entry.integer() != nil, entry.word() == "n" else { continue }
      if let value = object(number, at: offset) { return value }
    }
    return searched(number)
  }
  private func object(_ number: Int, at offset: Int) -> PDFValue? {
    var scanner = PDFScanner(data, at: offset)
    guard scanner.integer() == number, scanner.integer() != nil, scanner.word() == "obj" else { return nil }
    return scanner.value()
  }
  /// Looks for an object that no table tells: the last of its number counts.
  private func searched(_ number: Int) -> PDFValue? {
    let name = Data("\(number) 0 obj".utf8)
    var end: Int = data.count
    while end > 0, let place = data.range(of: name, options: .backwards, in: 0..<end) {
      let before: UInt8 = place.lowerBound > 0 ? data[place.lowerBound - 1] : 10
      let isDigit: Bool = before >= 48 && before <= 57
      if !isDigit, let value = object(number, at: place.lowerBound) { return value }
      end = place.lowerBound
    }
    return nil
  }

  /// Reads the tables of objects, the newest first.
  private func readTables() {
    var next: Int?
    if let last = data.range(of: Data("startxref".utf8), options: .backwards) {
      var scanner = PDFScanner(data, at: last.upperBound)
      next = scanner.integer()
    }
    var seen: Set<Int> = []
    while let offset = next, !seen.contains(offset), seen.count < 500 {
      seen.insert(offset)
      next = readTable(at: offset)
    }
    if trailer["Root"] == nil { readLastTrailer() }
  }
  /// Reads what stands at the end of a file whose tables are damaged: objects are then looked for.
  private func readLastTrailer() {
    guard let place = data.range(of: Data("trailer".utf8), options: .backwards) else { return }
    var scanner = PDFScanner(data, at: place.upperBound)
    trailer = scanner.value()?.dictionary ?? trailer
  }
  /// Reads a table, or the stream of a newer file. Gives the place of the one before.
  private func readTable(at offset: Int) -> Int? {
    var scanner = PDFScanner(data, at: offset)
    if scanner.word() == "xref" {
      while true {
        let place: Int = scanner.index
        guard let first = scanner.integer(), let count = scanner.integer(), PDFFile.numbers.contains(first),
          PDFFile.numbers.contains(count)
        else {
          scanner = PDFScanner(data, at: place)
          break
        }
        scanner.skipSpaces()
        sections.append((first: first, count: count, start: scanner.index))
        scanner = PDFScanner(data, at: scanner.index + 20 * count)
      }
      guard scanner.word() == "trailer" else { return nil }
    } else {
      scanner = PDFScanner(data, at: offset)
      guard scanner.integer() != nil, scanner.integer() != nil, scanner.word() == "obj" else { return nil }
    }
    guard let values = scanner.value()?.dictionary else { return nil }
    for (key, value) in values where trailer[key] == nil { trailer[key] = value }
    return values["Prev"]?.integer
  }
}
