// What `import Vision` brings along.
@_exported import CoreGraphics
@_exported import Foundation
