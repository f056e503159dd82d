extension LibraryStandIns {
  /// Swift Charts: what a file says of its charts is checked; a frame stands for each. Marks are views here, so that the modifiers of views serve them too.
  static let charts = Topic(
    """
    struct PlottableValue { init() { }
      static func value<V>(_ label: String, _ value: V) -> PlottableValue { PlottableValue() }
      static func value<V>(_ label: Text, _ value: V) -> PlottableValue { PlottableValue() }
      static func value<V>(_ label: String, _ value: V, unit: Calendar.Component) -> PlottableValue { PlottableValue() } }
    struct MarkDimension { init() { }
      static let automatic = MarkDimension()
      static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension() }
      static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
      static func inset(_ length: CGFloat) -> MarkDimension { MarkDimension() } }
    enum InterpolationMethod { case linear, monotone, catmullRom, cardinal, stepStart, stepCenter, stepEnd }
    enum AnnotationPosition { case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing }
    enum MarkStackingMethod { case standard, normalized, center, unstacked }
    struct AnnotationOverflowResolution { init() { }
      enum Strategy { case automatic, disabled, fit, padScale }
      static let automatic = AnnotationOverflowResolution()
      init(x: Strategy = .automatic, y: Strategy = .automatic) { } }
    enum BasicChartSymbolShape { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    enum AxisMarkPosition { case automatic, leading, trailing, top, bottom }
    enum AxisMarkPreset { case automatic, aligned, extended, inset }
    struct AxisMarkValues { init() { }
      static let automatic = AxisMarkValues()
      static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues { AxisMarkValues() }
      static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
      static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() } }
    struct AxisValue { let index: Int; let count: Int
      func `as`<V>(_ type: V.Type) -> V? { nil } }
    struct ChartMark: View { init() { }
      var body: some View { EmptyView() } }
    struct BarMark: View {
      init(x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) { }
      init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: MarkDimension = .automatic) { }
      init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: MarkDimension = .automatic) { }
      var body: some View { EmptyView() } }
    struct LineMark: View {
      init(x: PlottableValue, y: PlottableValue) { }
      init(x: PlottableValue, y: PlottableValue, series: PlottableValue) { }
      var body: some View { EmptyView() } }
    struct PointMark: View {
      init(x: PlottableValue, y: PlottableValue) { }
      var body: some View { EmptyView() } }
    struct AreaMark: View {
      init(x: PlottableValue, y: PlottableValue, stacking: MarkStackingMethod = .standard) { }
      init(x: PlottableValue, y: PlottableValue, series: PlottableValue, stacking: MarkStackingMethod = .standard) { }
      init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) { }
      var body: some View { EmptyView() } }
    struct RuleMark: View {
      init(x: PlottableValue) { }
      init(y: PlottableValue) { }
      init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) { }
      init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue) { }
      var body: some View { EmptyView() } }
    struct RectangleMark: View {
      init(x: PlottableValue, y: PlottableValue, width: MarkDimension = .automatic, height: MarkDimension = .automatic) { }
      init(xStart: PlottableValue, xEnd: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) { }
      init(xStart: PlottableValue, xEnd: PlottableValue) { }
      init(yStart: PlottableValue, yEnd: PlottableValue) { }
      var body: some View { EmptyView() } }
    struct SectorMark: View {
      init(angle: PlottableValue, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) { }
      var body: some View { EmptyView() } }
    struct AxisGridLine: View { init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { }
      var body: some View { EmptyView() } }
    struct AxisTick: View { init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) { }
      var body: some View { EmptyView() } }
    struct AxisValueLabel: View {
      init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, verticalSpacing: CGFloat? = nil, horizontalSpacing: CGFloat? = nil) { }
      init(_ text: String, centered: Bool? = nil) { }
      init(format: Date.FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil) { }
      init(format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil) { }
      init<Content: View>(centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> Content) { }
      var body: some View { EmptyView() } }
    struct AxisMarks: View {
      init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) { }
      init<V>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil) { }
      init(format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) { }
      init(format: Date.FormatStyle, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) { }
      init<Content: View>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @ViewBuilder content: (AxisValue) -> Content) { }
      init<V, Content: View>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], @ViewBuilder content: (AxisValue) -> Content) { }
      init<Content: View>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @ViewBuilder content: () -> Content) { }
      var body: some View { EmptyView() } }
    struct ChartProxy { init() { }
      var plotAreaFrame: Anchor<CGRect> { plotAreaFrame }
      var plotFrame: Anchor<CGRect>? { nil }
      var plotAreaSize: CGSize { .zero }
      func value<V>(atX position: CGFloat, as type: V.Type = V.self) -> V? { nil }
      func value<V>(atY position: CGFloat, as type: V.Type = V.self) -> V? { nil }
      func position<V>(forX value: V) -> CGFloat? { nil }
      func position<V>(forY value: V) -> CGFloat? { nil } }
    struct ChartPlotContent: View { init() { }
      var body: some View { EmptyView() } }
    enum ChartScaleType { case linear, log, squareRoot, symmetricLog, category, date }
    struct Chart: View {
      init<Content: View>(@ViewBuilder content: () -> Content) { }
      init<Data: RandomAccessCollection, Content: View>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { }
      init<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { }
      var body: some View { FrameworkView("Chart") } }
    extension View {
      func foregroundStyle(by value: PlottableValue) -> some View { self }
      func symbol(by value: PlottableValue) -> some View { self }
      func symbol(_ shape: BasicChartSymbolShape) -> some View { self }
      func symbol<S: Shape>(_ shape: S) -> some View { self }
      func symbol<S: View>(@ViewBuilder symbol: () -> S) -> some View { self }
      func symbolSize(_ area: CGFloat) -> some View { self }
      func symbolSize(_ size: CGSize) -> some View { self }
      func symbolSize(by value: PlottableValue) -> some View { self }
      func lineStyle(_ style: StrokeStyle) -> some View { self }
      func lineStyle(by value: PlottableValue) -> some View { self }
      func position(by value: PlottableValue, axis: Axis? = nil) -> some View { self }
      func interpolationMethod(_ method: InterpolationMethod) -> some View { self }
      func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some View { self }
      func annotation<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> Content) -> some View { self }
      func chartXAxis(_ visibility: Visibility) -> some View { self }
      func chartYAxis(_ visibility: Visibility) -> some View { self }
      func chartXAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
      func chartYAxis<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
      func chartXAxisLabel(_ label: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
      func chartYAxisLabel(_ label: String, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
      func chartXAxisLabel<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, @ViewBuilder content: () -> Content) -> some View { self }
      func chartYAxisLabel<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, @ViewBuilder content: () -> Content) -> some View { self }
      func chartXScale<D>(domain: D) -> some View { self }
      func chartYScale<D>(domain: D) -> some View { self }
      func chartXScale<D>(domain: D, type: ChartScaleType) -> some View { self }
      func chartYScale<D>(domain: D, type: ChartScaleType) -> some View { self }
      func chartXScale<R>(range: R) -> some View { self }
      func chartYScale<R>(range: R) -> some View { self }
      func chartLegend(_ visibility: Visibility) -> some View { self }
      func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
      func chartLegend<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View { self }
      func chartForegroundStyleScale<K: Hashable>(_ mapping: [K: Color]) -> some View { self }
      func chartForegroundStyleScale(range: [Color]) -> some View { self }
      func chartForegroundStyleScale<D>(domain: [D], range: [Color]) -> some View { self }
      func chartPlotStyle<Content: View>(@ViewBuilder content: (ChartPlotContent) -> Content) -> some View { self }
      func chartOverlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content) -> some View { self }
      func chartBackground<Content: View>(alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> Content) -> some View { self }
      func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
      func chartXVisibleDomain<L>(length: L) -> some View { self }
      func chartYVisibleDomain<L>(length: L) -> some View { self }
      func chartScrollPosition<V>(x: Binding<V>) -> some View { self }
      func chartScrollPosition<V>(initialX: V) -> some View { self }
      func chartXSelection<V>(value: Binding<V?>) -> some View { self }
      func chartYSelection<V>(value: Binding<V?>) -> some View { self }
      func chartAngleSelection<V>(value: Binding<V?>) -> some View { self }
    }
    """, only: ["Charts"])
}
