internal import Foundation

extension FrameworkSupport {
  /// Where something stands beside a mark or a plot.
  public struct ChartSide: Hashable, Sendable {
    enum Kind {
      case automatic, overlay, top, bottom, leading, trailing
      case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
    let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }
    /// As is usual there.
    public static let automatic = ChartSide(.automatic)
    /// In front.
    public static let overlay = ChartSide(.overlay)
    /// Above.
    public static let top = ChartSide(.top)
    /// Below.
    public static let bottom = ChartSide(.bottom)
    /// Before.
    public static let leading = ChartSide(.leading)
    /// Behind.
    public static let trailing = ChartSide(.trailing)
    /// Above and before.
    public static let topLeading = ChartSide(.topLeading)
    /// Above and behind.
    public static let topTrailing = ChartSide(.topTrailing)
    /// Below and before.
    public static let bottomLeading = ChartSide(.bottomLeading)
    /// Below and behind.
    public static let bottomTrailing = ChartSide(.bottomTrailing)
  }
}

extension FrameworkSupport.ChartSide {
  /// Where something stands beside a frame.
  func origin(of size: CGSize, beside frame: CGRect, alignment: Alignment, spacing: CGFloat) -> CGPoint {
    let across: CGFloat =
      switch alignment.horizontal {
      case .leading: frame.minX
      case .trailing: frame.maxX - size.width
      default: frame.midX - size.width / 2
      }
    let down: CGFloat =
      switch alignment.vertical {
      case .top: frame.minY
      case .bottom: frame.maxY - size.height
      default: frame.midY - size.height / 2
      }
    let (above, below) = (frame.minY - spacing - size.height, frame.maxY + spacing)
    let (before, behind) = (frame.minX - spacing - size.width, frame.maxX + spacing)
    return switch kind {
    case .automatic, .top: CGPoint(x: across, y: above)
    case .bottom: CGPoint(x: across, y: below)
    case .leading: CGPoint(x: before, y: down)
    case .trailing: CGPoint(x: behind, y: down)
    case .topLeading: CGPoint(x: before, y: above)
    case .topTrailing: CGPoint(x: behind, y: above)
    case .bottomLeading: CGPoint(x: before, y: below)
    case .bottomTrailing: CGPoint(x: behind, y: below)
    case .overlay: CGPoint(x: across, y: down)
    }
  }
}
