internal import Declarations
internal import Semantics
internal import Testing

/// Programs that the compiler accepts, each for one rule. They are found in real files.
@Suite struct `What the compiler accepts is accepted` {
  private func check(_ programs: [String], imports: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let library = LibraryReader()
    for text in programs {
      let errors = ProgramCheck.check(imports + text, library: library).filter { $0.severity == .error }.map(\.message)
      #expect(errors == [], "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `closures`() {
    check([
      "func f() -> [Int] { Array(sequence(state: (0, 1)) { s -> Int? in let r = s.0; s = (s.1, s.0 + s.1); return r > 50 ? nil : r }) }",
      "func f(_ xs: [Int]) -> [String] { xs.compactMap { x in if x > 1 { return nil }; return \"\\(x)\" } }",
      "func f(_ xs: [Int]) -> [Double] { xs.map { x in guard x > 1 else { return 0 }; return Double(x) } }",
      "func f(_ xs: [Int]) { let ys: [Double?] = xs.map { x in if x > 1 { return nil }; return 2 }; print(ys) }",
      "func f(_ xs: [Int]) -> Int? { xs.lazy.compactMap { x -> Int? in if x > 1 { return x }; return nil }.first }",
    ])
  }

  @Test func `numbers beside values of known types`() {
    check([
      "struct I { var b = 0.0 }; func p(_ x: Double?) {}\n"
        + "func f(_ i: I?) { p(i?.b == 0 ? 15 : i?.b); let c = i == nil ? 15 : i?.b; p(c) }",
      "func f(_ x: Double) -> [Double] { [x].map { x in let y = x * 2; if y > 1 { return 1 } else { return y } } }\n"
        + "func g(_ x: Int) -> [Double] { [x].map { x in if x > 1 { return 1 }; return 0.5 } }\n"
        + "func h(_ x: Int) -> [Int] { [x].map { x in if x > 1 { return 1 }; return 0 } }",
    ])
  }

  @Test func `members by the conditions of extensions`() {
    check([
      "protocol N { var name: String { get } }; protocol T { var height: Int { get }; func grow() }\n"
        + "extension N where Self: T { var both: String { name + \"\\(height)\" }; func f() { grow() } }",
      "class C { var n = 1; func m() {} }; protocol P {}; extension P where Self: C { func f() -> Int { m(); return n } }",
      "protocol P { associatedtype V: P; var v: V { get }; init?(v: V) }\n"
        + "extension P where Self: RawRepresentable, RawValue: P {\n"
        + "  var v: RawValue.V { rawValue.v }\n"
        + "  init?(v: RawValue.V) { guard let raw = RawValue(v: v), let it = Self(rawValue: raw) else { return nil }; self = it }\n"
        + "}",
      "protocol P {}; extension Int: P {}; struct V<T: P> { let n: Int; init(_ n: Int) { self.n = n } }\n"
        + "extension V where T == Int { static func a(_ x: Int) -> V<Int> { V(x) }; static func b(_ x: T) -> V { V(x) } }\n"
        + "func f<T: P>(_ v: V<T>) {}; func g() { f(.a(1)); f(.b(2)) }",
    ])
  }

  @Test func `subscripts through dynamic members`() {
    check(
      [
        "enum Tap: Hashable { case a, b }\n"
          + "struct S { var x = [1, 2]; subscript(tap: Tap) -> [Int] { get { x } set { x = newValue } } }\n"
          + "struct C: View { @State var s = S(); @State var d = [\"a\": 1]; @State var l = [1]\n"
          + "  func f(_ x: Binding<[Int]>, _ y: Binding<Int?>, _ z: Binding<Int>) {}\n"
          + "  func g() { f($s[.a], $d[\"a\"], $l[0]); f($s[Tap.b], $d[\"b\"], $s.x[1]) }\n"
          + "  var body: some View { Text(\"a\") } }",
        "@Observable class R { var r = [1: 2]; subscript(k: Int) -> Int { get { r[k] ?? 0 } set { r[k] = newValue } } }\n"
          + "func f(_ b: Binding<Int>) {}\n"
          + "func g(_ r: R) { @Bindable var q = r; f($q[1]); let p: ReferenceWritableKeyPath = \\R.[2]; r[keyPath: p] = 1 }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `long lists of numbers`() {
    let numbers = (0..<2000).map { "\(Double($0) / 8 - 100)" }.joined(separator: ", ")
    check(["let a = [\(numbers)]; let b: Double = a[0]; let c: [Double?] = [1, 2, nil]; let d = [1, 2.5]; let e: Double = d[0]"])
  }

  @Test func `conditions of compilation among the cases of a builder`() {
    check(
      [
        "enum E { case a, b, c }\n"
          + "struct C: View { let e = E.a; var body: some View { switch e { case .a: Text(\"a\")\n"
          + "#if canImport(UIKit)\n case .b: Text(\"b\")\n#endif\n case .c: Text(\"c\") } } }"
      ], imports: "import SwiftUI\n")
  }

  @Test func `opaque types`() {
    check([
      "protocol P {}; func f(_ g: () -> some P) { _ = g() }; struct T { init(_ g: @escaping (Int) -> some P) { _ = g(1) } }",
      "protocol P { init() }; struct S: P {}; extension P where Self == S { static var s: Self { Self() } }; let s: S = .s",
      "protocol P { init() }; struct S: P {}; extension P where Self == S { static var s: Self { Self() } }\n"
        + "struct A { var p: some P = .s; let q: some P = .s }; let r: some P = .s",
      "protocol P { init() }; struct S: P {}; extension P where Self == S { static var s: Self { Self() } }\n"
        + "func f<T: P>(_ t: T) {}; func g(_ i: Int) { f([.s, .s][i]); f(Array([.s])[i]); f([.s].dropFirst()[i]) }",
    ])
  }

  @Test func `wrappers without a value that begins them`() {
    check(
      [
        "struct A: View { @Binding var chosen: Int?; var body: some View { Text(\"\") } }\n"
          + "struct B: View { @State var chosen: Int?; var body: some View { A(chosen: $chosen) } }",
        "struct A<T: Hashable>: View { @Binding var item: T?; @State var n: Int; init(_ item: Binding<T?>) { _item = item; n = 1 }\n"
          + "var body: some View { Text(\"\") } }",
      ], imports: "import SwiftUI\n")
  }

  /// A type's own member beside a protocol's that takes the same is no choice: the rest is solved apart.
  @Test func `long chains of members with numbers in their arguments`() {
    check(
      [
        "struct V: View { var body: some View { GeometryReader { full in ForEach(0..<50) { index in GeometryReader { proxy in\n"
          + "Text(\"Row \\(index)\").font(.largeTitle).frame(maxWidth: .infinity)\n"
          + ".background(Color(hue: min(1.0, proxy.frame(in: .global).minY / full.frame(in: .global).height), saturation: 1, brightness: 1))\n"
          + ".rotation3DEffect(.degrees(proxy.frame(in: .global).minY - full.size.height / 2) / 5, axis: (x: 0.0, y: 1.0, z: 0.0))\n"
          + ".opacity(proxy.frame(in: .global).minY / 300).scaleEffect(max(0.5, proxy.frame(in: .global).minY / 400))\n"
          + "} } } } }"
      ], imports: "import SwiftUI\n")
  }

  /// What is wrong in a closure is remembered by the types of all that it names.
  @Test func `closures in closures that overloads try with several types`() {
    check(
      [
        "struct P { var name: String }; let all = [P(name: \"\")]\n"
          + "struct V: View { @State var i = 0; var body: some View { TabView(selection: $i) {\n"
          + "ForEach(all.indices, id: \\.self) { index in\n"
          + "GeometryReader { proxy in Text(all[index].name).frame(width: proxy.size.width) } } } } }",
        "struct P: Identifiable { var id = 0; var size = CGSize.zero }; let all = [P()]\n"
          + "struct V: View { @State var i = 0; var body: some View { TabView(selection: $i) {\n"
          + "ForEach(all) { post in let size = post.size\n"
          + "GeometryReader { _ in Text(\"\").frame(width: size.width) }.tag(post.id) } } } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `builders of the library`() {
    check(
      [
        "struct V: View { var body: some View { KeyframeAnimator(initialValue: 1.0, trigger: 1) { Text(\"\").opacity($0) } "
          + "keyframes: { _ in KeyframeTrack(\\.self) { LinearKeyframe(2, duration: 1); MoveKeyframe(0) } } } }",
        "struct K { var size = 1.0; var turn = Angle.zero }\n"
          + "struct V: View { var body: some View { Text(\"\").keyframeAnimator(initialValue: K()) { c, k in "
          + "c.scaleEffect(k.size).rotationEffect(k.turn) } keyframes: { _ in "
          + "KeyframeTrack(\\.size) { CubicKeyframe(2, duration: 1); SpringKeyframe(1) }; "
          + "KeyframeTrack(\\.turn) { LinearKeyframe(.degrees(9), duration: 1) } } } }",
        "struct V: View { var body: some View { ContentUnavailableView { Label(\"a\", systemImage: \"b\") } "
          + "description: { Text(\"c\") } } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `values that are never there`() {
    check(["func f(_ c: Bool) -> Int { c ? fatalError() : fatalError() }"])
  }

  @Test func `implicit members`() {
    check(
      [
        "func f(_ n: Int) -> String { n.formatted(.number) }", "func f(_ n: Double) -> String { n.formatted(.percent) }",
        "func f(_ n: Double) -> String { n.formatted(.number.precision(.fractionLength(2))) }",
        "func f(_ n: Double) -> String { n.formatted(.currency(code: \"USD\")) }",
        "func f() async { try? await Task.sleep(for: .seconds(0.25)) }",
        "struct V: View { var body: some View { Slider(value: .constant(30.0), in: 0...100, step: 5) } }",
        "func f() -> Color { Color(red: .random(in: 0...1), green: 0.5, blue: .random(in: 0...1)) }",
        "struct V: View { let on: Bool; var body: some View { Text(\"\").background(on ? .blue : .red) } }",
        "struct V: View { let n: Int; var body: some View { Circle().fill(n > 2 ? .red : n > 1 ? .green : .blue) } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `dynamic members of several roots`() {
    check(
      [
        "func f() { var a = AttributeContainer(); a.kern = 8; a.foregroundColor = .purple; a.link = nil; print(a) }",
        "func f() -> AttributeContainer { AttributeContainer.strikethroughStyle(.single) }",
        "func f(_ s: AttributedString) -> [Bool] { s.runs.map { $0.strikethroughStyle == nil } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `wrappers`() {
    check(
      [
        "struct A { var x = 1; @State private var y = 0; @State private var z: Int? }\nstruct B { let a = A(x: 1) }",
        "class M: ObservableObject { @Published var a: [Int] = []; @Published var b: [Int]?; init() { a = [1]; b = a } }",
        "struct S { @ScaledMetric var k = 16; var body: some View { VStack(spacing: k) { Text(\"\").padding(k * 2) } } }",
        "struct V: View { @FocusState private var on; var body: some View { TextField(\"\", text: .constant(\"\")).focused($on) } }",
        "extension EnvironmentValues { @Entry var roundness: Double? = nil; @Entry var gap = 1 }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `names`() {
    check(
      [
        "struct ScrollBounceBehavior: View { var body: some View { ScrollView { Text(\"\") }.scrollBounceBehavior(.always) } }",
        "struct I: AsyncIteratorProtocol { var n = 0; mutating func next() async throws -> Int? { nil } }\nstruct L: AsyncSequence { typealias Element = Int; func makeAsyncIterator() -> I { AsyncIterator(n: 1) } }",
        "nonisolated func f() -> some View { Text(\"\").bold() }",
        "func f(_ a: Bool) -> Edge.Set { a ? .top : [.top, .leading] }",
        "func f(_ a: Int?) -> some View { Text(\"\").padding(a == nil ? .top : [.top, .leading]) }",
        "func f(_ a: Bool) -> [Int]? { let b: [Int]? = a ? [1] : nil; let c: Any = a ? [1] : [2]; return a ? b : c as? [Int] }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `the better of overloads that fit`() {
    check([
      "func f(_ xs: [Int]) -> [Int] { let m = xs.dropFirst(); return m + xs.prefix(while: { $0 < 3 }) + xs.suffix(2) }"
    ])
  }

  @Test func `types where a type may stand`() {
    check([
      "struct A { static let n = 1 }\nfunc f() -> Int { let t: Any.Type = A.self; if t == (Int, A).self { return 2 }; return (A).n + [Int]().count }"
    ])
  }

  @Test func `work does not multiply`() {
    let library = LibraryReader()
    for (text, steps) in [
      ("func f(_ r: Double, _ i: Int, _ n: Int) -> Double { r + 2 * .pi * Double(i) / Double(n) }", 600),
      ("func f<D>(_ xs: [D], _ h: Double) -> Double { (Double(xs[0].value - h) * -h) + h * Double(xs[1].value) }", 4000),
      // What a closure's parameters are follows from literals: their operators are tried for that first.
      (#"func f() -> String { "\([1, 2, 3].map { $0 * 2 }.reduce(0) { $0 + $1 })" }"#, 40),
      (#"func f() -> String { "\(["a", "b"].map { $0 + "c" }.reduce("") { $0 + $1 })" }"#, 40),
      (#"func f() -> [Double] { [1, 2, 3].map { $0 * 0.5 } }"#, 40),
    ] {
      #expect(ProgramCheck.checked(text, library: library).mostSteps < steps, "\(text)")
    }
  }

  @Test func `a value that is made is called with trailing closures`() {
    check([
      "struct L { func callAsFunction(_ body: () -> Int) -> Int { body() } }\nfunc f() -> Int { L { 1 } }"
    ])
  }

  @Test func `what is older than actors is used anywhere`() {
    check(
      [
        "struct S: View { private let width = UIScreen.main.bounds.width / 2; var body: some View { Text(\"a\") } }",
        "func top() -> CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0 }",
        "extension View { func custom() -> some View { padding() } }; func made() -> some View { Text(\"a\").custom() }",
        "class Screen: UIViewController { func own() {} }; class Holder { lazy var screen = Screen(); func f() { screen.own() } }",
        "@MainActor @propertyWrapper struct W { var wrappedValue = 1; init() {} }; class C { @W var n; func f() -> Int { n } }",
      ], imports: "import SwiftUI\nimport UIKit\n")
  }

  @Test func `opaque results`() {
    check(
      [
        "extension View { func a() -> some View { if #available(iOS 26, *) { return padding() } else { return self } } }",
        "enum K { case a, b }\nextension View { func b(_ k: K) -> some View { switch k { case .a: opacity(1); case .b: opacity(0) } } }",
        "extension View { func c(_ b: Bool) -> some View { return if b { opacity(1) } else { opacity(0) } } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `wrapped properties`() {
    check(
      [
        "class T: ObservableObject { let a: Int; @Published var p = false; let b: Int; init() { a = 1; p = true; b = 2 } }",
        "struct V: View { @Binding var on: Bool; @Environment(\\.isEnabled) private var enabled\n"
          + "  private var c: Color { switch (on, enabled) { case (false, _): .red; case (true, true): .green; case (true, false): .blue } }\n"
          + "  var body: some View { c } }",
        "struct I: Identifiable { let id: Int }; class M: ObservableObject { @Published var all = [I(id: 1)] }\n"
          + "struct V: View { @StateObject var m = M(); var body: some View { List($m.all, id: \\.id) { $item in Text(\"\\(item.id)\") } } }",
      ], imports: "import SwiftUI\n")
  }

  @Test func `key paths into types, and of Objective-C`() {
    check(
      [
        "struct H { struct O { var pace = 1.0 }; var all = [O()] }; let p = \\H.O.pace; func f(_ h: H) -> Double { h.all[0][keyPath: p] }",
        "class S: NSObject { @objc dynamic var name = \"\" }; let k: String = #keyPath(S.name)",
      ], imports: "import Foundation\n")
  }

  @Test func `overloads and builders of one generic type`() {
    check([
      "extension Int: @retroactive Identifiable { public var id: Int { self } }\n"
        + "struct F<D: RandomAccessCollection, I, C> {}\n"
        + "extension F where D.Element: Identifiable, I == D.Element.ID { init(_ d: D, c: (D.Element) -> C) {} }\n"
        + "extension F where D == Range<Int>, I == Int { init(_ d: Range<Int>, c: (Int) -> C) {} }\n"
        + "let x = F(0..<3, c: { \"\\($0)\" })",
      "@resultBuilder struct B<E> { static func buildExpression(_ e: E) -> [E] { [e] }\n"
        + "  static func buildBlock(_ c: [E]...) -> [E] { Array(c.joined()) } }\n"
        + "struct P<S> { let s: [S]; init(@B<S> content: () -> [S]) { s = content() } }\n"
        + "let p: [String] = P(content: { \"a\"; \"b\" }).s",
      "class M { let signOut = 1; func signOut() async {} }",
    ])
  }

  @Test func `literals of colours`() {
    check(
      ["let c = UIColor(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)); let d = Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1))"],
      imports: "import SwiftUI\nimport UIKit\n")
  }
}
