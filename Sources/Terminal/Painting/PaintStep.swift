internal import Drawing
internal import Foundation

/// What the layers around an item make of it.
struct PaintState {
  var transform = CGAffineTransform.identity
  /// Indices of the clips and masks around the item.
  var clips: [Int] = []
  var masks: [Int] = []
  var blend = BlendMode.normal
  /// In points.
  var blur: CGFloat = 0
}

/// One thing to paint into cells.
struct PaintStep {
  enum Content {
    case item(DisplayList.Content)
    case shadow([PaintStep], RGBA, radius: CGFloat, offset: CGSize)
  }
  var content: Content
  var text: TextPlacement?
  var state: PaintState
}

/// A display list without its layers: each item knows what is around it.
struct PaintSteps {
  private(set) var steps: [PaintStep] = []
  /// Outlines that limit what is shown, with the map that was in force where they stand.
  private(set) var clips: [(outline: DisplayList.Outline, transform: CGAffineTransform)] = []
  /// What the opacity of masks is taken from.
  private(set) var masks: [[PaintStep]] = []

  init(_ list: DisplayList, _ rasteriser: Rasteriser) { steps = collect(list.items, PaintState(), rasteriser) }

  private mutating func collect(_ items: [DisplayList.Item], _ state: PaintState, _ rasteriser: Rasteriser) -> [PaintStep] {
    var steps: [PaintStep] = []
    for item in items {
      guard case .layer(let effect, let inner) = item.content else {
        steps.append(PaintStep(content: .item(item.content), text: rasteriser.placement(of: item.content, state.transform), state: state))
        continue
      }
      var state = state
      switch effect {
      case .group(let opacity):
        steps += collect(inner.map { $0.faded(by: opacity) }, state, rasteriser)
        continue
      case .clip(let outline):
        clips.append((outline, state.transform))
        state.clips.append(clips.count - 1)
      case .mask(let items):
        var bare = PaintState()
        bare.transform = state.transform
        let mask = collect(items, bare, rasteriser)
        masks.append(mask)
        state.masks.append(masks.count - 1)
      case .transform(let transform): state.transform = transform.concatenating(state.transform)
      case .blend(let mode): state.blend = mode
      case .blur(let radius): if radius.isFinite { state.blur += max(0, radius) }
      case .shadow(let color, let radius, let offset):
        let cast = collect(inner, state, rasteriser)
        steps.append(PaintStep(content: .shadow(cast, color, radius: radius, offset: offset), text: nil, state: state))
        steps += cast
        continue
      }
      steps += collect(inner, state, rasteriser)
    }
    return steps
  }

  /// The cells that may be painted beyond those of the texts.
  static func extent(of list: DisplayList, _ rasteriser: Rasteriser) -> CellRect {
    list.items.reduce(CellRect(columns: 0, rows: 0)) { result, item in
      guard let extent = item.content.extent, let cells = rasteriser.rect(extent) else { return result }
      return result.union(cells.grown())
    }
  }
}
