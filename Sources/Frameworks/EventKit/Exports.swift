// What `import EventKit` brings along.
@_exported import CoreGraphics
@_exported import CoreLocation
@_exported import Foundation
