internal import Declarations

/// How many bits a type of whole numbers has.
package struct WholeNumber {
  package let bits: Int
  package let isUnsigned: Bool

  @MainActor package init?(_ type: RuntimeType) {
    guard let nominal = type.nominal, nominal.isStandard else { return nil }
    isUnsigned = nominal.name.hasPrefix("U")
    let name = nominal.name.dropFirst(isUnsigned ? 1 : 0)
    guard name.hasPrefix("Int"), let bits = name == "Int" ? 64 : Int(name.dropFirst(3)), bits <= 64 else { return nil }
    self.bits = bits
  }
  func holding(_ number: Int) -> Int? {
    if isUnsigned { return number >= 0 && (bits == 64 || number < 1 << bits) ? number : nil }
    return bits == 64 || (-(1 << (bits - 1))..<(1 << (bits - 1))).contains(number) ? number : nil
  }
}
