// What `import MobileCoreServices` brings along.
@_exported import Foundation
