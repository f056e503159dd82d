internal import Declarations
internal import Foundation
internal import Runtime

/// Time zones of an offset. Foundation has none of more than 18 hours; of the smallest number it traps while it holds a
/// lock, for which every later format of a date would wait: the run ends here instead.
extension NativeTable {
  static let timeZones: [String: NativeFunction] = [
    "Foundation.TimeZone.init(secondsFromGMT:)": { (c: inout NativeCall) throws(Interruption) in
      let seconds = try c.int(0)
      guard seconds > Int.min else {
        throw c.evaluation.unfit("Foundation.TimeZone.init(secondsFromGMT:)", at: c.place)
      }
      return give((-64_800...64_800 ~= seconds ? TimeZone(secondsFromGMT: seconds) : nil) as Any)
    }
  ]
}
