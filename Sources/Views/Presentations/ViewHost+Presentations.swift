internal import Drawing
internal import Foundation
internal import LayoutCore

extension ViewHost {
  /// What is presented over a screen, back to front, each over a dim of all below it. Points from the screen's top-left corner.
  /// - Parameters:
  ///   - origin: where this host's root lies on the screen.
  ///   - card: the sheet that this host is shown on; nil for the screen itself.
  func presented(on canvas: CGSize, from origin: CGPoint, card: Card? = nil) -> [DisplayList.Item] {
    // A presentation inside of itself ends somewhere: a screen has room for few.
    guard presentationDepth < 8 else { return [] }
    // What is presented no more has no state any more.
    let known = graph.presented
    graph.presented = [:]
    presentedHosts = []
    return nodes.presentations.prefix(8).enumerated().flatMap { index, presented -> [DisplayList.Item] in
      let (presentation, surroundings) = presented
      var place = Presentation.Place(path: surroundings.path.elements, kind: presentation.kind)
      while graph.presented[place] != nil { place.number += 1 }
      let root = PresentedRoot(
        content: presentation.content, surroundings: surroundings, kind: presentation.kind, dismiss: presentation.dismiss)
      let host = ViewHost(root, device: device, colorScheme: colorScheme, graph: known[place], assets: assets)
      graph.presented[place] = host.graph
      presentedHosts.append(host)
      host.presentationDepth = presentationDepth + 1
      switch presentation.kind {
      case .sheet: return dim(canvas) + sheet(host, canvas)
      case .cover: return cover(host, canvas)
      case .push: return push(host, canvas, surroundings.environment.controls, card)
      case .alert: return dim(canvas) + alert(host, canvas)
      case .dialog: return dim(canvas) + dialog(host, canvas)
      case .menu:
        let place = source(of: index, .rect(.bounds)).offsetBy(dx: origin.x, dy: origin.y)
        return menu(host, canvas, at: place, isInside: surroundings.environment.controls.menu != nil)
      case .popover(let anchor, let edge):
        let told = host.nodes.sheet
        let adaptation = (canvas.width > canvas.height ? told.lowAdaptation : nil) ?? told.adaptation ?? .automatic
        if device.isWide || adaptation == .popover || adaptation == .none {
          return popover(host, canvas, at: source(of: index, anchor).offsetBy(dx: origin.x, dy: origin.y), edge)
        }
        return adaptation == .fullScreenCover ? cover(host, canvas) : dim(canvas) + sheet(host, canvas)
      }
    }
  }

  private func dim(_ canvas: CGSize) -> [DisplayList.Item] {
    let opacity = colorScheme == .dark ? PresentationMeasures.dim.dark : PresentationMeasures.dim.light
    return [DisplayList.Item(.fill(.rectangle(CGRect(origin: .zero, size: canvas)), .color(RGBA(red: 0, green: 0, blue: 0, alpha: opacity))))]
  }
  func moved(_ items: [DisplayList.Item], _ x: CGFloat, _ y: CGFloat) -> DisplayList.Item {
    DisplayList.Item(.layer(.transform(CGAffineTransform(translationX: x, y: y)), items))
  }

  /// A card at the lower edge, as high as the lowest of its detents.
  private func sheet(_ host: ViewHost, _ canvas: CGSize) -> [DisplayList.Item] {
    let traits = host.nodes.sheet
    let most = canvas.height - PresentationMeasures.largeTop
    let height = (traits.detents.map { $0.height(on: canvas, most: most, below: device.safeArea.bottom) }.min() ?? most).clamped(to: 40...max(most, 40))
    let isWide = device.isWide
    let width = isWide ? min(704, canvas.width - 2 * device.margin) : canvas.width
    let frame = CGRect(x: (canvas.width - width) / 2, y: isWide ? (canvas.height - height) / 2 : canvas.height - height, width: width, height: height)
    let radius = traits.cornerRadius ?? PresentationMeasures.sheetRadius
    // Only the upper corners are round: the lower ones lie below the screen.
    let outline = DisplayList.Outline.rounded(CGRect(x: frame.minX, y: frame.minY, width: width, height: height + (isWide ? 0 : radius * 2)), radius)
    let hasGrabber = traits.showsGrabber ?? (traits.detents.count > 1)
    let card = Card(frame: frame, bottom: isWide ? 0 : device.safeArea.bottom, outline: outline, hasGrabber: hasGrabber)
    return host.items(on: card, canvas)
  }
  /// What a sheet lies on.
  struct Card {
    /// In points of the screen.
    var frame: CGRect
    /// What the device keeps free at its lower edge.
    var bottom: CGFloat
    let outline: DisplayList.Outline
    let hasGrabber: Bool
  }
  /// This host's views on a card, and what is presented over them.
  private func items(on card: Card, _ canvas: CGSize) -> [DisplayList.Item] {
    let (frame, safe) = (card.frame, Device.Insets(bottom: card.bottom))
    layOut(ProposedViewSize(width: frame.width, height: frame.height - safe.bottom), safeArea: safe)
    let list = displayList
    var items = ground(card.outline, frame)
    let x = frame.minX + (frame.width - list.bounds.width) / 2
    let y = frame.minY + max((frame.height - safe.bottom - list.bounds.height) / 2, 0)
    items.append(DisplayList.Item(.layer(.clip(card.outline), [moved(list.items, x, y)])))
    if card.hasGrabber {
      let grabber = PresentationMeasures.grabber
      let bar = CGRect(x: frame.midX - grabber.width / 2, y: frame.minY + grabber.top, width: grabber.width, height: grabber.height)
      items.append(DisplayList.Item(.fill(.capsule(bar), SystemColor.tertiaryLabel.paint(in: elevated))))
    }
    return items + presented(on: canvas, from: CGPoint(x: x, y: y), card: card)
  }
  /// What styles know on a card that lies over the screen.
  var elevated: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.look = .pixels
    environment.system.isElevated = true
    return environment
  }
  /// What a card is filled with: what its content asks for, else the background of what lies higher.
  func ground(_ outline: DisplayList.Outline, _ card: CGRect) -> [DisplayList.Item] {
    let environment = elevated
    let contents = (nodes.sheet.background ?? AnyShapeStyle(SystemColor.systemBackground)).fill(outline, frame: card, in: environment)
    return contents.map { DisplayList.Item($0) }
  }
  /// A whole new screen.
  private func cover(_ host: ViewHost, _ canvas: CGSize) -> [DisplayList.Item] {
    let safe = device.safeArea
    host.layOut(ProposedViewSize(width: canvas.width - safe.left - safe.right, height: canvas.height - safe.top - safe.bottom), safeArea: safe)
    return host.screen(canvas).items
  }
  /// A screen of a stack, above the bar of tabs around the stack; in a sheet on its card.
  private func push(_ host: ViewHost, _ canvas: CGSize, _ controls: ControlEnvironment, _ card: Card?) -> [DisplayList.Item] {
    if var card {
      if controls.tabBar > 0 {
        card.frame.size.height = max(card.frame.height - card.bottom - controls.tabBar, 0)
        card.bottom = 0
        return [DisplayList.Item(.layer(.clip(.rectangle(card.frame)), host.items(on: card, canvas)))]
      }
      return host.items(on: card, canvas)
    }
    guard controls.tabBar > 0 else { return cover(host, canvas) }
    var safe = device.safeArea
    let room = CGSize(width: canvas.width, height: canvas.height - safe.bottom - controls.tabBar)
    safe.bottom = 0
    host.layOut(ProposedViewSize(width: room.width - safe.left - safe.right, height: room.height - safe.top), safeArea: safe)
    return host.screen(room, safeArea: safe).items
  }
  private func alert(_ host: ViewHost, _ canvas: CGSize) -> [DisplayList.Item] {
    let size = host.layOut(ProposedViewSize(width: PresentationMeasures.alert, height: nil))
    return [moved(host.displayList.items, (canvas.width - size.width) / 2, (canvas.height - size.height) / 2)]
  }
  private func dialog(_ host: ViewHost, _ canvas: CGSize) -> [DisplayList.Item] {
    let size = host.layOut(ProposedViewSize(width: canvas.width, height: nil))
    return [moved(host.displayList.items, 0, canvas.height - max(device.safeArea.bottom, PresentationMeasures.dialogInset) - size.height)]
  }
}

extension CGFloat {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat { isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
