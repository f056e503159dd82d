// What `import SpriteKit` brings along.
@_exported import Foundation
@_exported import UIKit
