// What `import QuartzCore` brings along.
@_exported import CoreGraphics
@_exported import Foundation
