internal import Drawing
internal import Foundation
internal import LayoutCore

extension NodeList {
  // MARK: Leaves and containers

  /// Adds a leaf inside the waiting modifiers.
  mutating func leaf(_ kind: String, _ content: NodeContent, detail: String? = nil, _ make: (inout NodeBuilder, Int32) -> NodeID) {
    leaf(kind, add: { $0.append(content) }, detail: detail ?? (recordsWrittenViews ? content.label : nil), make)
  }
  /// Adds a leaf that shows what `add` adds.
  mutating func leaf(_ kind: String, add: (inout NodeContents) -> Int32, detail: String?, _ make: (inout NodeBuilder, Int32) -> NodeID) {
    if isInnermost {
      if !hasRoom() { return }
      let index = add(&contents)
      _ = make(&builder, index)
      return noteInnermost(kind, content: index)
    }
    guard let outer = openLeaf(kind, detail) else { return }
    let index = add(&contents)
    closeLeaf(make(&builder, index), kind, content: index, outer)
  }
  // What does not depend on a closure or a type stands in functions of its own: the compiler copies what is around a
  // closure for each place that gives one.
  /// What a leaf inside waiting modifiers was opened with.
  fileprivate struct OuterLeaf {
    var choice: ElementChoice?
    var line: Int
    var opened: Opened?
  }
  /// nil if nothing of it is made.
  @inline(never) private mutating func openLeaf(_ kind: String, _ detail: String?) -> OuterLeaf? {
    if !canAppend() { return nil }
    let choice = self.choice
    self.choice = nil
    let line = write(kind, detail, source)
    return OuterLeaf(choice: choice, line: line, opened: openPending())
  }
  @inline(never) private mutating func closeLeaf(_ node: NodeID, _ kind: String, content: Int32, _ outer: OuterLeaf) {
    let opened = outer.opened
    note(node, kind, source, scope, content: content, isImplicit, opened?.identifier, outer.line, opened?.effects ?? [])
    attach(opened?.attachments ?? [], to: node)
    closePending(opened)
    choice = outer.choice
  }
  /// Adds a container inside the waiting modifiers; they do not wait for what is inside it, unless it hands them on to each of its children.
  mutating func container(_ kind: String, handsModifiersOn: Bool = false, _ begin: (inout NodeBuilder) -> NodeID, _ make: (inout NodeList) -> Void) {
    guard let outer = beginContainer(kind, handsModifiersOn: handsModifiersOn, begin) else { return }
    make(&self)
    endContainer(outer)
  }
  /// Where a container was begun.
  @usableFromInline struct OuterContainer {
    var source: SourceSite?
    var isImplicit: Bool
    /// What there is to restore where something waited for the container, or was asked of it.
    fileprivate var rest: Rest?

    fileprivate final class Rest {
      let writtenDepth: Int
      let choice: ElementChoice?
      var line = -1
      var opened: Opened?
      init(_ writtenDepth: Int, _ choice: ElementChoice?) { (self.writtenDepth, self.choice) = (writtenDepth, choice) }
    }
  }
  /// What follows, up to `endContainer`, is inside; nil if nothing of it is made.
  mutating func beginContainer(_ kind: String, handsModifiersOn: Bool = false, _ begin: (inout NodeBuilder) -> NodeID) -> OuterContainer? {
    guard let outer = openContainer(kind, handsModifiersOn: handsModifiersOn) else { return nil }
    noteContainer(begin(&builder), kind, outer)
    return outer
  }
  @inline(never) private mutating func openContainer(_ kind: String, handsModifiersOn: Bool) -> OuterContainer? {
    if isInnermost {
      if !hasRoom() { return nil }
      builder.isRightToLeft = environment.layoutDirection == .rightToLeft
      return OuterContainer(source: source, isImplicit: isImplicit)
    }
    if !canAppend() { return nil }
    let rest = OuterContainer.Rest(writtenDepth, choice)
    choice = nil
    rest.line = write(kind, nil, source)
    if !handsModifiersOn { rest.opened = openPending() }
    builder.isRightToLeft = environment.layoutDirection == .rightToLeft
    return OuterContainer(source: source, isImplicit: isImplicit, rest: rest)
  }
  @inline(never) private mutating func noteContainer(_ node: NodeID, _ kind: String, _ outer: OuterContainer) {
    if let rest = outer.rest {
      if let opened = rest.opened {
        note(node, kind, source, scope, content: -1, isImplicit, opened.identifier, rest.line, opened.effects)
        attach(opened.attachments, to: node)
      } else {
        note(node, kind, source, scope, content: -1, isImplicit, nil, rest.line, [])
      }
      if rest.line >= 0 { writtenDepth += 1 }
    } else {
      noteInnermost(kind, content: -1)
    }
    isImplicit = false
  }
  @usableFromInline mutating func endContainer(_ outer: OuterContainer) {
    (source, isImplicit) = (outer.source, outer.isImplicit)
    builder.end()
    guard let rest = outer.rest else { return }
    writtenDepth = rest.writtenDepth
    if rest.opened != nil { closePending(rest.opened) }
    choice = rest.choice
  }
  /// A modifier that becomes a node around each node of its content.
  mutating func modifier<Content: View>(_ kind: String, _ modifier: NodeModifier, detail: String? = nil, _ content: Content) {
    let outer = openModifier(kind, modifier, detail)
    Content.makeNodes(content, &self)
    closeModifier(outer)
  }
  /// Where a modifier was begun.
  private struct OuterModifier {
    var depth: Int
    var source: SourceSite?
    var isImplicit: Bool
  }
  @inline(never) private mutating func openModifier(
    _ kind: String, _ modifier: NodeModifier, _ detail: String?
  ) -> OuterModifier {
    let modifier = motion?.moved(modifier, kind) ?? modifier
    let line = write(kind, detail, source)
    var surroundings: Surroundings?
    if modifier.secondary != nil || modifier.lateLayer != nil {
      surroundings = Surroundings(environment: environment, path: path)
    }
    pending.append(
      PendingModifier(
        modifier: modifier, kind: kind, source: source, scope: scope, isImplicit: isImplicit,
        surroundings: surroundings, direction: environment.layoutDirection, written: line))
    let outer = OuterModifier(depth: writtenDepth, source: source, isImplicit: isImplicit)
    if line >= 0 { writtenDepth += 1 }
    return outer
  }
  @inline(never) private mutating func closeModifier(_ outer: OuterModifier) {
    (writtenDepth, source, isImplicit) = (outer.depth, outer.source, outer.isImplicit)
    pending.removeLast()
  }
  /// A modifier that changes the environment of its content.
  mutating func environment<Content: View>(_ kind: String, detail: String? = nil, _ content: Content, _ change: (inout EnvironmentValues) -> Void) {
    let outer = environment
    change(&environment)
    written(kind, detail) { nodes in Content.makeNodes(content, &nodes) }
    environment = outer
  }

  // MARK: The view tree as written

  /// A line of the view tree for a view without nodes of its own.
  mutating func written(_ name: String, _ detail: String? = nil, source: SourceSite? = nil, _ make: (inout NodeList) -> Void = { _ in }) {
    let outer = beginWritten(name, detail, source: source)
    make(&self)
    endWritten(outer)
  }
  /// Where a line of the view tree was begun.
  @usableFromInline struct OuterLine {
    var depth: Int
    var isImplicit: Bool
    var source: SourceSite?
  }
  /// What follows, up to `endWritten`, lies in the line.
  @usableFromInline mutating func beginWritten(_ name: String, _ detail: String? = nil, source: SourceSite? = nil) -> OuterLine {
    let outer = OuterLine(depth: writtenDepth, isImplicit: isImplicit, source: self.source)
    if write(name, detail, source ?? self.source) >= 0 { writtenDepth += 1 }
    return outer
  }
  @usableFromInline mutating func endWritten(_ outer: OuterLine) { (writtenDepth, isImplicit, source) = (outer.depth, outer.isImplicit, outer.source) }
  mutating func write(_ name: String, _ detail: String?, _ source: SourceSite?) -> Int {
    guard recordsWrittenViews, !isImplicit else { return -1 }
    writtenViews.append(WrittenView(name: name, detail: detail, depth: writtenDepth, source: source, nodes: []))
    return writtenViews.count - 1
  }

  // MARK: Waiting modifiers

  fileprivate struct Opened {
    var modifiers: ContiguousArray<PendingModifier>
    /// What waited, where something was added to it.
    var waiting: ContiguousArray<PendingModifier>?
    var identifier: String?
    var isExplicit = false
    var attachments: [NodeAttachment] = []
    var effects: [NodeEffect] = []
  }
  private mutating func canAppend() -> Bool {
    if isStopped { return false }
    if let choice, !choice.admits(pending, path) { return false }
    return hasRoom()
  }
  /// Whether one more node may be made.
  @inline(__always) mutating func hasRoom() -> Bool {
    if infos.count >= nodeLimit { stop(.nodes(limit: nodeLimit)) }
    return !isStopped
  }
  /// Nothing waits for the next node and nothing is asked of it: a leaf is just one record in each table, and needs no identity.
  @usableFromInline var isInnermost: Bool { pending.isEmpty && choice == nil && !recordsWrittenViews }
  /// The info of a node that was made while `isInnermost`.
  @inline(__always) mutating func noteInnermost(_ kind: String, content: Int32) {
    infos.append(plain: kind, isImplicit: isImplicit, source: source, scope: scope, content: content)
    if waitingInteraction != nil { noteInteraction() }
  }
  private mutating func noteInteraction() {
    guard let interaction = waitingInteraction else { return }
    waitingInteraction = nil
    responds(interaction)
  }
  private mutating func openPending() -> Opened? {
    if pending.isEmpty { return nil }
    var opened = Opened(modifiers: [])
    swap(&opened.modifiers, &pending)
    if let place = opened.modifiers.firstIndex(where: \.modifier.isRow) {
      var around: [PendingModifier] = []
      let before = opened.modifiers
      if isTouchable { noteSwipes(before) }
      if isTouchable, case .listRow(let row) = before[place].modifier { rowResponds(row, before) }
      if case .listRow(let row) = before[place].modifier, row.state.isEditing || row.state.selection != nil || graph.touch != nil {
        let decorated = decorated(row, before)
        opened.modifiers[place].modifier = .listRow(decorated.row)
        around = decorated.around
      }
      if let background = before.rowBackground { around.append(background) }
      if !around.isEmpty {
        opened.waiting = before
        opened.modifiers.insert(contentsOf: around, at: place)
      }
    }
    var hidesSeparator = false
    let first = NodeID(infos.count)
    var line = RowLine()
    defer {
      if hidesSeparator { hiddenSeparators.insert(first) }
      if line.above != nil || line.below != nil { rowLines[first] = line }
    }
    for modifier in opened.modifiers {
      if case .identifier(let name, let isExplicit) = modifier.modifier {
        // The outermost explicit name wins; `.id` gives one only where no explicit one stands.
        if opened.identifier == nil || (isExplicit && !opened.isExplicit) { (opened.identifier, opened.isExplicit) = (name, isExplicit) }
        continue
      }
      if case .interaction(let interaction) = modifier.modifier {
        waitingInteraction = waitingInteraction?.merging(interaction) ?? interaction
        continue
      }
      if case .attachment(.layoutValue(let key, let value)) = modifier.modifier {
        if builder.tree.layoutValue(AnyHashable(key), of: first) == nil { builder.setLayoutValue(value, key: AnyHashable(key), of: first) }
        continue
      }
      if case .attachment(let attachment) = modifier.modifier {
        opened.attachments.append(attachment)
        continue
      }
      if case .trait(let trait) = modifier.modifier {
        if case .rowSeparator(.hidden) = trait { hidesSeparator = true }
        if case .rowLine(let color, let edges) = trait {
          let paint = color?.paint(in: environment)
          if edges.contains(.top) { line.above = paint }
          if edges.contains(.bottom) { line.below = paint }
        }
        if case .scheme(let scheme) = trait { preferredScheme = preferredScheme ?? scheme }
        if case .preview(let asked) = trait { wishes = wishes.completed(by: asked) }
        continue
      }
      if case .effect(let effect) = modifier.modifier {
        opened.effects.append(effect)
        continue
      }
      if case .drawn(let effect) = modifier.modifier { opened.effects.append(effect) }
      let content: Int32
      switch modifier.modifier {
      case .mask: content = add(.mask)
      case .border(let paint, let width): content = add(.border(paint, width: width))
      default: content = -1
      }
      warn(of: modifier)
      builder.isRightToLeft = modifier.direction == .rightToLeft
      var shown = modifier
      if case .row = modifier.modifier, let insets = opened.modifiers.rowInsets { shown.modifier = .row(insets) }
      if case .listRow(var row) = modifier.modifier, let insets = opened.modifiers.rowInsets {
        row.insets = insets
        shown.modifier = .listRow(row)
      }
      let node = begin(shown)
      note(
        node, modifier.kind, modifier.source, modifier.scope, content: content, modifier.isImplicit, opened.identifier, modifier.written, opened.effects)
      opened.effects = []
      opened.identifier = nil
      opened.isExplicit = false
      attach(opened.attachments, to: node)
      opened.attachments.removeAll()
    }
    return opened
  }
  private mutating func closePending(_ opened: Opened?) {
    guard let opened else { return }
    for modifier in opened.modifiers.reversed() {
      if modifier.modifier.isNodeless { continue }
      if let secondary = modifier.modifier.secondary { makeSecondary(secondary, modifier) }
      builder.end()
    }
    pending = opened.waiting ?? opened.modifiers
  }
  /// The second child: nothing, one view, or several in an implicit ZStack (centred, as in SwiftUI: only that ZStack is aligned).
  private mutating func makeSecondary(_ secondary: Secondary, _ modifier: PendingModifier) {
    guard let surroundings = modifier.surroundings else { return }
    let outer = (environment, path, scope, source, isImplicit, writtenDepth)
    environment = surroundings.environment
    path = surroundings.path
    scope = modifier.scope
    source = modifier.source
    if modifier.written >= 0 { writtenDepth = writtenViews[modifier.written].depth + 1 }
    path.append(.branch(.second))
    isImplicit = false
    secondary.make(&self)
    if builder.wrapChildren(after: 1, in: .zStack) != nil { noteImplicit("ZStack", modifier.source, modifier.scope) }
    (environment, path, scope, source, isImplicit, writtenDepth) = outer
  }
  /// Gives the innermost open container something to draw.
  mutating func attach(_ content: NodeContent) { infos.setLastContent(add(content)) }
  private mutating func add(_ content: NodeContent) -> Int32 { contents.append(content) }
  private mutating func note(
    _ node: NodeID, _ kind: String, _ source: SourceSite?, _ scope: Int32, content: Int32, _ isImplicit: Bool, _ identifier: String?, _ line: Int,
    _ effects: [NodeEffect]
  ) {
    infos.append(kind: kind, isImplicit: isImplicit, source: source, scope: scope, content: content, identifier: identifier, effects: effects)
    if line >= 0 { writtenViews[line].nodes.append(node) }
    noteInteraction()
  }
  /// The info of a container that was put around several views where one was wanted.
  mutating func noteImplicit(_ kind: String, _ source: SourceSite?, _ scope: Int32) {
    infos.append(kind: kind, isImplicit: true, source: source, scope: scope, content: -1)
  }
  /// An offset in points; without end it is far outside of every screen.
  private func inSpace(_ offset: CGFloat) -> CGFloat { offset.isInfinite ? (offset < 0 ? -1e6 : 1e6) : offset }
  private mutating func begin(_ waiting: PendingModifier) -> NodeID {
    switch waiting.modifier {
    case .lateSecondary(let isBackground, let alignment, let layer): lateSecondary(isBackground, alignment, layer, waiting)
    case .frame(let width, let height, let alignment):
      builder.beginFrame(width: width, height: height, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key)
    case .flexibleFrame(let limits, let alignment):
      builder.beginFlexibleFrame(
        minWidth: limits.minWidth, idealWidth: limits.idealWidth, maxWidth: limits.maxWidth, minHeight: limits.minHeight, idealHeight: limits.idealHeight,
        maxHeight: limits.maxHeight, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key)
    case .padding(let insets): builder.beginPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .fixedSize(let horizontal, let vertical): builder.beginFixedSize(horizontal: horizontal, vertical: vertical)
    case .priority(let priority): builder.beginPriority(priority)
    case .offset(let offset): builder.beginOffset(x: inSpace(offset.width), y: inSpace(offset.height))
    case .aspectRatio(let ratio, let mode): builder.beginAspectRatio(ratio, fills: mode == .fill)
    case .position(let point): builder.beginPosition(x: point.x, y: point.y)
    case .guide(let key, let value): builder.beginGuide(key, value)
    case .border, .drawn: builder.beginNeutral()
    case .mask(let alignment, _): builder.beginSecondary(isBackground: false, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key)
    case .secondary(let isBackground, let alignment, let layer):
      builder.beginSecondary(
        isBackground: isBackground, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, safeAreaEdges: layer.safeAreaEdges.bits)
    case .identifier, .attachment, .interaction, .trait, .effect: builder.beginNeutral()
    case .safeArea(let trait): trait.begin(&builder)
    case .relativeFrame(let trait): trait.begin(&builder)
    case .row(let insets): builder.beginPadding(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .listRow(let row): builder.beginCustom(LayoutBox(row, direction: waiting.direction), stackAxis: nil)
    case .gridCell(let trait):
      switch trait {
      case .columns(let count): builder.beginGridCell(columns: count)
      case .unsizedAxes(let axes): builder.beginGridCell(unsizedAxes: axes)
      case .columnAlignment(let guide): builder.beginGridCell(columnAlignment: guide.key)
      case .anchor(let point): builder.beginGridCell(anchorX: point.x, y: point.y)
      case .line: builder.beginGridLine()
      }
    }
  }
}
