/// What a program's menus hold. The playground draws no bar of menus: commands are checked, and neither made nor run.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body of their own.
@MainActor @preconcurrency
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  /// Primitive commands have no body; nothing reads it.
  public var body: Never { fatalError("primitive commands have no body") }
}

/// Makes the commands of a program from statements.
@resultBuilder
public enum CommandsBuilder {
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// None.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One group of commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Several groups of commands: nothing shows them.
  public static func buildBlock<First: Commands, each Rest: Commands>(_ first: First, _ rest: repeat each Rest)
    -> First
  { first }
  /// Commands of a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  /// Commands of a condition that holds.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  /// Commands of a condition that does not hold.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  /// Commands of a system that is new enough.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never
  /// None.
  public nonisolated init() {}
}

/// A menu of a program's own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  /// A menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
  /// A menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Where in the system's menus commands stand.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What the system offers.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the program.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the program.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Making something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Bringing in and out.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying, pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The bar of tools.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The bar at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// One window of a kind.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands in the system's menus.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public typealias Body = Never
  /// Commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in the place of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands for a bar at the side.
public struct SidebarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
/// The system's commands for texts that are edited.
public struct TextEditingCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
/// The system's commands for the look of texts.
public struct TextFormattingCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
/// The system's commands for bars of tools.
public struct ToolbarCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
/// The system's commands for pictures that come from another device.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
/// The system's commands for a column with details.
public struct InspectorCommands: PrimitiveCommands {
  public typealias Body = Never
  /// The commands.
  public nonisolated init() {}
}
