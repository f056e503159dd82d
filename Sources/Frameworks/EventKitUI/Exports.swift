// What `import EventKitUI` brings along.
@_exported import EventKit
@_exported import Foundation
@_exported import UIKit
