// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own swift-syntax modules: this manifest is linked to a library that lies beside it.
/// SwiftPM caches the manifest: after an upgrade of the toolchain in place, `swift package purge-cache`.
/// Read through a file handle: `String(contentsOfFile:)` stops after the first 4 KB of a file in /proc.
let host: String = {
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { String(data: $0.readDataToEndOfFile(), encoding: .utf8) } ?? ""
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix(library) }), let slash = line.firstIndex(of: "/") else { return "/not-found" }
  return line[slash...].dropLast(library.count) + "/host"
}()
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
/// Said once, on the lowest module: linker settings reach every executable that contains it.
let linkSyntax: [LinkerSetting] =
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  + ["", "Builder", "Macros", "MacroExpansion"].map { .linkedLibrary("SwiftSyntax" + $0) }
  + ["Parser", "ParserDiagnostics", "Diagnostics", "Operators", "BasicFormat", "CompilerPluginMessageHandling"].map { .linkedLibrary("Swift" + $0) }
let strict: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")]
/// A package that depends on this one has a copy in `checkouts`, and SwiftPM takes no unsafe flags there.
let isDependency = Context.packageDirectory.contains("/checkouts/")
func ofRelease(_ flags: String...) -> [SwiftSetting] {
  isDependency ? [] : [.unsafeFlags(flags, .when(configuration: .release))]
}
/// For all but the engine: code of a release that is small. It is compiled in two thirds of the time, and interprets a tenth slower.
let small = ofRelease("-Osize")
/// For the checker of programs: overlapping accesses of variables are not looked for at run time in a release, which
/// took a twelfth of its time. Debug builds look for them.
let unchecked = ofRelease("-enforce-exclusivity=unchecked")
/// For what waits most of its time, for people, files or other processes: it is not optimised, and compiled in a third of
/// the time.
let plain = ofRelease("-Onone")
/// For the frameworks that programs import.
let framework: [SwiftSetting] = [.swiftLanguageMode(.v5)] + plain
/// For what checks and runs a program: tests do that thousands of times, so that debug builds of it are optimised, too.
let checking: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A file of `playground/views` is a module of its own, as a file in Xcode is. A test compares this list with the folder.
let sampleNames = [
  "Accessible", "Alignment", "Background", "BuiltInViews", "CardModifier", "Checklist", "Counter", "ControlGallery", "GroceryList", "SettingsForm", "TabbedScreens", "ColorFills",
  "ConcreteBody",
  "ConfigurableFont",
  "EmptyBody", "FrameAndBorder", "FirstThatFits", "FrameProposes", "GeometrySizes",
  "GridSpans",
  "HelloWorld", "InheritedFont", "LazyContainers", "ModifierKinds", "ObservableModel", "ObservedStore", "OlderPreview", "OpaqueContent", "OwnStyles", "Padding", "Priority",
  "ScrollViews", "Spacing", "StackDivides",
  "StarRating",
  "SurvivingIdentity", "TableColumns", "TagItem",
  "TextModifiers", "ThreeLayers",
  "Clipping", "Effects", "GeometryChange", "Gradients", "OwnShapes", "RelativeFrames", "RightToLeft", "SafeArea", "Shapes",
  "Surroundings", "ThreeSteps", "TitleFont", "TwoTexts", "Wrapping",
  "EqualButtons", "FlowingTags", "HandedUp", "RadialMenu",
  "Documented", "DrawingOrder", "ForegroundStyles", "ImageAndText", "Images", "OwnSize", "RoundedEdges", "TextLines", "TextParts", "TextsInside", "TransitionEnds",
  "AttributedTexts", "CanvasDrawing", "DrawnStyles",
  "Advised", "ChartsDrawn", "GeometryEffects", "OwnMonospacedDigit", "Scenes",
  "EditedRows", "LettersDrawn", "OwnLooks",
]
/// What samples show beside themselves.
let sampleAssets = ["Media.xcassets", "brawler.png", "medal@2x.png", "plate.png"]
/// `exclude` names the neighbours, or SwiftPM warns of "unhandled files" once for each target.
/// The modules behind the re-export are dependencies too: SwiftPM rebuilds a module only when a *direct* dependency was written anew, and a change
/// in `Views` does not write `SwiftUI` anew. Without them, a sample keeps the old layout of `Text` and crashes.
let samples: [Target] = sampleNames.map { name in
  .target(
    name: "Sample_\(name)",
    dependencies: ["Charts", "SwiftUI", "Documents", "Tables", "Views", "Drawing", "LayoutCore", "PlaygroundMacros", "Customizable"],
    path: "playground/views",
    exclude: ["refused"] + sampleAssets + sampleNames.filter { $0 != name }.map { "\($0).swift" }, sources: ["\(name).swift"],
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Sample_\(name)_main", "-Xfrontend", "-import-module", "-Xfrontend", "PlaygroundMacros"]),
    ])
}
let everySample: [Target.Dependency] = samples.map { .target(name: $0.name) }

let package = Package(
  name: "swiftui-playground",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "Documents", "Tables", "Views", "LayoutCore", "Drawing", "Combine"]),
    .executable(name: "playground", targets: ["Launcher"]),
    .executable(name: "interfaces", targets: ["InterfaceWriter"]),
  ],
  targets: [
    // 0
    .target(name: "LayoutCore", swiftSettings: strict),
    .target(name: "Toolchain", swiftSettings: strict + syntax, linkerSettings: linkSyntax),
    .target(name: "FileAccess", swiftSettings: strict),
    // Generated texts: `swift run interfaces` writes them.
    .target(name: "Interfaces", swiftSettings: strict + small),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CInotifyTools", providers: [.apt(["libinotifytools0-dev"])]),
    .systemLibrary(name: "CWidth"),
    .systemLibrary(name: "CEvents"),
    .systemLibrary(name: "CBacktrace"),
    .systemLibrary(name: "CMemory"),
    .systemLibrary(name: "CTraps"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev", "libfontconfig-dev", "libharfbuzz-dev"])]),
    .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(name: "CRsvg", providers: [.apt(["librsvg2-2"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSixel", pkgConfig: "libsixel", providers: [.apt(["libsixel-dev"])]),
    .systemLibrary(name: "CMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // 1
    .target(name: "Declarations", dependencies: ["Interfaces", "Toolchain"], swiftSettings: strict + checking + small + syntax),
    .target(name: "Traps", dependencies: ["CTraps"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["CWidth", "CCairo", "CJPEG", "CWebP", "CRsvg"], swiftSettings: strict),
    .target(name: "Tracing", dependencies: ["LayoutCore"], swiftSettings: strict),
    .target(name: "Macros", dependencies: ["Toolchain"], swiftSettings: strict + plain + syntax),
    .macro(name: "MacroPlugin", dependencies: ["Toolchain", "Macros"], swiftSettings: strict + plain + syntax),
    .target(name: "LineEditor", dependencies: ["CEdit", "FileAccess"], swiftSettings: strict + small),
    .target(name: "Watcher", dependencies: ["CInotifyTools"], swiftSettings: strict + plain),
    // 2
    .target(name: "Semantics", dependencies: ["Declarations", "Macros", "Toolchain"], swiftSettings: strict + checking + small + unchecked + syntax),
    .target(name: "Runtime", dependencies: ["Declarations", "Toolchain", "Traps"], swiftSettings: strict + checking + syntax),
    .target(name: "Standard", dependencies: ["Runtime", "Declarations"], swiftSettings: strict + checking + small + syntax),
    .target(name: "Views", dependencies: ["LayoutCore", "Drawing", "CMemory", "FileAccess"], swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["Drawing", "CSixel"], swiftSettings: strict),
    .target(name: "Pictures", dependencies: ["Drawing", "CCairo", "CJPEG", "CZlib"], swiftSettings: strict + small),
    .target(name: "Customizable", dependencies: ["MacroPlugin"], swiftSettings: strict),
    // 3
    // Thunks of the library's declarations: `swift run interfaces` writes them.
    .target(
      name: "Bindings", dependencies: ["Runtime", "Declarations", "Views", "LayoutCore", "Drawing"], exclude: ["Generated/Unbound.txt"],
      swiftSettings: strict + small + syntax + [.enableUpcomingFeature("MemberImportVisibility")]),
    .executableTarget(
      name: "InterfaceWriter", dependencies: ["Toolchain", "FileAccess"], exclude: ["Supplements"],
      swiftSettings: strict + plain + syntax),
    // Parts of SwiftUI that the interpreter reads as it reads frameworks.
    .target(name: "Documents", dependencies: ["Views"], path: "Sources/Frameworks/Documents", swiftSettings: framework),
    .target(name: "Tables", dependencies: ["Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/Tables", swiftSettings: framework),
    .target(name: "SwiftUI", dependencies: ["Documents", "Tables", "Views"], swiftSettings: strict),
    // Frameworks: compiled here, and read by the interpreter as source. They are written for Swift 5, as the programs that import them.
    .target(name: "Contacts", path: "Sources/Frameworks/Contacts", swiftSettings: framework),
    .target(name: "CoreML", path: "Sources/Frameworks/CoreML", swiftSettings: framework),
    .target(name: "CoreMotion", path: "Sources/Frameworks/CoreMotion", swiftSettings: framework),
    .target(name: "CryptoKit", path: "Sources/Frameworks/CryptoKit", swiftSettings: framework),
    .target(name: "MobileCoreServices", path: "Sources/Frameworks/MobileCoreServices", swiftSettings: framework),
    .target(name: "NaturalLanguage", path: "Sources/Frameworks/NaturalLanguage", swiftSettings: framework),
    .target(name: "Network", path: "Sources/Frameworks/Network", swiftSettings: framework),
    .target(name: "Security", path: "Sources/Frameworks/Security", swiftSettings: framework),
    .target(name: "Combine", dependencies: ["SwiftUI", "Views"], path: "Sources/Frameworks/Combine", swiftSettings: framework),
    .target(name: "CoreData", dependencies: ["SwiftUI", "Views"], path: "Sources/Frameworks/CoreData", swiftSettings: framework),
    .target(
      name: "SwiftData", dependencies: ["SwiftUI", "Views", "MacroPlugin"], path: "Sources/Frameworks/SwiftData",
      swiftSettings: framework),
    .target(name: "PlaygroundMacros", dependencies: ["MacroPlugin", "Views"], swiftSettings: strict + plain),
    .target(
      name: "SwiftSource", dependencies: ["Semantics", "Declarations", "Interfaces", "Views", "LayoutCore", "Drawing", "FileAccess", "Toolchain", "CExpat"],
      swiftSettings: strict + small + syntax),
    // Frameworks: compiled here, and read by the interpreter as source. They are written for Swift 5, as the programs that import them.
    .target(name: "Accessibility", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/Accessibility", swiftSettings: framework),
    .target(name: "AppIntents", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/AppIntents", swiftSettings: framework),
    .target(name: "AudioToolbox", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/AudioToolbox", swiftSettings: framework),
    .target(name: "Charts", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/Charts", swiftSettings: framework),
    .target(name: "CoreGraphics", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/CoreGraphics", swiftSettings: framework),
    .target(name: "CoreHaptics", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/CoreHaptics", swiftSettings: framework),
    .target(name: "CoreLocation", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/CoreLocation", swiftSettings: framework),
    .target(name: "GameplayKit", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/GameplayKit", swiftSettings: framework),
    .target(name: "LocalAuthentication", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/LocalAuthentication", swiftSettings: framework),
    .target(name: "TipKit", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/TipKit", swiftSettings: framework),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/UniformTypeIdentifiers", swiftSettings: framework),
    .target(
      name: "WatchConnectivity", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/WatchConnectivity", swiftSettings: framework),
    .target(name: "os", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/os", swiftSettings: framework),
    .target(name: "GameKit", dependencies: ["GameplayKit", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/GameKit", swiftSettings: framework),
    .target(name: "MetricKit", dependencies: ["os", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/MetricKit", swiftSettings: framework),
    .target(name: "OSLog", dependencies: ["os", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/OSLog", swiftSettings: framework),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/QuartzCore", swiftSettings: framework),
    .target(
      name: "UserNotifications", dependencies: ["CoreLocation", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/UserNotifications", swiftSettings: framework
    ),
    .target(
      name: "WatchKit",
      dependencies: ["UserNotifications", "CoreLocation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/WatchKit", swiftSettings: framework),
    .target(
      name: "WidgetKit",
      dependencies: ["ActivityKit", "AppIntents", "SwiftUI", "Views", "Drawing", "LayoutCore", "MacroPlugin"],
      path: "Sources/Frameworks/WidgetKit", swiftSettings: framework),
    .target(
      name: "AVFoundation", dependencies: ["QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/AVFoundation",
      swiftSettings: framework),
    .target(name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/UIKit", swiftSettings: framework),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/AVKit",
      swiftSettings: framework),
    .target(
      name: "AuthenticationServices", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/AuthenticationServices", swiftSettings: framework),
    .target(
      name: "CoreImage", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/CoreImage",
      swiftSettings: framework),
    .target(
      name: "MapKit", dependencies: ["CoreLocation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/MapKit",
      swiftSettings: framework),
    .target(
      name: "MessageUI", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/MessageUI",
      swiftSettings: framework),
    .target(
      name: "Photos", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/Photos",
      swiftSettings: framework),
    .target(
      name: "SafariServices", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/SafariServices",
      swiftSettings: framework),
    .target(
      name: "SceneKit", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/SceneKit",
      swiftSettings: framework),
    .target(
      name: "SpriteKit", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/SpriteKit",
      swiftSettings: framework),
    .target(
      name: "StoreKit", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/StoreKit",
      swiftSettings: framework),
    .target(
      name: "WebKit", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/WebKit",
      swiftSettings: framework),
    .target(
      name: "PhotosUI", dependencies: ["Photos", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"], path: "Sources/Frameworks/PhotosUI",
      swiftSettings: framework),
    .target(
      name: "ActivityKit", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/ActivityKit", swiftSettings: framework),
    .target(
      name: "CoreSpotlight", dependencies: ["SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/CoreSpotlight", swiftSettings: framework),
    .target(
      name: "CloudKit", dependencies: ["CoreLocation", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/CloudKit", swiftSettings: framework),
    .target(
      name: "EventKit", dependencies: ["CoreLocation", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/EventKit", swiftSettings: framework),
    .target(
      name: "ContactsUI",
      dependencies: ["Contacts", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/ContactsUI", swiftSettings: framework),
    .target(
      name: "CoreLocationUI",
      dependencies: ["CoreLocation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/CoreLocationUI", swiftSettings: framework),
    .target(
      name: "EventKitUI",
      dependencies: ["EventKit", "CoreLocation", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/EventKitUI", swiftSettings: framework),
    .target(
      name: "PDFKit",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/PDFKit", swiftSettings: framework),
    .target(
      name: "AppKit",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/AppKit", swiftSettings: framework),
    .target(
      name: "Cocoa",
      dependencies: ["AppKit", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/Cocoa", swiftSettings: framework),
    .target(
      name: "PencilKit",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/PencilKit", swiftSettings: framework),
    .target(
      name: "Speech",
      dependencies: ["AVFoundation", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/Speech", swiftSettings: framework),
    .target(
      name: "Vision",
      dependencies: ["CoreImage", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/Vision", swiftSettings: framework),
    .target(
      name: "VisionKit",
      dependencies: ["Vision", "CoreImage", "UIKit", "QuartzCore", "CoreGraphics", "SwiftUI", "Views", "Drawing", "LayoutCore"],
      path: "Sources/Frameworks/VisionKit", swiftSettings: framework),
    // 4
    .target(
      name: "Running",
      dependencies: [
        "SwiftSource", "Bindings", "Standard", "Runtime", "Semantics", "Declarations", "Interfaces", "Views", "LayoutCore", "Toolchain", "FileAccess",
      ], swiftSettings: strict + small + syntax),
    // 5
    .target(name: "Workbench", dependencies: ["Running", "SwiftSource", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore"], swiftSettings: strict + small + syntax),
    // 6
    .target(
      name: "Lessons", dependencies: ["Workbench", "SwiftSource", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore", "FileAccess", "CMark"],
      swiftSettings: strict + plain + syntax),
    // 7
    .target(
      name: "playground",
      dependencies: [
        "Lessons", "Workbench", "SwiftSource", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore", "Pictures", "LineEditor", "Watcher", "FileAccess", "CEvents", "CMemory",
      ],
      swiftSettings: strict + plain + syntax),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["EngineBenchmark", "MeasuredViews", "Workbench", "Running", "SwiftSource", "Tracing", "Terminal", "Pictures", "Views", "Drawing", "LayoutCore"],
      swiftSettings: strict + syntax),
    // Runs without the interpreter: it tells the memory of the views alone.
    .executableTarget(name: "EngineBenchmark", dependencies: ["MeasuredViews", "Views", "LayoutCore"], swiftSettings: strict),
    .target(name: "MeasuredViews", dependencies: ["Views"], swiftSettings: strict),
    // 8
    .executableTarget(name: "Launcher", dependencies: ["playground"], swiftSettings: strict + plain + syntax),
    .executableTarget(
      name: "fuzz", dependencies: ["playground", "Running", "SwiftSource", "Toolchain", "CBacktrace"], swiftSettings: strict + syntax,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    // tests
    .systemLibrary(name: "CPreviewSection", path: "Tests/CPreviewSection"),
    .executableTarget(name: "LineEditorProbe", dependencies: ["LineEditor"], path: "Tests/LineEditorProbe", swiftSettings: strict + plain),
    // Optimised: an enumeration that unoptimised code makes keeps bits that nothing wrote, and valgrind reports whoever compares them.
    .executableTarget(
      name: "BoundaryProbe", dependencies: ["LineEditor", "Watcher", "Drawing", "Pictures", "Terminal"],
      path: "Tests/BoundaryProbe", swiftSettings: strict),
    .target(name: "TierPrograms", path: "Tests/TierPrograms", exclude: ["Programs"], swiftSettings: strict + plain),
    .target(name: "TestFiles", dependencies: ["FileAccess"], path: "Tests/TestFiles", swiftSettings: strict + plain),
    .target(name: "TestOrder", path: "Tests/TestOrder", swiftSettings: strict + plain),
    .target(name: "PseudoTerminal", dependencies: ["Drawing"], path: "Tests/PseudoTerminal", swiftSettings: strict + plain),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "TestFiles"], swiftSettings: strict),
    .testTarget(name: "LineEditorTests", dependencies: ["TestOrder", "LineEditor", "FileAccess", "TestFiles", "LineEditorProbe", "PseudoTerminal"], swiftSettings: strict),
    .testTarget(name: "WatcherTests", dependencies: ["Watcher"], swiftSettings: strict),
    .testTarget(
      name: "SemanticsTests", dependencies: ["TestOrder", "Semantics", "Declarations", "Interfaces"], exclude: ["Differences.txt"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "BindingsTests", dependencies: ["Bindings", "Runtime", "Semantics", "Declarations", "Interfaces", "Views", "LayoutCore", "Drawing"], swiftSettings: strict + syntax),
    .testTarget(
      name: "RuntimeTests", dependencies: ["Runtime", "Standard", "Bindings", "Semantics", "Declarations", "Views"],
      exclude: ["Differences.txt", "Library", "Programs"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "FrameworkTests", dependencies: ["SwiftData", "CoreData", "SwiftUI", "Views"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "InterfacesTests", dependencies: ["TestOrder", "Interfaces", "InterfaceWriter"], swiftSettings: strict + syntax),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "SwiftUI", "Views", "LayoutCore", "Drawing"],
      swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(name: "LayoutCoreTests", dependencies: ["TestOrder", "LayoutCore"], swiftSettings: strict),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Drawing", "PseudoTerminal"], swiftSettings: strict),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Drawing"], swiftSettings: strict),
    .testTarget(name: "TracingTests", dependencies: ["Tracing", "LayoutCore"], swiftSettings: strict),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "Drawing", "LayoutCore"], swiftSettings: strict),
    .testTarget(
      name: "InterpreterTests", dependencies: ["Workbench", "Running", "SwiftSource", "Views", "Drawing", "LayoutCore", "Customizable", "TierPrograms"],
      swiftSettings: strict + syntax),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Workbench", "Running", "SwiftSource", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore", "Bindings", "Runtime", "Standard", "Semantics", "Declarations",
        "PlaygroundMacros", "CPreviewSection",
      ] + everySample,
      swiftSettings: strict + syntax),
    .testTarget(
      name: "WorkbenchTests", dependencies: ["TestOrder", "Workbench", "Running", "SwiftSource", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore"],
      resources: [.copy("Resources")], swiftSettings: strict + syntax),
    .testTarget(
      name: "ExtremeTests", dependencies: ["Workbench", "SwiftSource", "Pictures", "Tracing", "Terminal", "Views", "Drawing", "LayoutCore"], swiftSettings: strict + syntax),
    .testTarget(
      name: "ScreenTests", dependencies: ["Workbench", "SwiftSource", "Pictures", "Views", "Drawing"], resources: [.copy("Targets.txt")], swiftSettings: strict + syntax),
    .testTarget(name: "LessonsTests", dependencies: ["Lessons", "FileAccess", "TestFiles", "Workbench", "SwiftSource", "LayoutCore"], swiftSettings: strict + syntax),
    .testTarget(
      name: "CommandTests",
      dependencies: ["TestOrder", "Workbench", "SwiftSource", "FileAccess", "TestFiles", "playground", "Launcher", "PseudoTerminal"], swiftSettings: strict + syntax),
    .testTarget(name: "PromptTests", dependencies: ["TestOrder", "Launcher", "PseudoTerminal"], swiftSettings: strict + syntax),
    .testTarget(name: "FuzzTests", dependencies: ["TestOrder", "Launcher", "fuzz", "PseudoTerminal"], exclude: ["Corpus", "LibFuzzer"], swiftSettings: strict + syntax),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "TestOrder", "SwiftUI", "Views", "LayoutCore", "SwiftSource", "Running", "PlaygroundMacros", "Customizable", "Macros", "Toolchain", "LineEditor", "Watcher",
        "Pictures",
        "Lessons",
        "Interfaces", "TierPrograms",
      ],
      swiftSettings: strict + syntax),
  ] + samples,
  swiftLanguageModes: [.v6])

// One build of a release serves people and tests: the README's first command makes what its second one tests
// (`--disable-testable-imports`: SwiftPM adds no flags of its own, which would make everything anew). Internal
// declarations can be tested in it, which costs neither speed nor memory that benchmarks tell. Tests, samples and the
// harness themselves are not optimised: compiling them is what takes time.
if !isDependency {
  for target in package.targets {
    let isPlain = target.type == .test || target.name.hasPrefix("Sample_") || target.name == "fuzz"
    guard isPlain || target.type == .regular || target.type == .executable else { continue }
    // Where a line of a back trace lies is enough of what debuggers ask: the rest of it costs a tenth of the time.
    let isTested = !isPlain || target.name == "fuzz"
    target.swiftSettings =
      (target.swiftSettings ?? []) + ofRelease("-gline-tables-only") + (isPlain ? plain : [])
      + (isTested ? ofRelease("-enable-testing") : [])
  }
}
