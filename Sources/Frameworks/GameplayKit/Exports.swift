// What `import GameplayKit` brings along.
@_exported import Foundation
