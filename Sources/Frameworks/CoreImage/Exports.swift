// What `import CoreImage` brings along.
@_exported import Foundation
