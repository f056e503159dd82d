/// Members of types that are bound in the catalogue, and types with nothing to say in a still picture, as Swift source.
extension LibraryStandIns {
  /// Values of the view with the focus: in a still picture none has it.
  static let focusedValues = Topic(
    """
    protocol FocusedValueKey { associatedtype Value }
    struct FocusedValues { init() { }
      subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { nil } set { } } }
    @propertyWrapper struct FocusedValue<Value> { init(_ keyPath: KeyPath<FocusedValues, Value?>) { }
      init(_ type: Value.Type) { }
      var wrappedValue: Value? { nil } }
    @propertyWrapper struct FocusedBinding<Value> { init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { }
      var wrappedValue: Value? { get { nil } nonmutating set { } }
      var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) } }
    @propertyWrapper struct FocusedObject<Object> { init() { }
      var wrappedValue: Object? { nil } }
    extension View {
      func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
      func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
      func focusedValue<Value>(_ value: Value?) -> some View { self }
      func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
      func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
      func focusedSceneValue<Value>(_ value: Value?) -> some View { self }
      func focusedObject<Value>(_ object: Value) -> some View { self }
      func focusedSceneObject<Value>(_ object: Value) -> some View { self }
    }
    """)

  /// What changes of values of Core Graphics and of angles from one picture to the next.
  static let animatableData = Topic(
    """
    extension CGPoint { typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x, y) } set { x = newValue.first; y = newValue.second } } }
    extension CGSize { typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(width, height) } set { width = newValue.first; height = newValue.second } } }
    extension CGRect { typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
      var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(origin.animatableData, size.animatableData) } set { origin.animatableData = newValue.first; size.animatableData = newValue.second } } }
    extension UnitPoint { typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      var animatableData: AnimatablePair<CGFloat, CGFloat> { get { AnimatablePair(x, y) } set { self = UnitPoint(x: newValue.first, y: newValue.second) } } }
    extension Angle { typealias AnimatableData = Double
      var animatableData: Double { get { radians } set { self = Angle(radians: newValue) } } }
    extension EdgeInsets { typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
      var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set { self = EdgeInsets(top: newValue.first, leading: newValue.second.first, bottom: newValue.second.second.first, trailing: newValue.second.second.second) } } }
    """, only: ["animatableData", "AnimatableData"])

  /// The components of a colour of UIKit, from 0 to 1.
  static let colorParts = Topic(
    """
    extension UIColor {
      func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = cgColor.components ?? [0, 0, 0, 1]; red = parts[0]; green = parts[1]; blue = parts[2]; alpha = parts[3]; return true }
      func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: CGFloat?) -> Bool {
        var ignored: CGFloat = 0; return getRed(&red, green: &green, blue: &blue, alpha: &ignored) }
      func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = cgColor.components ?? [0, 0, 0, 1]; let (r, g, b) = (parts[0], parts[1], parts[2]); let high = max(r, g, b); let span = high - min(r, g, b)
        var turn: CGFloat = 0
        if span > 0 { turn = high == r ? (g - b) / span : high == g ? 2 + (b - r) / span : 4 + (r - g) / span }
        hue = (turn < 0 ? turn + 6 : turn) / 6; saturation = high > 0 ? span / high : 0; brightness = high; alpha = parts[3]; return true }
      func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: CGFloat?) -> Bool {
        var ignored: CGFloat = 0; return getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &ignored) }
      func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = cgColor.components ?? [0, 0, 0, 1]; white = parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114; alpha = parts[3]; return true }
      func getWhite(_ white: inout CGFloat, alpha: CGFloat?) -> Bool { var ignored: CGFloat = 0; return getWhite(&white, alpha: &ignored) }
    }
    """)

  /// What a list says of its sections; kept, not shown.
  static let sections = Topic(
    """
    extension View {
      func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
      func sectionIndexLabel(_ label: String?) -> some View { self }
      func sectionIndexLabel(_ label: Text?) -> some View { self }
      func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    }
    """)

  /// Files that are read piece by piece: there are none.
  static let fileHandles = Topic(
    """
    func NSHomeDirectory() -> String { "/" }
    func NSTemporaryDirectory() -> String { "/tmp/" }
    func NSUserName() -> String { "user" }
    class FileHandle { init(forReadingFrom url: URL) throws { throw CancellationError() }
      init(forWritingTo url: URL) throws { throw CancellationError() }
      init(forUpdating url: URL) throws { throw CancellationError() }
      init?(forReadingAtPath path: String) { return nil }
      init?(forWritingAtPath path: String) { return nil }
      var availableData: Data { Data() }
      func readDataToEndOfFile() -> Data { Data() }
      func readToEnd() throws -> Data? { nil }
      func write(_ data: Data) { }
      func write(contentsOf data: Data) throws { }
      func seekToEndOfFile() -> Int { 0 }
      func seekToEnd() throws -> Int { 0 }
      func close() throws { }
      func closeFile() { } }
    """)

  /// Parts of a search that are one thing each; kept, not shown.
  static let searchTokens = Topic(
    """
    extension View {
      func searchable<Token: Identifiable, Label: View>(text: Binding<String>, tokens: Binding<[Token]>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search",
        @ViewBuilder token: @escaping (Token) -> Label) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
      func searchable<Token: Identifiable, Label: View>(text: Binding<String>, tokens: Binding<[Token]>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: String = "Search", @ViewBuilder token: @escaping (Token) -> Label) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
      func searchable<Token: Identifiable, Label: View>(text: Binding<String>, tokens: Binding<[Token]>, suggestedTokens: Binding<[Token]>,
        placement: SearchFieldPlacement = .automatic, prompt: String = "Search", @ViewBuilder token: @escaping (Token) -> Label) -> some View {
        searchable(text: text, placement: placement, prompt: prompt) }
      func searchable<Token: Identifiable, Label: View>(text: Binding<String>, editableTokens: Binding<[Token]>, placement: SearchFieldPlacement = .automatic,
        prompt: String = "Search", @ViewBuilder token: @escaping (Binding<Token>) -> Label) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    }
    """, only: ["tokens", "editableTokens", "suggestedTokens"])
}
