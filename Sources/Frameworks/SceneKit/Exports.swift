// What `import SceneKit` brings along.
@_exported import Foundation
