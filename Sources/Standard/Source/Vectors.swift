extension Standard {
  /// Vectors: each keeps its scalars in an array; what all have in common is written over `scalarCount` and the subscript.
  nonisolated static let vectors: String = {
    var text = """
      package func _zeroScalar<T>() -> T { fatalError() }
      package func _blankVector<T>() -> T { fatalError() }
      extension SIMD {
        package func _with(_ change: (Int) -> Self.Scalar) -> Self {
          var made = self
          for index in 0..<scalarCount { made[index] = change(index) }
          return made
        }
        package func _mask(_ test: (Int) -> Bool) -> SIMDMask<Self.MaskStorage> {
          var made: SIMDMask<Self.MaskStorage> = _blankVector()
          for index in 0..<scalarCount { made[index] = test(index) }
          return made
        }
        package func _all() -> [Self.Scalar] { return (0..<scalarCount).map { self[$0] } }
        var indices: Range<Int> { get { return 0..<scalarCount } }
        init(repeating value: Self.Scalar) { self = _blankVector(); for index in 0..<scalarCount { self[index] = value } }
        static func == (a: Self, b: Self) -> Bool {
          for index in 0..<a.scalarCount { if a[index] != b[index] { return false } }
          return true
        }
        func hash(into hasher: inout Hasher) { for index in 0..<scalarCount { hasher.combine(self[index]) } }
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          for index in 0..<scalarCount { try container.encode(self[index]) }
        }
        init(from decoder: any Decoder) throws {
          self = _blankVector()
          var container = try decoder.unkeyedContainer()
          guard container.count == scalarCount else {
            throw DecodingError.dataCorrupted(
              DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Expected vector with exactly \\(scalarCount) elements."))
          }
          for index in 0..<scalarCount { self[index] = try container.decode(Self.Scalar.self) }
        }
        var description: String { get { return "\\(Self.self)(" + _all().map { "\\($0)" }.joined(separator: ", ") + ")" } }
        init(arrayLiteral scalars: Self.Scalar...) { self.init(scalars) }
        init<S>(_ scalars: S) where S: Sequence, Self.Scalar == S.Element {
          self = _blankVector()
          var index = 0
          for scalar in scalars {
            precondition(index < scalarCount, "Too many elements in sequence.")
            self[index] = scalar
            index += 1
          }
          precondition(index == scalarCount, "Not enough elements in sequence.")
        }
        mutating func replace(with other: Self, where mask: SIMDMask<Self.MaskStorage>) {
          for index in 0..<scalarCount { if mask[index] { self[index] = other[index] } }
        }
        mutating func replace(with other: Self.Scalar, where mask: SIMDMask<Self.MaskStorage>) {
          for index in 0..<scalarCount { if mask[index] { self[index] = other } }
        }
        func replacing(with other: Self, where mask: SIMDMask<Self.MaskStorage>) -> Self {
          return _with { mask[$0] ? other[$0] : self[$0] }
        }
        func replacing(with other: Self.Scalar, where mask: SIMDMask<Self.MaskStorage>) -> Self {
          return _with { mask[$0] ? other : self[$0] }
        }
      }
      extension SIMD where Self.Scalar: Comparable {
        func min() -> Self.Scalar { return _all().min()! }
        func max() -> Self.Scalar { return _all().max()! }
        mutating func clamp(lowerBound: Self, upperBound: Self) { self = clamped(lowerBound: lowerBound, upperBound: upperBound) }
        func clamped(lowerBound: Self, upperBound: Self) -> Self {
          return _with { Swift.min(Swift.max(self[$0], lowerBound[$0]), upperBound[$0]) }
        }
      }
      extension SIMD where Self.Scalar: FloatingPoint {
        func addingProduct(_ a: Self, _ b: Self) -> Self { return _with { self[$0].addingProduct(a[$0], b[$0]) } }
        func addingProduct(_ a: Self.Scalar, _ b: Self) -> Self { return _with { self[$0].addingProduct(a, b[$0]) } }
        func addingProduct(_ a: Self, _ b: Self.Scalar) -> Self { return _with { self[$0].addingProduct(a[$0], b) } }
        mutating func addProduct(_ a: Self, _ b: Self) { self = addingProduct(a, b) }
        mutating func addProduct(_ a: Self.Scalar, _ b: Self) { self = addingProduct(a, b) }
        mutating func addProduct(_ a: Self, _ b: Self.Scalar) { self = addingProduct(a, b) }
        func squareRoot() -> Self { return _with { self[$0].squareRoot() } }
        mutating func formSquareRoot() { self = squareRoot() }
        func rounded(_ rule: FloatingPointRoundingRule) -> Self { return _with { self[$0].rounded(rule) } }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
        func min() -> Self.Scalar { return _all().reduce(self[0]) { Self.Scalar.minimum($0, $1) } }
        func max() -> Self.Scalar { return _all().reduce(self[0]) { Self.Scalar.maximum($0, $1) } }
        func sum() -> Self.Scalar { return _all().reduce(-Self.Scalar.zero) { $0 + $1 } }
        mutating func clamp(lowerBound: Self, upperBound: Self) { self = clamped(lowerBound: lowerBound, upperBound: upperBound) }
        func clamped(lowerBound: Self, upperBound: Self) -> Self {
          return _with { Self.Scalar.minimum(Self.Scalar.maximum(self[$0], lowerBound[$0]), upperBound[$0]) }
        }
        prefix static func - (a: Self) -> Self { return a._with { -a[$0] } }
      }
      extension SIMD where Self.Scalar: FixedWidthInteger {
        var leadingZeroBitCount: Self { get { return _with { Self.Scalar(self[$0].leadingZeroBitCount) } } }
        var trailingZeroBitCount: Self { get { return _with { Self.Scalar(self[$0].trailingZeroBitCount) } } }
        var nonzeroBitCount: Self { get { return _with { Self.Scalar(self[$0].nonzeroBitCount) } } }
        prefix static func ~ (a: Self) -> Self { return a._with { ~a[$0] } }
        func wrappedSum() -> Self.Scalar { return _all().reduce(0) { $0 &+ $1 } }
      }
      extension SIMDMask {
        package var _scalars: [Bool]
        init() { self = _blankVector() }
        var scalarCount: Int { get { return _scalars.count } }
        init(_ _storage: Storage) { _scalars = (0.._storage.scalarCount).map { _storage[$0] < 0 } }
        subscript(index: Int) -> Bool { get { return _scalars[index] } set { _scalars[index] = newValue } }
        prefix static func .! (a: SIMDMask<Storage>) -> SIMDMask<Storage> { return a._with { !a[$0] } }
      }
      func any<Storage>(_ mask: SIMDMask<Storage>) -> Bool where Storage: SIMD, Storage.Scalar: FixedWidthInteger, Storage.Scalar: SignedInteger { return mask._scalars.contains(true) }
      func all<Storage>(_ mask: SIMDMask<Storage>) -> Bool where Storage: SIMD, Storage.Scalar: FixedWidthInteger, Storage.Scalar: SignedInteger { return !mask._scalars.contains(false) }

      """.replacing("(0.._storage", with: "(0..<_storage")
    for (name, choice) in [("Min", "min"), ("Max", "max")] {
      text += """
        func pointwise\(name)<T>(_ a: T, _ b: T) -> T where T: SIMD, T.Scalar: Comparable { return a._with { Swift.\(choice)(a[$0], b[$0]) } }
        func pointwise\(name)<T>(_ a: T, _ b: T) -> T where T: SIMD, T.Scalar: FloatingPoint { return a._with { T.Scalar.\(choice)imum(a[$0], b[$0]) } }

        """
    }
    text += vectorOperators + vectorTypes
    return text
  }()

  /// Operators element by element, of two vectors and of a vector and a scalar on either side.
  private nonisolated static let vectorOperators: String = {
    var text = ""
    func add(_ bound: String, _ lines: [String]) {
      let condition = bound.isEmpty ? "" : " where Self.Scalar: \(bound)"
      text += "extension SIMD\(condition) {\n" + lines.joined(separator: "\n") + "\n}\n"
    }
    func pairs(_ symbol: String, _ result: String, _ make: String, _ own: String) -> [String] {
      [
        "static func \(symbol) (a: Self, b: Self) -> \(result) { return a.\(make) { a[$0] \(own) b[$0] } }",
        "static func \(symbol) (a: Self.Scalar, b: Self) -> \(result) { return b.\(make) { a \(own) b[$0] } }",
        "static func \(symbol) (a: Self, b: Self.Scalar) -> \(result) { return a.\(make) { a[$0] \(own) b } }",
      ]
    }
    func assignments(_ symbol: String) -> [String] {
      [
        "static func \(symbol)= (a: inout Self, b: Self) { a = a \(symbol) b }",
        "static func \(symbol)= (a: inout Self, b: Self.Scalar) { a = a \(symbol) b }",
      ]
    }
    let mask = "SIMDMask<Self.MaskStorage>"
    add("", ["==", "!="].flatMap { pairs(".\($0)", mask, "_mask", $0) })
    add("Comparable", ["<", "<=", ">", ">="].flatMap { pairs(".\($0)", mask, "_mask", $0) })
    add("FloatingPoint", ["+", "-", "*", "/"].flatMap { pairs($0, "Self", "_with", $0) + assignments($0) })
    let whole = ["&", "^", "|", "&<<", "&>>", "&+", "&-", "&*", "/", "%"]
    add("FixedWidthInteger", whole.flatMap { pairs($0, "Self", "_with", $0) + assignments($0) })
    for bound in ["FixedWidthInteger", "FloatingPoint"] {
      add(
        bound,
        [("zero", 0), ("one", 1)].map { "static var \($0): Self { get { return Self(repeating: \($1)) } }" })
    }
    for bound in ["FixedWidthInteger", "BinaryFloatingPoint, Self.Scalar.RawSignificand: FixedWidthInteger"] {
      add(
        bound,
        ["Range", "ClosedRange"].flatMap { range in
          [
            "static func random<T>(in range: \(range)<Self.Scalar>, using generator: inout T) -> Self where T: RandomNumberGenerator { var made: Self = _blankVector(); for index in 0..<made.scalarCount { made[index] = Self.Scalar.random(in: range, using: &generator) }; return made }",
            "static func random(in range: \(range)<Self.Scalar>) -> Self { var made: Self = _blankVector(); for index in 0..<made.scalarCount { made[index] = Self.Scalar.random(in: range) }; return made }",
          ]
        })
    }
    let own = "SIMDMask<Storage>"
    text += "extension SIMDMask {\n"
    for (symbol, body) in [("&", "a && b"), ("^", "a != b"), ("|", "a || b")] {
      func line(_ a: String, _ b: String) -> String {
        let vector = a == own ? "a" : "b"
        let expression = body.split(separator: " ").map { part -> String in
          switch part {
          case "a": a == own ? "a[$0]" : "a"
          case "b": b == own ? "b[$0]" : "b"
          default: String(part)
          }
        }.joined(separator: " ")
        return "static func .\(symbol) (a: \(a), b: \(b)) -> \(own) { return \(vector)._with { \(expression) } }\n"
      }
      text += line(own, own) + line("Bool", own) + line(own, "Bool")
      for other in [own, "Bool"] { text += "static func .\(symbol)= (a: inout \(own), b: \(other)) { a = a .\(symbol) b }\n" }
    }
    return text + "}\n"
  }()

  private nonisolated static let vectorTypes: String = {
    var text = ""
    for count in [2, 3, 4, 8, 16, 32, 64] {
      let type = "SIMD\(count)"
      let half = "SIMD\(count / 2)<Scalar>"
      let names = count <= 4 ? Array(["x", "y", "z", "w"].prefix(count)) : []
      let numbered = (0..<count).map { "v\($0)" }
      var lines = [
        "package var _scalars: [Scalar]", "var scalarCount: Int { get { return \(count) } }",
        "init() { _scalars = Array(repeating: _zeroScalar(), count: \(count)) }",
        """
        subscript(index: Int) -> Scalar {
          get { precondition(index >= 0 && index < \(count), "Index out of range"); return _scalars[index] }
          set { precondition(index >= 0 && index < \(count), "Index out of range"); _scalars[index] = newValue }
        }
        """,
        "init(\(numbered.map { "_ \($0): Scalar" }.joined(separator: ", "))) { _scalars = [\(numbered.joined(separator: ", "))] }",
        "var debugDescription: String { get { return \"\\(Self.self)(\" + _all().map { String(reflecting: $0) }.joined(separator: \", \") + \")\" } }",
      ]
      if !names.isEmpty {
        lines.append("init(\(names.map { "\($0): Scalar" }.joined(separator: ", "))) { _scalars = [\(names.joined(separator: ", "))] }")
        for (index, name) in names.enumerated() {
          lines.append("var \(name): Scalar { get { return _scalars[\(index)] } set { _scalars[\(index)] = newValue } }")
        }
      }
      if count > 3 {
        lines.append("init(lowHalf: \(half), highHalf: \(half)) { _scalars = lowHalf._scalars + highHalf._scalars }")
        let places = [
          ("lowHalf", "$0"), ("highHalf", "$0 + \(count / 2)"), ("evenHalf", "$0 * 2"), ("oddHalf", "$0 * 2 + 1"),
        ]
        for (name, place) in places {
          let set = place.replacing("$0", with: "index")
          let read = "return \(half)((0..<\(count / 2)).map { _scalars[\(place)] })"
          let write = "for index in 0..<\(count / 2) { _scalars[\(set)] = newValue[index] }"
          lines.append("var \(name): \(half) { get { \(read) } set { \(write) } }")
        }
      }
      text += "extension \(type) {\n" + lines.joined(separator: "\n") + "\n}\n"
      func convert(_ bound: String, _ lines: [(String, String, String)]) {
        text += "extension \(type) where Scalar: \(bound) {\n"
        for (parameters, source, value) in lines {
          text += "init<Other>(\(parameters)) where Other: \(source), Other: SIMDScalar { _scalars = other._scalars.map { \(value) } }\n"
        }
        text += "}\n"
      }
      convert(
        "FixedWidthInteger",
        [
          ("truncatingIfNeeded other: \(type)<Other>", "FixedWidthInteger", "Scalar(truncatingIfNeeded: $0)"),
          ("clamping other: \(type)<Other>", "FixedWidthInteger", "Scalar(clamping: $0)"),
          (
            "_ other: \(type)<Other>, rounding rule: FloatingPointRoundingRule = .towardZero", "BinaryFloatingPoint",
            "Scalar($0.rounded(rule))"
          ),
        ])
      convert(
        "BinaryFloatingPoint",
        [
          ("_ other: \(type)<Other>", "FixedWidthInteger", "Scalar($0)"),
          ("_ other: \(type)<Other>", "BinaryFloatingPoint", "Scalar($0)"),
        ])
    }
    return text
  }()
}
