public import Foundation

extension NodeBuilder {
  /// A text of lines of one height. `ideal`: its size with nothing offered; `least`: its answer to a width of 0 and unlimited height; all in points.
  /// A width of 0 is never measured, unless the text is not plain: a limited height then cuts off lines of `lineHeight`, at least one stays. What is narrower or lower than the ideal goes to
  /// `LayoutTree.measureText`; a text of one line is drawn in any height. A text that is not plain has lines of several heights, or something was said about them.
  @discardableResult public mutating func text(ideal: CGSize, least: CGSize, lineHeight: CGFloat, ascent: CGFloat? = nil, isPlain: Bool = true, content: Int32) -> NodeID {
    var n = Node(.text)
    n.a = Length.measured(ideal.width)
    n.b = Length.measured(ideal.height)
    n.c = Length.measured(least.width)
    let line = Length.measured(lineHeight)
    n.payload = tree.texts.count
    tree.texts.append(NodeRecords.Text(leastHeight: Length.measured(least.height), lineHeight: line, ascent: ascent.map(Length.measured) ?? line * 0.75, isPlain: isPlain))
    n.flags = Node.hasBaselines | (isPlain && n.b <= line ? Node.optionA : 0)
    n.edges = tree.edges.code(ofLinesHigh: line)
    n.content = content
    return leaf(n)
  }
  /// Takes what is offered, 10 where nothing is: a `Color`, a `Rectangle`.
  @discardableResult public mutating func flexible(content: Int32) -> NodeID {
    leaf(.flexible, content)
  }
  /// A square of the smaller side offered (10 where nothing is): a `Circle`.
  @discardableResult public mutating func square(content: Int32) -> NodeID {
    leaf(.square, content)
  }
  /// The same size whatever is offered: an image. `baseline`: where that of a text beside it lies, from the top; nil for none of its own.
  @discardableResult public mutating func fixed(_ size: CGSize, baseline: CGFloat? = nil, content: Int32) -> NodeID {
    var n = Node(.fixed)
    n.content = content
    n.a = Length.measured(size.width)
    n.b = Length.measured(size.height)
    if let baseline {
      n.c = Length.shift(baseline)
      n.flags = Node.hasBaselines
    }
    return leaf(n)
  }
  /// Takes what is offered, its own length where nothing is, and never less than its insets, in points: a resizable image.
  @discardableResult public mutating func resizable(_ size: CGSize, top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0, content: Int32) -> NodeID {
    var n = Node(.resizable)
    n.content = content
    n.a = Length.measured(size.width)
    n.b = Length.measured(size.height)
    n.payload = tree.insets.count
    func inset(_ length: CGFloat) -> Double { max(0, Length.shift(length)) }
    tree.insets.append(NodeRecords.Insets(top: inset(top), leading: inset(leading), bottom: inset(bottom), trailing: inset(trailing)))
    return leaf(n)
  }
  /// Takes the offered width (10 where nothing is) at a fixed height: a progress bar.
  @discardableResult public mutating func bar(thickness: CGFloat, content: Int32) -> NodeID {
    leaf(.bar, content, .nan, Length.measured(thickness))
  }
  /// A line across the enclosing stack; outside any stack it lies flat.
  @discardableResult public mutating func divider(thickness: CGFloat, content: Int32) -> NodeID {
    var n = Node(.divider)
    n.b = Length.measured(thickness)
    n.flags = axis == .horizontal ? 0 : Node.optionA
    n.content = content
    return leaf(n)
  }
  /// Grows along the enclosing stack; outside any stack along both axes. `defaultMinimum`: the width is its least length along rows, the height along columns.
  @discardableResult public mutating func spacer(minLength: CGFloat?, defaultMinimum: CGSize) -> NodeID {
    var n = Node(.spacer)
    // NaN counts as 0, and so does a negative length (our choice).
    n.a = Length.measured(minLength ?? defaultMinimum.width)
    n.b = Length.measured(minLength ?? defaultMinimum.height)
    n.priority = -.infinity
    n.flags = (axis == .vertical ? 0 : Node.optionA) | (axis == .horizontal ? 0 : Node.optionB)
    n.edges = tree.edges.code(ofSpacerAlong: axis)
    return leaf(n)
  }
  private mutating func leaf(_ kind: NodeKind, _ content: Int32, _ a: Double = .nan, _ b: Double = .nan) -> NodeID {
    var n = Node(kind)
    n.content = content
    n.a = a
    n.b = b
    return leaf(n)
  }
}
