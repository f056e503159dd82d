/// Two views of a builder: see ``TupleView``. Lists of few views have types without a parameter pack, because their values are copied without looking types up.
public struct TupleView2<A: View, B: View> {
  @usableFromInline let a: A
  @usableFromInline let b: B
  @inlinable init(_ a: consuming A, _ b: consuming B) {
    self.a = a
    self.b = b
  }
}

extension TupleView2: PrimitiveView {
  public typealias Body = Never
  /// Each view under its index.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.append(view.a, at: 0)
    nodes.append(view.b, at: 1)
  }
}

/// Three views of a builder.
public struct TupleView3<A: View, B: View, C: View> {
  @usableFromInline let a: A
  @usableFromInline let b: B
  @usableFromInline let c: C
  @inlinable init(_ a: consuming A, _ b: consuming B, _ c: consuming C) {
    self.a = a
    self.b = b
    self.c = c
  }
}

extension TupleView3: PrimitiveView {
  public typealias Body = Never
  /// Each view under its index.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.append(view.a, at: 0)
    nodes.append(view.b, at: 1)
    nodes.append(view.c, at: 2)
  }
}

/// Four views of a builder.
public struct TupleView4<A: View, B: View, C: View, D: View> {
  @usableFromInline let a: A
  @usableFromInline let b: B
  @usableFromInline let c: C
  @usableFromInline let d: D
  @inlinable init(_ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}

extension TupleView4: PrimitiveView {
  public typealias Body = Never
  /// Each view under its index.
  @inlinable public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.append(view.a, at: 0)
    nodes.append(view.b, at: 1)
    nodes.append(view.c, at: 2)
    nodes.append(view.d, at: 3)
  }
}

extension ViewBuilder {
  /// Two statements: a flat list.
  @inlinable public static func buildBlock<A: View, B: View>(_ a: consuming A, _ b: consuming B) -> TupleView2<A, B> { TupleView2(a, b) }
  /// Three statements: a flat list.
  @inlinable public static func buildBlock<A: View, B: View, C: View>(_ a: consuming A, _ b: consuming B, _ c: consuming C) -> TupleView3<A, B, C> { TupleView3(a, b, c) }
  /// Four statements: a flat list.
  @inlinable public static func buildBlock<A: View, B: View, C: View, D: View>(_ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D) -> TupleView4<A, B, C, D> {
    TupleView4(a, b, c, d)
  }
}
