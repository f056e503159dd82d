// What `import StoreKit` brings along.
@_exported import Foundation
