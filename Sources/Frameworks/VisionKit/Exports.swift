// What `import VisionKit` brings along.
@_exported import Foundation
@_exported import UIKit
@_exported import Vision
