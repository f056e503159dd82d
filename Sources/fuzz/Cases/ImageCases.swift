internal import Foundation

/// Images that are damaged: by their chunks and segments, with sizes that they do not have, cut off, or at random
/// bytes.
struct ImageCases {
  let seeds: SeedFiles

  func make(_ seed: UInt64) -> FuzzCase {
    var random = RandomSource(seed: seed)
    guard let image = random.one(of: seeds.images) else { return Self.fuzzCase(seed, Data(), ending: "png") }
    var bytes = [UInt8](image.data)
    for _ in 0..<random.few(upTo: 5) {
      if image.name.hasSuffix("png"), !random.once(in: 3) {
        bytes = changedChunks(bytes, &random)
      } else if isOfLines(image.name), !random.once(in: 3) {
        bytes = changedWords(bytes, &random)
      } else {
        bytes = changedBytes(bytes, &random)
      }
    }
    let ending = random.once(in: 12) ? "jpg" : image.name.suffix(3) == "ebp" ? "webp" : String(image.name.suffix(3))
    return Self.fuzzCase(seed, Data(bytes), ending: ending)
  }

  /// An image, and a view that shows it.
  static func fuzzCase(_ seed: UInt64, _ image: Data, ending: String) -> FuzzCase {
    let source = """
      import SwiftUI
      #Preview {
        VStack {
          Image("pic")
          Image("pic").resizable().frame(width: 80, height: 48)
          Image("pic").resizable(resizingMode: .tile).frame(width: 80, height: 48)
        }
      }
      """
    let commands = [
      FuzzCase.Command("check", "case.swift"), .init("render", "case.swift", "--color", "never"),
      .init("render", "case.swift", "--format", "ansi", "--color", "always"),
      .init("render", "case.swift", "--format", "svg"),
      .init("render", "case.swift", "--format", "png", "-o", "../out/picture.png", written: "../out/picture.png"),
      .init("layout", "case.swift", "--json"),
    ]
    return FuzzCase(
      kind: .images, seed: seed, subject: "pic.\(ending)",
      files: ["case.swift": Data(source.utf8), "pic.\(ending)": image], commands: commands)
  }

  private func changedBytes(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var bytes = bytes
    guard !bytes.isEmpty else { return bytes }
    let at = random.below(random.once(in: 2) ? min(64, bytes.count) : bytes.count)
    switch random.below(5) {
    case 0: bytes[at] = UInt8(random.below(256))
    case 1: bytes[at] ^= 1 << random.below(8)
    case 2: bytes.removeSubrange(at...)
    case 3: bytes.insert(contentsOf: (0..<random.few(upTo: 40)).map { _ in UInt8(random.below(256)) }, at: at)
    default:
      for index in at..<min(at + random.few(upTo: 30), bytes.count) {
        bytes[index] = [0, 0xFF, 0x7F, 0x80][random.below(4)]
      }
    }
    return bytes
  }

  // MARK: SVG, PDF

  private func isOfLines(_ name: String) -> Bool { name.hasSuffix("svg") || name.hasSuffix("pdf") }
  /// A number that is another one, or a word that stands twice, is gone, or stands for another.
  private func changedWords(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    func isWord(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45 || byte == 46
    }
    var words: [Range<Int>] = []
    for (place, byte) in bytes.enumerated() where isWord(byte) {
      if let last = words.last, last.upperBound == place {
        words[words.count - 1] = last.lowerBound..<place + 1
      } else {
        words.append(place..<place + 1)
      }
    }
    let numbers = words.filter { bytes[$0].contains { (48...57).contains($0) } }
    guard let word = random.one(of: random.once(in: 2) && !numbers.isEmpty ? numbers : words) else { return bytes }
    var bytes = bytes
    let extremes = ["0", "-1", "1e308", "-1e308", "1e-320", "nan", "inf", "2147483648", "99999", "1e6", "100%", ""]
    switch random.below(4) {
    case 0: bytes.insert(contentsOf: bytes[word] + [32], at: word.lowerBound)
    case 1: bytes.replaceSubrange(word, with: random.one(of: words).map { Array(bytes[$0]) } ?? [])
    default: bytes.replaceSubrange(word, with: Array((random.one(of: extremes) ?? "0").utf8))
    }
    return bytes
  }

  // MARK: PNG

  private func changedChunks(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var chunks = PNGChunk.chunks(of: bytes)
    guard !chunks.isEmpty else { return changedBytes(bytes, &random) }
    let index = random.below(chunks.count)
    switch random.below(6) {
    case 0: chunks.remove(at: index)
    case 1: chunks.insert(chunks[index], at: random.below(chunks.count))
    case 2: chunks.swapAt(index, random.below(chunks.count))
    case 3:
      if !chunks[index].data.isEmpty { chunks[index].data = changedBytes(chunks[index].data, &random) }
    default:
      // The header: width, height, depth, kind of colour, compression, filter, interlacing.
      guard let header = chunks.firstIndex(where: { $0.name == "IHDR" }), chunks[header].data.count >= 13 else { break }
      let sizes: [UInt32] = [0, 1, 7, 65_535, 32_768, 100_000, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x8000_0000]
      func put(_ value: UInt32, _ offset: Int) {
        for byte in 0..<4 {
          chunks[header].data[offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(byte)))
        }
      }
      switch random.below(3) {
      case 0: put(random.one(of: sizes) ?? 0, 0)
      case 1: put(random.one(of: sizes) ?? 0, 4)
      default: chunks[header].data[8 + random.below(5)] = UInt8(random.below(20))
      }
    }
    return PNGChunk.bytes(of: chunks)
  }
}

/// A part of a PNG: its name and what it holds.
struct PNGChunk {
  var name: String
  var data: [UInt8]

  static func chunks(of bytes: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - at - 12 else { break }
      chunks.append(
        PNGChunk(
          name: String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), data: Array(bytes[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return chunks
  }
  /// A file with right check sums: what is wrong with it lies deeper.
  static func bytes(of chunks: [PNGChunk]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func add(_ value: UInt32) {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
    }
    for chunk in chunks {
      let named = Array(chunk.name.utf8) + chunk.data
      add(UInt32(truncatingIfNeeded: chunk.data.count))
      bytes += named
      add(
        ~named.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
          (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
        })
    }
    return bytes
  }
}
