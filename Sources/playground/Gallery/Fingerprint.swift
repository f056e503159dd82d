/// A number by which texts are told apart: FNV-1a of 64 bits, the same in every run and on every machine.
struct Fingerprint {
  private var hash: UInt64 = 14_695_981_039_346_656_037

  init(_ texts: String...) { texts.forEach { add($0) } }
  /// Adds a text, and that it ends here.
  mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    hash = (hash ^ 0xFF) &* 1_099_511_628_211
  }
  /// Sixteen digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
