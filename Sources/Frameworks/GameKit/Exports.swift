// What `import GameKit` brings along.
@_exported import Foundation
@_exported import GameplayKit
