import Foundation

/// What gives random numbers.
public protocol GKRandom: AnyObject {
  /// From `Int32.min` to `Int32.max`.
  func nextInt() -> Int
  /// From 0 to one less than the bound.
  func nextInt(upperBound: Int) -> Int
  /// From 0 to 1.
  func nextUniform() -> Float
  /// True as often as false.
  func nextBool() -> Bool
}

/// Random numbers. All sources repeat after a seed; their numbers are not those of Apple's.
open class GKRandomSource: GKRandom {
  private var generator: MersenneTwister

  init(seedOf generator: MersenneTwister) { self.generator = generator }
  /// A source with a seed of its own.
  public convenience required init() { self.init(seedOf: MersenneTwister(seed: 5489)) }
  /// The one source that all share.
  public class func sharedRandom() -> GKRandomSource { shared }
  private static let shared = GKRandomSource()

  /// From `Int32.min` to `Int32.max`.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next() >> 32)) }
  /// From 0 to one less than the bound.
  open func nextInt(upperBound: Int) -> Int {
    upperBound < 2 ? 0 : Int((generator.next() >> 32) % UInt64(upperBound))
  }
  /// From 0 to 1.
  open func nextUniform() -> Float { Float(generator.next() >> 40) / Float(1 << 24) }
  /// True as often as false.
  open func nextBool() -> Bool { generator.next() >> 63 == 1 }
  /// The objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    var end = shuffled.count - 1
    while end > 0 {
      shuffled.swapAt(end, nextInt(upperBound: end + 1))
      end -= 1
    }
    return shuffled
  }
}
/// Random numbers of a quick kind.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What the numbers follow from.
  public private(set) var seed: UInt64 = 5489
  /// Numbers that follow from a seed.
  public convenience init(seed: UInt64) {
    self.init(seedOf: MersenneTwister(seed: seed))
    self.seed = seed
  }
}
/// Random numbers of the best kind.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What the numbers follow from.
  public private(set) var seed: UInt64 = 5489
  /// Numbers that follow from a seed.
  public convenience init(seed: UInt64) {
    self.init(seedOf: MersenneTwister(seed: seed))
    self.seed = seed
  }
}
/// Random numbers of the usual kind.
open class GKARC4RandomSource: GKRandomSource {
  /// What the numbers follow from.
  public private(set) var seed = Data()
  /// Numbers that follow from a seed.
  public convenience init(seed: Data) {
    self.init(seedOf: MersenneTwister(seed: seed.reduce(5489) { ($0 &* 31) &+ UInt64($1) }))
    self.seed = seed
  }
  /// Leaves numbers out.
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}

/// Whole numbers from a lowest to a highest one, all as often.
open class GKRandomDistribution: GKRandom {
  fileprivate let source: any GKRandom
  /// The lowest.
  public let lowestValue: Int
  /// The highest.
  public let highestValue: Int
  /// How many there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Numbers of a source.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = lowestValue
    self.highestValue = max(highestValue, lowestValue)
  }
  /// Numbers of the shared source.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// The sides of a die.
  public convenience init(forDieWithSideCount count: Int) { self.init(lowestValue: 1, highestValue: count) }
  /// A die with six sides.
  public class func d6() -> Self { self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
  /// A die with twenty sides.
  public class func d20() -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
  }
  /// One of the numbers.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// One of the numbers below the bound.
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(min(upperBound, highestValue + 1) - lowestValue, 1))
  }
  /// From 0 to 1: a number's part of the way from the lowest to the highest.
  open func nextUniform() -> Float {
    highestValue == lowestValue ? 0 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }
  /// True as often as false.
  open func nextBool() -> Bool { source.nextBool() }
}
/// Numbers of which none comes again before all others came.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  /// The next one of the numbers.
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
/// Numbers of which those in the middle come more often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// How far from it most are.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  /// One of the numbers.
  open override func nextInt() -> Int {
    // Box and Muller's way from two even numbers to one of a bell.
    let radius = (-2 * log(max(Double(source.nextUniform()), 1e-9))).squareRoot()
    let number = Double(mean) + radius * cos(2 * .pi * Double(source.nextUniform())) * Double(deviation)
    return min(max(Int(number.rounded()), lowestValue), highestValue)
  }
}

extension Array {
  /// The elements in another order, of a source.
  public func shuffled(using source: GKRandomSource) -> [Element] {
    source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
  }
}

/// MT19937-64, as Matsumoto and Nishimura describe it.
struct MersenneTwister {
  private var state: [UInt64]
  private var index = 312

  init(seed: UInt64) {
    state = [seed]
    for number in 1..<312 {
      let last = state[number - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(number))
    }
  }
  mutating func next() -> UInt64 {
    if index == 312 { twist() }
    var number = state[index]
    index += 1
    number ^= (number >> 29) & 0x5555_5555_5555_5555
    number ^= (number << 17) & 0x71D6_7FFF_EDA6_0000
    number ^= (number << 37) & 0xFFF7_EEE0_0000_0000
    return number ^ (number >> 43)
  }
  private mutating func twist() {
    for place in 0..<312 {
      let joined = (state[place] & 0xFFFF_FFFF_8000_0000) | (state[(place + 1) % 312] & 0x7FFF_FFFF)
      let moved = (joined >> 1) ^ (joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
      state[place] = state[(place + 156) % 312] ^ moved
    }
    index = 0
  }
}
