// What `import CoreML` brings along.
@_exported import Foundation
