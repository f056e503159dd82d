extension Standard {
  /// What is chosen and shuffled by random numbers.
  nonisolated static let randomChoices = """
    extension Bool {
      static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator { return (generator.next() as UInt64) >> 17 & 1 == 0 }
    }
    extension Collection {
      func randomElement<T>(using generator: inout T) -> Self.Element? where T: RandomNumberGenerator {
        if isEmpty { return nil }
        let random = Int.random(in: 0..<count, using: &generator)
        return self[index(startIndex, offsetBy: random)]
      }
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator {
        var amount = count
        var place = startIndex
        while amount > 1 {
          let random = Int.random(in: 0..<amount, using: &generator)
          amount -= 1
          swapAt(place, index(place, offsetBy: random))
          formIndex(after: &place)
        }
      }
      mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
      }
    }
    extension Sequence {
      func shuffled<T>(using generator: inout T) -> [Self.Element] where T: RandomNumberGenerator {
        var all = Array(self)
        all.shuffle(using: &generator)
        return all
      }
    }
    """
}
