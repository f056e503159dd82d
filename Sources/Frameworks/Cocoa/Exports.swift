// What `import Cocoa` brings along.
@_exported import AppKit
@_exported import Foundation
