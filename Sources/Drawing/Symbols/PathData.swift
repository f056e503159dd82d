internal import Foundation

/// Reads the words of a path as SVG writes them: `M L H V C S Q T A Z`, large for places and small for distances.
struct PathData {
  private var bytes: ArraySlice<UInt8>
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, which `S` and `T` mirror.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// The path that the words draw, up to the first that is no word of a path.
  static func path(_ words: String) -> Path {
    var data = PathData(bytes: ArraySlice(words.utf8))
    data.read()
    return data.path
  }
  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func read() {
    var command = UInt8(ascii: "M")
    while true {
      skip()
      guard let next = bytes.first else { return }
      if isLetter(next) {
        command = next
        bytes.removeFirst()
      } else if command | 0x20 == UInt8(ascii: "z") {
        return
      }
      guard draw(command) else { return }
      // numbers that follow a place without a word are lines
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// One word and its numbers; false where they are missing.
  private mutating func draw(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? point : .zero
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x, y: origin.y + y) }
    var (cubic, quad): (CGPoint?, CGPoint?)
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      guard let n = numbers(2) else { return false }
      point = place(n[0], n[1])
      start = point
      path.move(to: point)
    case UInt8(ascii: "L"):
      guard let n = numbers(2) else { return false }
      line(to: place(n[0], n[1]))
    case UInt8(ascii: "H"):
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: origin.x + n[0], y: point.y))
    case UInt8(ascii: "V"):
      guard let n = numbers(1) else { return false }
      line(to: CGPoint(x: point.x, y: origin.y + n[0]))
    case UInt8(ascii: "C"):
      guard let n = numbers(6) else { return false }
      cubic = curve(place(n[0], n[1]), place(n[2], n[3]), place(n[4], n[5]))
    case UInt8(ascii: "S"):
      guard let n = numbers(4) else { return false }
      cubic = curve(mirrored(cubicControl), place(n[0], n[1]), place(n[2], n[3]))
    case UInt8(ascii: "Q"):
      guard let n = numbers(4) else { return false }
      quad = parabola(place(n[0], n[1]), place(n[2], n[3]))
    case UInt8(ascii: "T"):
      guard let n = numbers(2) else { return false }
      quad = parabola(mirrored(quadControl), place(n[0], n[1]))
    case UInt8(ascii: "A"):
      guard let n = numbers(3), let isLarge = flag(), let isClockwise = flag(), let end = numbers(2) else { return false }
      arc(CGSize(width: abs(n[0]), height: abs(n[1])), Double(n[2]) * .pi / 180, isLarge, isClockwise, place(end[0], end[1]))
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      point = start
    default: return false
    }
    (cubicControl, quadControl) = (cubic, quad)
    return true
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint { control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point }
  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }
  private mutating func curve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) -> CGPoint {
    path.addCurve(to: end, control1: one, control2: two)
    point = end
    return two
  }
  private mutating func parabola(_ control: CGPoint, _ end: CGPoint) -> CGPoint {
    path.addQuadCurve(to: end, control: control)
    point = end
    return control
  }

  /// A part of a turned ellipse, by its ends (SVG 1.1, F.6).
  private mutating func arc(_ radii: CGSize, _ turn: Double, _ isLarge: Bool, _ isClockwise: Bool, _ end: CGPoint) {
    guard radii.width > 0, radii.height > 0, end != point else { return line(to: end) }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = (Double(point.x - end.x) / 2, Double(point.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    var (rx, ry) = (Double(radii.width), Double(radii.height))
    let reach = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    let below = rx * rx * y * y + ry * ry * x * x
    let factor = max(0, rx * rx * ry * ry / below - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (mx, my) = (factor * rx * y / ry, -factor * ry * x / rx)
    let first = atan2((y - my) / ry, (x - mx) / rx)
    var sweep = atan2((-y - my) / ry, (-x - mx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    // the unit circle, made an ellipse, turned and moved
    let map = CGAffineTransform(
      a: CGFloat(rx * cosine), b: CGFloat(rx * sine), c: CGFloat(-ry * sine), d: CGFloat(ry * cosine), tx: CGFloat(cosine * mx - sine * my) + (point.x + end.x) / 2,
      ty: CGFloat(sine * mx + cosine * my) + (point.y + end.y) / 2)
    let count = max(1, Int(bounded: (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 1...count {
      let (from, to) = (first + step * Double(index - 1), first + step * Double(index))
      let one = CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from)).applying(map)
      let two = CGPoint(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to)).applying(map)
      path.addCurve(to: index == count ? end : CGPoint(x: cos(to), y: sin(to)).applying(map), control1: one, control2: two)
    }
    point = end
  }

  // MARK: Reading

  private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  private mutating func skip() {
    while let byte = bytes.first, byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") { bytes.removeFirst() }
  }
  /// One digit, even where the next number follows it at once.
  private mutating func flag() -> Bool? {
    skip()
    guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    bytes.removeFirst()
    return byte == UInt8(ascii: "1")
  }
  private mutating func numbers(_ count: Int) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }
  private mutating func number() -> CGFloat? {
    skip()
    var word = bytes
    var isNegative = false
    if let sign = word.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      word.removeFirst()
    }
    var (value, scale, hasDigits, hasPoint) = (0.0, 1.0, false, false)
    while let byte = word.first {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        hasDigits = true
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      } else {
        break
      }
      word.removeFirst()
    }
    guard hasDigits, value.isFinite, scale.isFinite else { return nil }
    bytes = word
    return CGFloat((isNegative ? -value : value) / scale)
  }
}
