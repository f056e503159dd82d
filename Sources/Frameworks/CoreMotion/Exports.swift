// What `import CoreMotion` brings along.
@_exported import Foundation
