internal import Drawing
internal import Foundation
internal import LayoutCore

/// What the rows of an open menu know of each other, while they are made.
final class MenuRows {
  enum Above { case nothing, line, gap }
  /// How a menu inside is.
  enum Sign { case closed, open }
  /// What the next row draws above itself.
  var above = Above.nothing
  /// Closes the menu.
  let close: DismissAction
  /// Goes back to the menu around; nil for one that is not in another.
  let back: (() -> Void)?
  init(close: DismissAction, back: (() -> Void)?) { (self.close, self.back) = (close, back) }

  /// The next row belongs to another group.
  func beginGroup() { if above == .line { above = .gap } }
}

/// The rows of a menu that is open.
struct MenuCard<Content: View> {
  let content: Content
  var back: (() -> Void)?
}
extension MenuCard: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment
    nodes.environment.controls.menu = MenuRows(close: nodes.environment.dismiss, back: view.back)
    nodes.environment.controls.label = .menu
    nodes.environment.controls.zone = nil
    nodes.environment.controls.barItems = nil
    nodes.environment.styles = ControlStyles()
    nodes.environment.font = .body
    nodes.environment.foregroundStyle = nil
    nodes.append(
      Implicit {
        VStack(spacing: 0) { Written(content: view.content) }.frame(
          width: PresentationMeasures.menu, alignment: .leading)
      })
    nodes.environment = outer
  }
}

extension NodeList {
  /// A row of an open menu: its title, at its end its icon.
  /// - Parameters:
  ///   - isMarked: whether it is the chosen one; nil where nothing is chosen.
  ///   - sign: how the menu is that the row is the label of; nil for a row that does something.
  mutating func menuRow<Label: View>(
    _ rows: MenuRows, _ label: Label, isImplicit: Bool, role: ButtonRole? = nil, isMarked: Bool? = nil,
    sign: MenuRows.Sign? = nil, action: @escaping () -> Void
  ) {
    let outer = environment
    let isPressed = isPressed
    menuPart("MenuRow", rows, isPressed: isPressed) { nodes in
      let close = rows.close
      let closes = sign == nil && !outer.controls.keepsMenusOpen
      let tap = {
        if closes { close() }
        action()
      }
      nodes.responds(Interaction(tap: tap))
      let color: any ShapeStyle =
        if !nodes.environment.isEnabled { SystemColor.tertiaryLabel } else if role == .destructive { Color.red } else {
          SystemColor.label
        }
      nodes.environment.foregroundStyle = color
      nodes.append(
        Implicit {
          HStack(spacing: PresentationMeasures.menuMark) {
            if let isMarked {
              Image(systemName: "checkmark").font(.system(size: PhoneMetrics.Menu.checkmark, weight: .semibold))
                .opacity(isMarked ? 1 : 0)
            }
            LabelPart(content: label, isImplicit: isImplicit)
            Spacer(minLength: 0)
            if let sign {
              Image(systemName: sign == .open ? "chevron.down" : "chevron.right")
                .font(.system(size: PhoneMetrics.Menu.chevron, weight: .semibold))
            }
          }
          .padding(.horizontal, PresentationMeasures.menuInset)
          .frame(minHeight: PresentationMeasures.menuRow)
        })
    }
    environment = outer
  }

  /// A part of an open menu, below a line or a gap where others come before it.
  fileprivate mutating func menuPart(
    _ kind: String, _ rows: MenuRows, isPressed: Bool = false, _ make: (inout NodeList) -> Void
  ) {
    let above = rows.above
    rows.above = .line
    let gap = above == .gap ? PresentationMeasures.menuGap : 0
    let (line, hairline) = (SystemColor.separator.paint(in: environment), environment.pixelLength)
    let ground = SystemColor.systemFill.paint(in: environment)
    let drawing = PixelDrawing { frame, _ in
      var items: [DisplayList.Content] = []
      switch above {
      case .nothing: break
      case .line:
        items.append(
          .fill(.rectangle(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: hairline)), line))
      case .gap:
        items.append(.fill(.rectangle(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: gap)), ground))
      }
      let row = CGRect(x: frame.minX, y: frame.minY + gap, width: frame.width, height: frame.height - gap)
      if isPressed { items.append(.fill(.rectangle(row), ground)) }
      return items
    }
    container(kind, { $0.beginPadding(top: gap, leading: 0, bottom: 0, trailing: 0) }) { nodes in
      nodes.attach(.control(.pixels(drawing)))
      make(&nodes)
    }
  }
}

extension Section {
  /// In an open menu the rows stand apart from others, below a small title.
  @MainActor static func makeMenuRows(_ view: Self, _ rows: MenuRows, _ nodes: inout NodeList) {
    nodes.written("Section") { nodes in
      rows.beginGroup()
      if Parent.self != EmptyView.self {
        let header = view.header.font(.footnote).foregroundStyle(SystemColor.secondaryLabel)
          .padding(.horizontal, PresentationMeasures.menuInset).padding(.vertical, PresentationMeasures.menuHeader)
          .frame(maxWidth: .infinity, alignment: .leading)
        nodes.menuPart("Header", rows) { $0.append(Implicit { header }, at: 0) }
        rows.above = .nothing
      }
      nodes.append(view.content, at: 1)
      rows.beginGroup()
    }
  }
}

extension ViewHost {
  /// An open menu below its label, above it where there is no room; one inside of another menu begins on its row.
  /// - Parameters:
  ///   - place: the label's bounds, in points of the screen.
  ///   - isInside: whether the label is a row of another menu.
  func menu(_ host: ViewHost, _ canvas: CGSize, at place: CGRect, isInside: Bool) -> [DisplayList.Item] {
    let size = host.layOut(ProposedViewSize(width: PresentationMeasures.menu, height: nil))
    let card = isInside ? menuFrame(size, canvas, onRow: place) : menuFrame(size, canvas, at: place)
    let outline = DisplayList.Outline.rounded(card, PresentationMeasures.menuRadius)
    let ground = AnyShapeStyle(Material.regular).fill(outline, frame: card, in: elevated).map { DisplayList.Item($0) }
    let shade = [DisplayList.Item(.fill(outline, SystemColor.systemBackground.paint(in: elevated)))]
    let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: PresentationMeasures.popoverShadow.opacity)
    let rows = [moved(host.displayList.items, card.minX, card.minY)]
    return [
      DisplayList.Item(.layer(.shadow(shadow, radius: PresentationMeasures.menuShadow, offset: .zero), shade))
    ] + ground + [DisplayList.Item(.layer(.clip(outline), rows))] + host.presented(on: canvas, from: card.origin)
  }
  private func menuFrame(_ size: CGSize, _ canvas: CGSize, onRow row: CGRect) -> CGRect {
    let bottom = canvas.height - device.safeArea.bottom
    let y = max(min(row.minY, bottom - size.height), device.safeArea.top)
    return CGRect(x: row.minX, y: y, width: row.width, height: max(min(size.height, bottom - y), 0))
  }
  private func menuFrame(_ size: CGSize, _ canvas: CGSize, at place: CGRect) -> CGRect {
    typealias M = PresentationMeasures
    let (top, bottom) = (device.safeArea.top, canvas.height - device.safeArea.bottom)
    let isBelow = place.maxY + M.belowMenuLabel + size.height <= bottom || place.minY - top < bottom - place.maxY
    let y = isBelow ? place.maxY + M.belowMenuLabel : max(place.minY - M.belowMenuLabel - size.height, top)
    // The label of a whole row has its value at the end.
    let side = place.midX > canvas.width / 2 || place.width > M.menu ? place.maxX - M.menu : place.minX
    let x = min(max(side, M.menuMargin), max(canvas.width - M.menu - M.menuMargin, 0))
    return CGRect(x: x, y: y, width: M.menu, height: max(min(size.height, bottom - y), 0))
  }
}
