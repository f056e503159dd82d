// What `import WidgetKit` brings along.
@_exported import AppIntents
@_exported import Foundation
