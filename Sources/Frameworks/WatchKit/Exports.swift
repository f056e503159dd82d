// What `import WatchKit` brings along.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit
@_exported import UserNotifications
