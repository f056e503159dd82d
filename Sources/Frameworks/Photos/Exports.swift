// What `import Photos` brings along.
@_exported import Foundation
