internal import Foundation

extension ImageFile {
  /// What is wrong with the bytes of a PNG file: cairo says of every fault that memory is short.
  /// - Returns: nil where all parts are as the format wants them: then it is what stands in them (PNG specification, 5.3 and 11.2).
  static func faultOfPNG(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    var place = 8
    var hasPixels = false
    while place < bytes.count {
      guard place + 8 <= bytes.count else { return "its end is missing" }
      let length = number(place)
      let (name, start) = (bytes[place + 4..<place + 8], place + 8)
      guard name.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else { return "no part begins at byte \(place)" }
      let title = String(decoding: name, as: UTF8.self)
      guard start + length + 4 <= bytes.count else { return "its end is missing: the part \(title) at byte \(place) is cut off" }
      if checksum(bytes[place + 4..<start + length]) != number(start + length) { return "the part \(title) at byte \(place) was changed: its checksum does not fit" }
      if place == 8 {
        guard title == "IHDR", length == 13 else { return "its header is none" }
        let depths: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
        guard depths[bytes[start + 9]]?.contains(bytes[start + 8]) == true, bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] <= 1 else {
          return "its header names no kind of pixels that there is"
        }
      }
      if title == "IDAT" { hasPixels = true }
      if title == "IEND" { return hasPixels ? nil : "it has no pixels" }
      place = start + length + 4
    }
    return "its end is missing"
  }
  /// Whether a part of a PNG file says that it is longer than what is left of the file.
  static func hasCutPart(_ data: Data) -> Bool {
    var place = 8
    while place + 8 <= data.count {
      let head = [UInt8](data[(data.startIndex + place)..<(data.startIndex + place + 8)])
      let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= data.count else { return true }
      if head[4...].elementsEqual("IEND".utf8) { return false }
      place += 12 + length
    }
    return false
  }
  /// The checksum of the format (PNG specification, annex D).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return Int(~sum)
  }
}
