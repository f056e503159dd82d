// What `import CryptoKit` brings along.
@_exported import Foundation
