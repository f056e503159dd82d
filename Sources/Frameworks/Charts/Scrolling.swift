import Foundation
import SwiftUI

/// Where scrolling a chart stops.
public struct ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(unit: P) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  /// At multiples of a number, and of a larger one after a long way.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At moments.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
/// Where scrolling a chart stops after a long way.
public struct MajorValueAlignment<P> {
  /// At pages.
  public static var page: MajorValueAlignment<P> { MajorValueAlignment() }
  /// At multiples of a number.
  public static func unit(_ unit: P) -> MajorValueAlignment<P> { MajorValueAlignment() }
  /// At moments.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<P> { MajorValueAlignment() }
}
