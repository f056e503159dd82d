/// The screen of a watch: views below each other on 184 × 224 points, those of a watch of 44 mm (Apple's guidelines). A window is larger, and has it in its middle.
public struct WatchScreen<Content: View>: View {
  private let content: Content
  /// A screen with these views.
  public init(_ content: Content) { self.content = content }
  /// The views in a frame of the screen's size.
  public var body: some View { VStack { content }.frame(width: 184, height: 224) }
}
