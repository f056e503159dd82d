// What `import UIKit` brings along.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
