// What Apple's Core Graphics declares, and the views here need, is declared beside them.
@_exported import Foundation
@_exported import typealias SwiftUI.CGVector
