/// What files use of Apple's other frameworks, as Swift source: types with their values, and frames in the place of views, which are as large as they are offered.
extension LibraryStandIns {
  static let frameworks: [Topic] = [
    windows, transfers, corners, indices, representables, fonts, scenes, surroundings, maps, charts, players, photos, pages, drops, scrolling, keyboards, focus, accessibility,
    details, glass, focusedValues,
    animatableData, colorParts, fileHandles, searchTokens, sections,
  ]

  /// Views of UIKit and AppKit: the members that deal with those are not looked into (`Lowering+Foreign`).
  private static let representables = Topic(
    ["UIView", "UIViewController", "NSView", "NSViewController", "WKInterfaceObject"].map { name in
      """
      protocol \(name)Representable: View { }
      extension \(name)Representable { var body: some View { FrameworkView("\\(type(of: self))") } }

      """
    }.joined())

  /// The windows of an application: there are none.
  private static let windows = Topic(
    """
    class UIScene { init() { }
      enum ActivationState { case unattached, foregroundActive, foregroundInactive, background }
      var title = ""
      var activationState: ActivationState { .foregroundActive }
      var delegate: Any? { nil } }
    class UIWindowScene: UIScene {
      var windows: [UIWindow] { [] }
      var keyWindow: UIWindow? { nil }
      var screen: UIScreen { UIScreen.main } }
    extension UIApplication {
      var connectedScenes: [UIScene] { [] }
      var keyWindow: UIWindow? { nil } }

    """, only: ["UIWindowScene", "connectedScenes", "keyWindow"])
  /// What is dragged and shared in which form; nothing leaves a preview.
  private static let transfers = Topic(
    """
    struct CodableTransferRepresentation: TransferRepresentation { init(contentType: UTType) { }
      init<T>(for type: T.Type, contentType: UTType) { } }
    struct ProxyRepresentation: TransferRepresentation { init(exporting: Any) { } }

    """)
  /// Older ways to make points, sizes and rectangles.
  private static let corners = Topic(
    """
    func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

    """)
  /// The positions of an array by their name.
  private static let indices = Topic("extension Array { typealias Index = Int }\n", only: ["Index"])

  private static let fonts = Topic(
    """
    struct UIFont: Hashable { let size: CGFloat; let weight: Font.Weight; let name: String?
      enum TextStyle { case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
        var size: CGFloat { switch self { case .largeTitle: 34; case .title1: 28; case .title2: 22; case .title3: 20; case .headline, .body: 17; case .callout: 16; case .subheadline: 15
          case .footnote: 13; case .caption1: 12; case .caption2: 11 } } }
      init(size: CGFloat, weight: Font.Weight, name: String? = nil) { self.size = size; self.weight = weight; self.name = name }
      init?(name: String, size: CGFloat) { self.size = size; weight = .regular; self.name = name }
      var pointSize: CGFloat { size }
      var lineHeight: CGFloat { size * 1.2 }
      func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size, weight: weight, name: name) }
      static func systemFont(ofSize size: CGFloat, weight: Font.Weight = .regular) -> UIFont { UIFont(size: size, weight: weight) }
      static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
      static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .regular) }
      static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont { UIFont(size: size, weight: weight) }
      static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont { UIFont(size: size, weight: weight) }
      static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size, weight: style == .headline ? .semibold : .regular) } }
    extension Font { init(_ font: UIFont) { self = Font.system(size: font.size, weight: font.weight) } }
    struct NSStringDrawingOptions: OptionSet { let rawValue: Int
      static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1); static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
      static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32) }
    extension String {
      func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let scale = Swift.max(((attributes?[.font] as? UIFont)?.size ?? 12) / 17, 1).rounded()
        let lines = components(separatedBy: "\\n").map { $0.count }
        return CGSize(width: CGFloat(lines.max() ?? 0) * 8 * scale, height: CGFloat(lines.count) * 16 * scale) }
      func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect {
        let scale = Swift.max(((attributes?[.font] as? UIFont)?.size ?? 12) / 17, 1).rounded()
        let room = Swift.max(Int(Swift.min(size.width, 1_000_000) / (8 * scale)), 1)
        var (rows, widest) = (0, 0)
        for line in components(separatedBy: "\\n") {
          rows += Swift.max((line.count + room - 1) / room, 1)
          widest = Swift.max(widest, Swift.min(line.count, room)) }
        return CGRect(x: 0, y: 0, width: CGFloat(widest) * 8 * scale, height: CGFloat(rows) * 16 * scale) } }
    """, only: ["UIFont", "withAttributes", "NSStringDrawingOptions"])

  /// Menus and windows of scenes, which a preview does not show.
  private static let scenes = Topic(
    """
    typealias Commands = View
    struct CommandGroupPlacement { init() { }
      static let newItem = CommandGroupPlacement(); static let appInfo = CommandGroupPlacement(); static let appSettings = CommandGroupPlacement(); static let saveItem = CommandGroupPlacement()
      static let importExport = CommandGroupPlacement(); static let undoRedo = CommandGroupPlacement(); static let pasteboard = CommandGroupPlacement()
      static let textEditing = CommandGroupPlacement(); static let textFormatting = CommandGroupPlacement(); static let toolbar = CommandGroupPlacement()
      static let sidebar = CommandGroupPlacement(); static let windowArrangement = CommandGroupPlacement(); static let windowList = CommandGroupPlacement()
      static let windowSize = CommandGroupPlacement(); static let help = CommandGroupPlacement(); static let printItem = CommandGroupPlacement()
      static let systemServices = CommandGroupPlacement(); static let appVisibility = CommandGroupPlacement(); static let appTermination = CommandGroupPlacement() }
    struct CommandGroup: View {
      init<Content: View>(replacing placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { }
      init<Content: View>(before placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { }
      init<Content: View>(after placement: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { }
      var body: some View { EmptyView() } }
    struct CommandMenu: View { init<Content: View>(_ name: String, @ViewBuilder content: () -> Content) { }
      var body: some View { EmptyView() } }
    struct SidebarCommands: View { init() { }
      var body: some View { EmptyView() } }
    struct ToolbarCommands: View { init() { }
      var body: some View { EmptyView() } }
    struct TextEditingCommands: View { init() { }
      var body: some View { EmptyView() } }
    struct TextFormattingCommands: View { init() { }
      var body: some View { EmptyView() } }
    struct InspectorCommands: View { init() { }
      var body: some View { EmptyView() } }
    struct ImportFromDevicesCommands: View { init() { }
      var body: some View { EmptyView() } }
    enum WindowStyleChoice { case automatic, hiddenTitleBar, titleBar, plain, volumetric }
    struct HiddenTitleBarWindowStyle { init() { } }
    struct UnifiedWindowToolbarStyle { init() { } }
    struct WindowToolbarStyleChoice { init() { }
      static let automatic = WindowToolbarStyleChoice(); static let unified = WindowToolbarStyleChoice(); static let unifiedCompact = WindowToolbarStyleChoice()
      static let expanded = WindowToolbarStyleChoice()
      static func unified(showsTitle: Bool) -> WindowToolbarStyleChoice { WindowToolbarStyleChoice() }
      static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyleChoice { WindowToolbarStyleChoice() } }
    enum WindowResizability { case automatic, contentSize, contentMinSize }
    enum SceneLaunchBehavior { case automatic, presented, suppressed }
    enum SceneRestorationBehavior { case automatic, disabled }
    enum MenuBarExtraStyleChoice { case automatic, menu, window }
    extension Scene {
      func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }
      func commandsRemoved() -> some Scene { self }
      func commandsReplaced<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }
      func windowStyle(_ style: WindowStyleChoice) -> some Scene { self }
      func windowStyle(_ style: HiddenTitleBarWindowStyle) -> some Scene { self }
      func windowToolbarStyle(_ style: WindowToolbarStyleChoice) -> some Scene { self }
      func windowToolbarStyle(_ style: UnifiedWindowToolbarStyle) -> some Scene { self }
      func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
      func windowLevel(_ level: WindowLevel) -> some Scene { self }
      func windowManagerRole(_ role: WindowLevel) -> some Scene { self }
      func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
      func defaultSize(_ size: CGSize) -> some Scene { self }
      func defaultPosition(_ position: UnitPoint) -> some Scene { self }
      func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
      func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
      func menuBarExtraStyle(_ style: MenuBarExtraStyleChoice) -> some Scene { self }
      func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    }
    enum WindowLevel { case automatic, normal, floating, desktop, principal, associated }
    """,
    only: [
      "CommandGroup", "CommandMenu", "Commands", "commands", "windowStyle", "windowToolbarStyle", "windowResizability", "defaultSize", "defaultPosition", "menuBarExtraStyle",
      "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "InspectorCommands", "handlesExternalEvents", "commandsRemoved", "defaultLaunchBehavior", "windowLevel",
      "restorationBehavior",
    ])

  /// Values of the environment that a preview has no answer for.
  private static let surroundings = Topic(
    """
    struct OpenWindowAction { init() { }
      func callAsFunction(id: String) { }
      func callAsFunction<D>(value: D) { }
      func callAsFunction<D>(id: String, value: D) { } }
    struct DismissWindowAction { init() { }
      func callAsFunction() { }
      func callAsFunction(id: String) { } }
    struct OpenSettingsAction { init() { }
      func callAsFunction() { } }
    struct RequestReviewAction { init() { }
      func callAsFunction() { } }
    struct DismissSearchAction { init() { }
      func callAsFunction() { } }
    enum WidgetFamily: String, CaseIterable { case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner }
    enum WidgetRenderingMode { case fullColor, accented, vibrant }
    enum ControlActiveState { case key, active, inactive }
    enum LegibilityWeight: Hashable { case regular, bold }
    class UndoManager { init() { }
      var canUndo: Bool { false }
      var canRedo: Bool { false }
      func undo() { }
      func redo() { }
      func removeAllActions() { }
      func setActionName(_ name: String) { }
      func registerUndo<Target>(withTarget target: Target, handler: @escaping (Target) -> Void) { } }
    struct RefreshAction { init() { }
      func callAsFunction() async { } }
    extension EnvironmentValues {
      var openWindow: OpenWindowAction { OpenWindowAction() }
      var dismissWindow: DismissWindowAction { DismissWindowAction() }
      var openSettings: OpenSettingsAction { OpenSettingsAction() }
      var requestReview: RequestReviewAction { RequestReviewAction() }
      var dismissSearch: DismissSearchAction { DismissSearchAction() }
      var supportsMultipleWindows: Bool { false }
      var isLuminanceReduced: Bool { false }
      var widgetFamily: WidgetFamily { .systemSmall }
      var widgetRenderingMode: WidgetRenderingMode { .fullColor }
      var showsWidgetContainerBackground: Bool { true }
      var controlActiveState: ControlActiveState { .key }
      var appearsActive: Bool { true }
      var isSceneCaptured: Bool { false }
      var undoManager: UndoManager? { nil }
      var refresh: RefreshAction? { nil }
      var backgroundMaterial: Material? { nil }
      var legibilityWeight: LegibilityWeight? { nil }
    }
    """,
    only: [
      "openWindow", "dismissWindow", "openSettings", "requestReview", "dismissSearch", "supportsMultipleWindows", "isLuminanceReduced", "widgetFamily", "widgetRenderingMode",
      "showsWidgetContainerBackground", "controlActiveState", "appearsActive", "isSceneCaptured", "WidgetFamily",
      "undoManager", "UndoManager", "refresh", "RefreshAction", "backgroundMaterial", "legibilityWeight", "LegibilityWeight",
    ])

  private static let maps = Topic(
    """
    let kCLLocationAccuracyNearestTenMeters = 10.0
    let kCLLocationAccuracyKilometer = 1000.0
    struct MKCoordinateSpan { var latitudeDelta: Double; var longitudeDelta: Double
      init() { latitudeDelta = 0; longitudeDelta = 0 }
      init(latitudeDelta: Double, longitudeDelta: Double) { self.latitudeDelta = latitudeDelta; self.longitudeDelta = longitudeDelta } }
    struct MKCoordinateRegion { var center: CLLocationCoordinate2D; var span: MKCoordinateSpan
      init() { center = CLLocationCoordinate2D(); span = MKCoordinateSpan() }
      init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center; self.span = span }
      init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) {
        self.center = center; span = MKCoordinateSpan(latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000) } }
    struct MKMapRect { init() { }
      static let world = MKMapRect() }
    class MKMapItem { var name: String?; var phoneNumber: String?; var url: URL?; let placemark: MKPlacemark; init(placemark: MKPlacemark) { self.placemark = placemark }
      func openInMaps() { } }
    class MKPlacemark { let coordinate: CLLocationCoordinate2D; var title: String?; init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate } }
    struct MapCamera { init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) { } }
    struct MapCameraBounds { init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { } }
    struct MapCameraPosition { init() { }
      static let automatic = MapCameraPosition()
      static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition() }
      static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
      static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
      static func item(_ item: MKMapItem) -> MapCameraPosition { MapCameraPosition() }
      static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback } }
    struct MapInteractionModes: OptionSet { let rawValue: Int
      static let pan = MapInteractionModes(rawValue: 1); static let zoom = MapInteractionModes(rawValue: 2); static let pitch = MapInteractionModes(rawValue: 4)
      static let rotate = MapInteractionModes(rawValue: 8); static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate] }
    enum MapUserTrackingMode { case none, follow }
    struct MapPointOfInterest { init() { }
      static let all = MapPointOfInterest(); static let excludingAll = MapPointOfInterest() }
    enum MapElevation { case automatic, flat, realistic }
    struct MapStyle { init() { }
      static let standard = MapStyle(); static let imagery = MapStyle(); static let hybrid = MapStyle()
      static func standard(elevation: MapElevation = .automatic, pointsOfInterest: MapPointOfInterest = .all, showsTraffic: Bool = false) -> MapStyle { MapStyle() }
      static func imagery(elevation: MapElevation = .automatic) -> MapStyle { MapStyle() }
      static func hybrid(elevation: MapElevation = .automatic, pointsOfInterest: MapPointOfInterest = .all, showsTraffic: Bool = false) -> MapStyle { MapStyle() } }
    struct MapProxy { init() { }
      func convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D? { nil } }
    struct MapReader<Content: View>: View { let content: (MapProxy) -> Content
      init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
      var body: some View { content(MapProxy()) } }
    struct Map: View {
      init() { }
      init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil) { }
      init<Item: Identifiable, Content: View>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: [Item], annotationContent: @escaping (Item) -> Content) { }
      init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) { }
      init<Content: View>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content) { }
      init<Value: Hashable, Content: View>(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all, selection: Binding<Value?>,
        @ViewBuilder content: () -> Content) { }
      init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all) { }
      init<Content: View>(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content) { }
      init<Content: View>(@ViewBuilder content: () -> Content) { }
      init<Content: View>(bounds: MapCameraBounds, interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content) { }
      init<Content: View>(interactionModes: MapInteractionModes, @ViewBuilder content: () -> Content) { }
      var body: some View { FrameworkView("Map") } }
    struct Marker: View {
      init(_ title: String, coordinate: CLLocationCoordinate2D) { }
      init(_ title: String, systemImage: String, coordinate: CLLocationCoordinate2D) { }
      init(_ title: String, image: String, coordinate: CLLocationCoordinate2D) { }
      init(_ title: String, monogram: Text, coordinate: CLLocationCoordinate2D) { }
      init(item: MKMapItem) { }
      init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { }
      var body: some View { EmptyView() } }
    struct Annotation: View {
      init<Content: View>(_ title: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) { }
      init<Content: View, Label: View>(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { }
      var body: some View { EmptyView() } }
    struct UserAnnotation: View { init() { }
      var body: some View { EmptyView() } }
    struct MapPolyline: View { init(coordinates: [CLLocationCoordinate2D]) { }
      var body: some View { EmptyView() }
      func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolyline { self }
      func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> MapPolyline { self } }
    struct MapPolygon: View { init(coordinates: [CLLocationCoordinate2D]) { }
      var body: some View { EmptyView() }
      func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> MapPolygon { self } }
    struct MapCircle: View { init(center: CLLocationCoordinate2D, radius: Double) { }
      var body: some View { EmptyView() }
      func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> MapCircle { self } }
    struct MapMarker: View { init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { }
      var body: some View { EmptyView() } }
    struct MapPin: View { init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { }
      var body: some View { EmptyView() } }
    struct MapAnnotation: View { init<Content: View>(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) { }
      var body: some View { EmptyView() } }
    struct MapCompass: View { init(scope: Namespace.ID? = nil) { }
      var body: some View { EmptyView() } }
    struct MapScaleView: View { init(scope: Namespace.ID? = nil) { }
      var body: some View { EmptyView() } }
    struct MapPitchToggle: View { init(scope: Namespace.ID? = nil) { }
      var body: some View { EmptyView() } }
    struct MapUserLocationButton: View { init(scope: Namespace.ID? = nil) { }
      var body: some View { EmptyView() } }
    extension View {
      func mapStyle(_ style: MapStyle) -> some View { self }
      func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
      func mapControlVisibility(_ visibility: Visibility) -> some View { self }
      func mapScope(_ scope: Namespace.ID) -> some View { self }
      func onMapCameraChange(_ action: @escaping () -> Void) -> some View { self }
      func annotationTitles(_ visibility: Visibility) -> some View { self }
    }
    """, modules: ["MapKit"])

  private static let players = Topic(
    """
    class AVPlayerItem { init(url: URL) { } }
    class AVPlayer { var rate: Float = 0; var volume: Float = 1; var isMuted = false; var currentItem: AVPlayerItem?
      init() { }
      init(url: URL) { currentItem = AVPlayerItem(url: url) }
      init(playerItem: AVPlayerItem?) { currentItem = playerItem }
      func play() { rate = 1 }
      func pause() { rate = 0 }
      func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item } }
    class AVQueuePlayer: AVPlayer { }
    protocol AVAudioPlayerDelegate: AnyObject { }
    class AVAudioPlayer { var volume: Float = 1; var numberOfLoops = 0; var currentTime = 0.0; var duration = 0.0; var isPlaying = false; var rate: Float = 1; var enableRate = false
      var delegate: (any AVAudioPlayerDelegate)?
      init(contentsOf url: URL) throws { }
      init(data: Data) throws { }
      @discardableResult func play() -> Bool { isPlaying = true; return true }
      func pause() { isPlaying = false }
      func stop() { isPlaying = false }
      @discardableResult func prepareToPlay() -> Bool { true } }
    struct VideoPlayer: View {
      init(player: AVPlayer?) { }
      init<Overlay: View>(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { }
      var body: some View { FrameworkView("VideoPlayer") } }
    """, modules: ["AVKit"])

  private static let photos = Topic(
    """
    struct PHPickerFilter { init() { }
      static let images = PHPickerFilter(); static let videos = PHPickerFilter(); static let livePhotos = PHPickerFilter(); static let screenshots = PHPickerFilter()
      static let panoramas = PHPickerFilter(); static let bursts = PHPickerFilter()
      static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
      static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
      static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() } }
    enum PhotosPickerSelectionBehavior { case `default`, ordered, continuous, continuousAndOrdered }
    enum PhotosPickerEncoding { case automatic, current, compatible }
    struct PhotosPickerItem: Hashable { var itemIdentifier: String?; init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
      func loadTransferable<T>(type: T.Type) async throws -> T? { nil } }
    struct PhotosPicker<Label: View>: View { let label: Label
      init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label) {
        self.label = label() }
      init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label) { self.label = label() }
      var body: some View { Button(action: { }) { label } } }
    extension PhotosPicker where Label == Text {
      init(_ title: String, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerEncoding = .automatic) {
        self.label = Text(title) }
      init(_ title: String, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerEncoding = .automatic) { self.label = Text(title) } }
    extension View {
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) -> some View { self }
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil) -> some View { self }
    }
    """)

  private static let pages = Topic(
    """
    struct WebView: View { init(url: URL?) { }
      var body: some View { FrameworkView("WebView") } }
    class SCNScene { init() { }
      init?(named name: String) { return nil } }
    class SKScene { var size = CGSize.zero; init() { }
      init(size: CGSize) { self.size = size } }
    struct SceneView: View {
      struct Options: OptionSet { let rawValue: Int
        static let allowsCameraControl = Options(rawValue: 1); static let autoenablesDefaultLighting = Options(rawValue: 2); static let rendersContinuously = Options(rawValue: 4) }
      init(scene: SCNScene?, options: Options = []) { }
      var body: some View { FrameworkView("SceneView") } }
    struct SpriteView: View {
      struct Options: OptionSet { let rawValue: Int
        static let allowsTransparency = Options(rawValue: 1); static let ignoresSiblingOrder = Options(rawValue: 2) }
      init(scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = []) { }
      var body: some View { FrameworkView("SpriteView") } }
    """)
}
