internal import Drawing
internal import Foundation
internal import LayoutCore

/// A modifier that waits for the node it will wrap. `Group { A(); B() }.padding()` wraps each; around nothing it wraps nothing.
enum NodeModifier {
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  indirect case flexibleFrame(FlexibleLimits, Alignment)
  case padding(EdgeInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case priority(Double)
  case offset(CGSize)
  case aspectRatio(CGFloat?, ContentMode)
  case position(CGPoint)
  case guide(AlignmentKey, (ViewDimensions) -> CGFloat)
  case border(Paint, width: CGFloat)
  case secondary(isBackground: Bool, Alignment, Secondary)
  /// Its second child is made late, of what the first hands up.
  case lateSecondary(isBackground: Bool, Alignment, LateLayer)
  case gridCell(GridCellTrait)
  case safeArea(SafeAreaTrait)
  case relativeFrame(RelativeFrameTrait)
  /// No node: it belongs to the outermost node inside.
  case attachment(NodeAttachment)
  /// The insets of a list's row; the row may set others.
  case row(EdgeInsets)
  /// A row of a list of pixels; the row may set other insets.
  case listRow(ListRowLayout)
  /// No node: what a container asks of the node inside.
  case trait(ViewTrait)
  /// No node: the name goes to the outermost node inside.
  case identifier(String, isExplicit: Bool)
  /// No node: what a person can do with the outermost node inside.
  case interaction(Interaction)
  /// No node: the effect goes to the outermost node inside.
  case effect(NodeEffect)
  /// A node of its own, as large as its child.
  case drawn(NodeEffect)
  /// A second child that is laid out as an overlay.
  case mask(Alignment, Secondary)
}

extension NodeModifier {
  /// The second child that it brings; nil for all others.
  var secondary: Secondary? {
    switch self {
    case .secondary(_, _, let secondary), .mask(_, let secondary), .safeArea(.bar(_, _, _, let secondary)): secondary
    case .trait(.rowBackground(let secondary)): secondary
    default: nil
    }
  }
  /// Whether it is a row of a list.
  var isRow: Bool {
    switch self {
    case .row, .listRow: true
    default: false
    }
  }
  /// Its layer that is made late; nil for all others.
  var lateLayer: LateLayer? { if case .lateSecondary(_, _, let layer) = self { layer } else { nil } }
  /// Whether it only says something about the node inside.
  var isNodeless: Bool {
    switch self {
    case .identifier, .attachment, .interaction, .trait, .effect: true
    default: false
    }
  }
}

struct FlexibleLimits {
  var minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
  var minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
}

/// The content of an overlay or background, made once the primary's nodes stand.
final class Secondary {
  let make: @MainActor (inout NodeList) -> Void
  /// Where a style's layer reaches into the safe area.
  let safeAreaEdges: Edge.Set
  init(safeAreaEdges: Edge.Set = [], _ make: @escaping @MainActor (inout NodeList) -> Void) {
    self.make = make
    self.safeAreaEdges = safeAreaEdges
  }
}

struct PendingModifier {
  var modifier: NodeModifier
  var kind: String
  var source: SourceSite?
  var scope: Int32
  var isImplicit: Bool
  /// What a secondary's content is made with; nil for all others.
  var surroundings: Surroundings?
  /// The direction of text where it stands.
  var direction: LayoutDirection
  /// Its line in the view tree, -1 for none.
  var written: Int
}

/// The environment and identity path of a place in the view tree.
struct Surroundings {
  var environment: EnvironmentValues
  var path: ViewPath
}
