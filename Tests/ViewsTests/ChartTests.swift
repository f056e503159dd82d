internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Testing
@testable internal import Views

/// Charts by their numbers: which values axes show, where marks stand, and what shares a place.
@MainActor @Suite struct `A chart` {
  private typealias Marks = FrameworkSupport.ChartMarks
  private typealias Value = FrameworkSupport.ChartValue
  private typealias Datum = FrameworkSupport.ChartDatum

  private func number(_ number: Double) -> Datum { Datum(Value(number: number)) }
  private func category(_ name: String) -> Datum { Datum(Value(category: name)) }
  private func plan(_ marks: [Marks], _ change: (inout ChartSettings) -> Void = { _ in }, height: CGFloat = 200) -> ChartPlan {
    var settings = ChartSettings()
    change(&settings)
    return ChartPlan(
      Marks(marks), settings, size: CGSize(width: 300, height: height), environment: EnvironmentValues())
  }
  private func frames(_ plan: ChartPlan) -> [CGRect] {
    ChartPieces(plan, size: CGSize(width: 300, height: 200)).pieces.compactMap { piece in
      if case .frame(let frame) = piece.place { frame } else { nil }
    }
  }
  private func bar(_ name: String, _ value: Double) -> Marks { .mark(.bar, x: category(name), y: number(value)) }

  @Test(arguments: [(0.9, 1.0), (20, 20), (140, 200), (0.075, 0.1), (1, 1), (2.4, 5), (0, 1), (.infinity, 1)])
  func `has round steps`(least: Double, step: Double) {
    #expect(abs(ChartTickValues.roundStep(least) - step) < 1e-9)
  }
  @Test func `begins its axis of numbers at zero and ends it at a round number`() {
    let plan = plan([bar("a", 3), bar("b", 17)])
    #expect(plan.y?.domain == .interval(lower: 0, upper: 20, isDate: false))
    #expect(plan.x?.domain == .categories(["a", "b"]))
    #expect(plan.yAxis.first?.ticks.values.compactMap(\.number) == [0, 5, 10, 15, 20])
  }
  @Test func `leaves zero out where it is told to`() {
    let marks = [Marks.mark(.line, x: number(2020), y: number(5)), .mark(.line, x: number(2024), y: number(6))]
    let plan = plan(marks) { $0.x.domain = .automatic(includesZero: false, reversed: nil) }
    #expect(plan.x?.domain == .interval(lower: 2020, upper: 2024, isDate: false))
    #expect(plan.y?.domain == .interval(lower: 0, upper: 6, isDate: false))
  }
  @Test func `puts bars at their categories, as high as their numbers`() {
    let frames = frames(plan([bar("a", 5), bar("b", 10)]))
    #expect(frames.map(\.midX) == [75, 225])
    #expect(frames.map(\.height) == [100, 200])
    #expect(frames.map(\.maxY) == [200, 200])
  }
  @Test func `moves the ends of marks`() {
    let rule = Marks.mark(.rule, x: number(1)).offset(xStart: 0, xEnd: 0, yStart: -10, yEnd: 5)
    #expect(frames(plan([rule])).map { [$0.minY, $0.maxY] } == [[-10, 205]])
    let moved = bar("a", 10).offset(xStart: 0, xEnd: 0, yStart: -4, yEnd: 6)
    #expect(frames(plan([moved])).map { [$0.minY, $0.maxY] } == [[6, 196]])
    #expect(frames(plan([bar("a", 10).offset(xStart: .nan, xEnd: 0, yStart: 0, yEnd: 0)])).map(\.height) == [200])
  }
  @Test func `puts bars of one place one on the other, negative ones below`() {
    let stacked = plan([bar("a", 5), bar("a", 3), bar("a", -2)]).marks.compactMap(\.y)
    #expect(stacked == [0...5, 5...8, -2...0])
  }
  @Test func `shares a place as it is told`() {
    func ranges(_ stacking: FrameworkSupport.ChartStacking) -> [ClosedRange<Double>] {
      plan([bar("a", 6).stacking(stacking), bar("a", 2).stacking(stacking)]).marks.compactMap(\.y)
    }
    #expect(ranges(.normalized) == [0...0.75, 0.75...1])
    #expect(ranges(.center) == [-4...2, 2...4])
    #expect(ranges(.unstacked) == [0...6, 0...2])
  }
  @Test func `puts bars beside each other by a value`() {
    let bars = [("a", "x", 4.0), ("a", "y", 2)].map { name, kind, value in
      bar(name, value).position(by: category(kind), axis: nil, span: .automatic)
    }
    let frames = frames(plan(bars))
    #expect(frames.map(\.width) == [105, 105])
    #expect(frames[0].maxX == frames[1].minX)
    #expect(frames.map(\.maxY) == [200, 200])
  }
  @Test func `lays bars along their numbers where the categories are vertical, the first at the top`() {
    let plan = plan([.mark(.bar, x: number(4), y: category("a")), .mark(.bar, x: number(2), y: category("b"))])
    let frames = frames(plan)
    #expect(frames.map(\.minX) == [0, 0])
    #expect(frames.map(\.midY) == [50, 150])
    #expect(frames[0].width == 2 * frames[1].width)
    #expect(plan.yAxis.first?.side == .leading)
  }
  @Test func `gives the parts of a pie what they have of the whole`() {
    let sectors = [1.0, 1, 2].map {
      Marks.sector(angle: number($0), innerRadius: .ratio(0.5), outerRadius: .automatic, angularInset: nil)
    }
    let plan = plan(sectors)
    #expect(plan.marks.map(\.turn) == [0...0.25, 0.25...0.5, 0.5...1])
    #expect(plan.x == nil && plan.y == nil)
    #expect(frames(plan).allSatisfy { $0 == CGRect(x: 50, y: 0, width: 200, height: 200) })
    #expect(plan.angle(at: CGPoint(x: 250, y: 100), in: CGSize(width: 300, height: 200))?.number == 1)
  }
  @Test func `makes a line of each series, in the order of its values`() {
    let marks = [("x", 0.0), ("y", 0), ("x", 10), ("y", 10)].map { name, place in
      Marks.mark(.line, x: number(place), y: number(name == "x" ? 5 : 10)).series(category(name))
    }
    #expect(frames(plan(marks)).map(\.width) == [300, 300])
    #expect(Set(frames(plan(marks)).map(\.minY)) == [0, 100])
  }
  @Test func `has a tick at the beginning of each unit of a calendar`() {
    let start = Date(timeIntervalSince1970: 1_704_067_200 + 15 * 86400)
    let marks = (0..<4).map { Marks.mark(.line, x: Datum(Value(date: start.addingTimeInterval(Double($0) * 2_629_800))), y: number(1)) }
    let plan = plan(marks) { $0.x.marks = [FrameworkSupport.ChartAxisMarks(position: .automatic, ticks: .stride(by: .month, count: 1, calendar: nil), stroke: nil)] }
    let ticks = plan.xAxis.first?.ticks
    let environment = EnvironmentValues()
    let texts = ticks?.values.map {
      ticks?.text($0, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone) ?? ""
    }
    #expect(texts == ["Feb", "Mar", "Apr"])
  }
  @Test func `finds the value at a place again`() {
    var scale = ChartScale(.interval(lower: 10, upper: 30, isDate: false), isVertical: true).along(200)
    #expect(scale.position(Value(number: 10)) == 200)
    #expect(scale.value(at: 50)?.number == 25)
    scale.isReversed = true
    #expect(scale.value(at: 50)?.number == 15)
    let names = ChartScale(.categories(["a", "b"]), isVertical: false).along(100)
    #expect(names.value(at: 99)?.category == "b")
    #expect(names.value(at: 120) == nil)
    var powers = ChartScale(.interval(lower: 1, upper: 100, isDate: false), isVertical: false).along(100)
    powers.kind = .logarithmic
    #expect(powers.position(Value(number: 10)) == 50)
  }
  @Test func `gives the plot what labels and the legend leave`() {
    let marks = Marks([bar("a", 5).style(by: category("a")), bar("b", 10).style(by: category("b"))])
    let tree = outline(FrameworkSupport.chart(marks), width: 320, height: 160)
    #expect(tree.hasPrefix("Chart 320×160 at 0,0"))
    #expect(tree.contains("Rectangle"))
    // The numbers of the axis stand behind the plot, the legend below it.
    let host = ViewHost(FrameworkSupport.chart(marks), device: .cells)
    host.layOut(ProposedViewSize(width: 320, height: 160))
    #expect(host.texts == ["0", "5", "10", "a", "b", "a", "b"])
  }
  @Test func `is 200 points wide and high where nothing is offered`() {
    let host = ViewHost(FrameworkSupport.chart(bar("a", 1)), device: .cells)
    #expect(host.layOut(.unspecified) == CGSize(width: 200, height: 200))
  }
  @Test func `bars of one place share it whatever their values are called`() {
    #expect(plan([bar("a", 5), bar("a", 3), bar("b", 1)]).marks.compactMap(\.y) == [0...5, 5...8, 0...1])
  }
  @Test func `moves views beside marks into its width`() {
    let wide = AnyView(Color.red.frame(width: 100, height: 10))
    func place(_ across: FrameworkSupport.ChartBoundary) -> CGRect? {
      let annotation = FrameworkSupport.ChartAnnotation(
        position: .top, alignment: .center, spacing: 0, across: across, view: wide)
      let marks = Marks((0..<6).map { bar("\($0)", 1) } + [bar("6", 2).annotation(annotation)])
      let host = ViewHost(FrameworkSupport.chart(marks), device: .cells)
      host.layOut(ProposedViewSize(width: 320, height: 160))
      return host.tree.frames().first { $0.size == CGSize(width: 100, height: 10) }
    }
    #expect(place(.chart)?.maxX == 320)
    #expect((place(.anywhere)?.maxX ?? 0) > 320)
    #expect((place(.plot)?.maxX ?? 320) < 320)
  }
  @Test func `shows marks in the shape of others, on the same scales`() {
    let mask = Marks([.mark(.point, x: category("a"), y: number(20)), .mark(.point, x: category("b"), y: number(10))])
    let plan = plan([bar("a", 5).masked(by: mask).clip(Circle()).shadow(color: .black, radius: 2, x: 0, y: 0)])
    #expect(plan.y?.domain == .interval(lower: 0, upper: 20, isDate: false))
    let host = ViewHost(FrameworkSupport.chart(Marks([bar("a", 5).masked(by: mask)])), device: .cells)
    host.layOut(ProposedViewSize(width: 320, height: 160))
    #expect(host.infos.contains { $0.kind == "mask" })
  }
  @Test func `goes through all of its values on every kind of line`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 0), CGPoint(x: 50, y: 5)]
    let methods: [FrameworkSupport.ChartInterpolation] = [
      .linear, .monotone, .cardinal(tension: 0), .catmullRom(alpha: 0.5), .catmullRom(alpha: .nan), .step(at: 1),
    ]
    for method in methods {
      var path = Path()
      path.move(to: points[0])
      method.add(points, to: &path)
      var ends: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let end), .line(let end), .curve(let end, _, _): ends.append(end)
        default: break
        }
      }
      #expect(points.allSatisfy(ends.contains), "\(method)")
    }
    func control(_ alpha: CGFloat) -> CGPoint? {
      var path = Path()
      path.move(to: points[0])
      FrameworkSupport.ChartInterpolation.catmullRom(alpha: alpha).add(points, to: &path)
      var found: [CGPoint] = []
      path.forEach { if case .curve(_, let first, _) = $0 { found.append(first) } }
      return found.count > 1 ? found[1] : nil
    }
    #expect(control(0) != control(0.5))
  }
  /// No number of a program ends it.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, Double.leastNonzeroMagnitude])
  func `takes every number`(value: Double) {
    let date = Datum(Value(date: Date(timeIntervalSinceReferenceDate: value)))
    let points = CGFloat(value)
    let marks = Marks([
      bar("a", value).stacking(.center).cornerRadius(points), bar("a", 1e308).stacking(.center), bar("b", -value),
      bar("c", 1).size(width: .fixed(points), height: .ratio(points)).offset(x: points, y: points),
      .mark(.rule, x: number(value)).points(yStart: points, yEnd: points),
      .mark(.point, x: number(value), y: number(value)).symbolSize(CGSize(width: points, height: points)),
      .mark(.area, x: category("a"), yStart: number(value), yEnd: number(-value)),
      .mark(.rectangle, xStart: number(value), xEnd: number(1), yStart: number(2), yEnd: number(value)),
      .sector(angle: number(value), innerRadius: .ratio(points), outerRadius: .inset(points), angularInset: points),
    ])
    let times = Marks([.mark(.line, x: date, y: number(value)).interpolation(.monotone), .mark(.line, x: date, y: number(1))])
    for kind in [ChartScale.Kind.linear, .logarithmic, .squareRoot, .symmetricLogarithmic] {
      for marks in [marks, times] {
        let chart = FrameworkSupport.charts(in: FrameworkSupport.chart(marks), .padding(.horizontal, start: points, end: points))
        var settings = ChartSettings()
        settings.y.kind = kind
        settings.x.visibleLength = value
        let host = ViewHost(chart.environment(\.chart, settings), device: .cells)
        host.layOut(ProposedViewSize(width: 320, height: 160))
        #expect(host.infos.contains { $0.kind == "Chart" })
      }
    }
  }
  @Test func `never has more ticks than can be told apart`() {
    let plan = plan([bar("a", 1e9)]) {
      $0.y.marks = [FrameworkSupport.ChartAxisMarks(position: .automatic, ticks: .stride(by: 0.5), stroke: nil)]
    }
    #expect(plan.yAxis.first?.ticks.values.isEmpty == true)
  }
}
