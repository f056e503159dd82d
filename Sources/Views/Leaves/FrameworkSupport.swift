package import Drawing
public import Foundation
internal import Synchronization

/// What modules of other frameworks build on and SwiftUI has no name for: programs have no use of it.
public enum FrameworkSupport {
  /// A frame with the name of a view that only Apple's systems can show, as large as it is offered.
  @MainActor public static func frame(_ name: String) -> AnyView { AnyView(FrameworkView(name)) }

  /// A gesture that hears nothing.
  @MainActor public static var silentGesture: AnyGesture<Void> { AnyGesture(Optional<TapGesture>.none) }

  /// Something for each element that is no view: marks of a chart, places of a map.
  public static func forEach<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) -> ForEach<Data, ID, Content> { ForEach(elements: data, id: id, content: content) }

  /// The one object of a class that an app has of it, made with `init()`. Compiled programs have no way to make it: Swift wants such an initialiser to be required.
  @MainActor public static func object<T: AnyObject>(_ type: T.Type) -> T {
    preconditionFailure("only interpreted programs make a delegate of \(type)")
  }

  /// Ends what a program does, because it needs something that is not there: interpreted programs tell it, and go on with
  /// the next.
  public static func lacks(_ what: String) -> Never { fatalError("\(what) is not in the playground yet") }

  /// The screen that views are shown on, in points; an iPhone's where nothing is known.
  @MainActor public static var screenSize: CGSize { screen ?? CGSize(width: 393, height: 852) }
  /// Set by what shows views.
  @MainActor package static var screen: CGSize?

  /// A colour in the light and another in the dark appearance.
  public static func color(light: Color, dark: Color) -> Color { Color(light: light, dark: dark) }
  /// A colour of iOS by what it is for, as UIKit names it (`label`, `systemGray2`); transparent where there is none of that name.
  public static func systemColor(_ name: String) -> Color {
    SystemColor.allCases.first { $0.label == name }.map { Color.system($0) } ?? .clear
  }

  /// The device that views are shown on: texts are measured as there; an iPhone where nothing is known.
  package static var device: Device {
    get { shownDevice.withLock { $0 } }
    set { shownDevice.withLock { $0 = newValue } }
  }
  private static let shownDevice = Mutex(Device.iphone)
  /// The size of a text in points, as texts in views are measured.
  /// - Parameters:
  ///   - width: the room in which it is broken into lines, in points; nil for one line a paragraph.
  ///   - lineSpacing: the space between lines, in points.
  public static func size(of text: String, font: Font, width: CGFloat? = nil, lineSpacing: CGFloat = 0) -> CGSize {
    var environment = EnvironmentValues()
    let device = device
    environment.look = device.look
    environment.textMetrics = device.textMetrics
    environment.lineSpacing = lineSpacing
    let layout = Text(verbatim: text).font(font).content(environment).layout
    return layout.size(width: width, height: nil)
  }

  /// The image of a PNG or JPEG file's bytes; nil for other bytes.
  /// - Parameter scale: pixels a point.
  public static func image(_ data: Data, scale: CGFloat) -> Image? {
    guard let file = try? ImageFile(data), let bitmap = try? file.bitmap() else { return nil }
    return Image(bitmap, scale: scale > 0 ? scale : 1)
  }
  /// An image without a picture, of a size in points.
  public static func emptyImage(of size: CGSize) -> Image { Image(emptyOf: size) }
  /// The size of an image of bytes in points; zero for one whose size only its surroundings know.
  public static func size(of image: Image) -> CGSize {
    switch image.source {
    case .pixels(let bitmap, let scale):
      return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .empty(let size): return size
    case .drawn(let drawing): return onMain(drawing) { $0.size }
    case .symbol, .named: return .zero
    }
  }
}
