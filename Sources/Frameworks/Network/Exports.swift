// What `import Network` brings along.
@_exported import Foundation
