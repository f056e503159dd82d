extension Width {
  /// A product of twice the width: its low half holds bits, without a sign.
  func fullProduct(_ a: Int, _ b: Int) -> (high: Int, low: Int) {
    if bits == 64 {
      if isSigned {
        let (high, low) = a.multipliedFullWidth(by: b)
        return (high, Int(bitPattern: low))
      }
      let (high, low) = UInt(bitPattern: a).multipliedFullWidth(by: UInt(bitPattern: b))
      return (Int(bitPattern: high), Int(bitPattern: low))
    }
    let whole = isSigned ? a &* b : Int(bitPattern: UInt(bitPattern: a) &* UInt(bitPattern: b))
    let high = isSigned ? whole >> bits : Int(bitPattern: UInt(bitPattern: whole) >> UInt(bits))
    return (wrapped(high), whole & mask)
  }
  /// Nil where the quotient has more bits than the type.
  func fullQuotient(_ high: Int, _ low: Int, by divisor: Int) -> (Int, Int)? {
    if bits == 64 {
      if isSigned {
        // What the standard library's own function traps on.
        guard high.magnitude < divisor.magnitude else { return nil }
        let (quotient, remainder) = divisor.dividingFullWidth((high, UInt(bitPattern: low)))
        return (quotient, remainder)
      }
      guard UInt(bitPattern: high) < UInt(bitPattern: divisor) else { return nil }
      let (quotient, remainder) = UInt(bitPattern: divisor).dividingFullWidth(
        (UInt(bitPattern: high), UInt(bitPattern: low)))
      return (Int(bitPattern: quotient), Int(bitPattern: remainder))
    }
    let whole = high << bits | low & mask
    if !isSigned {
      let (quotient, remainder) = UInt(bitPattern: whole).quotientAndRemainder(dividingBy: UInt(bitPattern: divisor))
      guard quotient <= UInt(bitPattern: mask) else { return nil }
      return (Int(bitPattern: quotient), Int(bitPattern: remainder))
    }
    let (quotient, overflows) = whole.dividedReportingOverflow(by: divisor)
    guard !overflows, wrapped(quotient) == quotient else { return nil }
    return (quotient, whole % divisor)
  }
}
