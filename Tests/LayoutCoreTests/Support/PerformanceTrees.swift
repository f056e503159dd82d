internal import Foundation
internal import LayoutCore

/// The trees of the benchmarks, in the device `cells`.
enum PerformanceTrees {
  static func wide(_ n: Int) -> Sketch {
    .vStack(
      .leading, 0,
      (0..<n).map { .hStack(.verticalCenter, 1, [.text("row \($0)"), .text("name-\($0 % 17)"), .spacer(nil), .text("value")]) })
  }
  static func deep(_ depth: Int) -> Sketch {
    var s = Sketch.text("core")
    for k in 1...depth {
      switch k % 3 {
      case 1: s = .hStack(1, .text("a"), s)
      case 2: s = .padded(s, .init(top: 0, leading: 1, bottom: 0, trailing: 0))
      default: s = s.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    return s
  }
  static func mix(_ level: Int) -> Sketch {
    var n = 0
    return mix(level, &n)
  }
  private static func mix(_ level: Int, _ n: inout Int) -> Sketch {
    if level == 0 {
      n += 1
      return .text("leaf \(n)")
    }
    let a = mix(level - 1, &n)
    let b = mix(level - 1, &n).frame(maxWidth: .infinity, maxHeight: .infinity)
    let c = mix(level - 1, &n).frame(minWidth: 4, maxWidth: 40, minHeight: 1, maxHeight: 20)
    return level % 2 == 0 ? .vStack(0, a, b, c) : .hStack(1, a, b, c)
  }
}
