extension Standard {
  /// What the small protocols give: numbers, sets of options, results.
  nonisolated static let algebra = """
    func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric { return x < (0 as T) ? -x : x }
    extension Identifiable where Self: AnyObject {
      var id: ObjectIdentifier { get { return ObjectIdentifier(self) } }
    }
    extension SignedNumeric {
      static prefix func - (operand: Self) -> Self {
        var made = operand
        made.negate()
        return made
      }
      mutating func negate() { self = 0 - self }
    }
    extension FixedWidthInteger {
      var bigEndian: Self { get { return self.byteSwapped } }
      var littleEndian: Self { get { return self } }
      init(bigEndian value: Self) { self = value.byteSwapped }
      init(littleEndian value: Self) { self = value }
    }
    extension AdditiveArithmetic {
      static prefix func + (x: Self) -> Self { return x }
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    }
    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { get { return 0 } }
    }
    extension Strideable {
      static func < (x: Self, y: Self) -> Bool { return x.distance(to: y) > 0 }
      static func == (x: Self, y: Self) -> Bool { return x.distance(to: y) == 0 }
    }
    extension OptionSet {
      func union(_ other: Self) -> Self {
        var made = Self(rawValue: self.rawValue)
        made.formUnion(other)
        return made
      }
      func intersection(_ other: Self) -> Self {
        var made = Self(rawValue: self.rawValue)
        made.formIntersection(other)
        return made
      }
      func symmetricDifference(_ other: Self) -> Self {
        var made = Self(rawValue: self.rawValue)
        made.formSymmetricDifference(other)
        return made
      }
    }
    extension OptionSet where Self == Self.Element {
      func contains(_ member: Self) -> Bool { return self.isSuperset(of: member) }
      mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element) {
        let old = self.intersection(newMember)
        let isNew = old != newMember
        if isNew { self.formUnion(newMember) }
        return (inserted: isNew, memberAfterInsert: isNew ? newMember : old)
      }
      mutating func remove(_ member: Self.Element) -> Self.Element? {
        let removed = intersection(member)
        if removed.isEmpty { return nil }
        self.subtract(member)
        return removed
      }
      mutating func update(with newMember: Self.Element) -> Self.Element? {
        let old = self.intersection(newMember)
        self.formUnion(newMember)
        return old.isEmpty ? nil : old
      }
    }
    extension OptionSet where Self.RawValue: FixedWidthInteger {
      init() { self.init(rawValue: 0) }
      mutating func formUnion(_ other: Self) { self = Self(rawValue: self.rawValue | other.rawValue) }
      mutating func formIntersection(_ other: Self) { self = Self(rawValue: self.rawValue & other.rawValue) }
      mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: self.rawValue ^ other.rawValue) }
    }
    extension OptionSet where Self == Self.Element, Self.RawValue: FixedWidthInteger {
      mutating func insert(_ newMember: Self.Element) -> (inserted: Bool, memberAfterInsert: Self.Element) {
        let old = self.intersection(newMember)
        let isNew = old != newMember
        if isNew { self.formUnion(newMember) }
        return (inserted: isNew, memberAfterInsert: isNew ? newMember : old)
      }
    }
    extension SetAlgebra {
      init<S>(_ sequence: S) where S: Sequence, Self.Element == S.Element {
        self.init()
        for element in sequence { insert(element) }
      }
      var isEmpty: Bool { get { return self == Self() } }
      func isSubset(of other: Self) -> Bool { return self.intersection(other) == self }
      func isSuperset(of other: Self) -> Bool { return other.isSubset(of: self) }
      func isDisjoint(with other: Self) -> Bool { return self.intersection(other).isEmpty }
      func isStrictSubset(of other: Self) -> Bool { return self.isSubset(of: other) && self != other }
      func isStrictSuperset(of other: Self) -> Bool { return self.isSuperset(of: other) && self != other }
      func subtracting(_ other: Self) -> Self { return self.intersection(self.symmetricDifference(other)) }
      mutating func subtract(_ other: Self) { self.formIntersection(self.symmetricDifference(other)) }
    }
    extension SetAlgebra where Self.ArrayLiteralElement == Self.Element {
      init(arrayLiteral: Self.Element...) { self.init(arrayLiteral) }
    }
    extension Result {
      init(catching body: () throws(Failure) -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure: Error {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure> where NewFailure: Error {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
      func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }
    """
}
