// What Apple's Core Graphics declares, and the views here need, is declared beside them; and so is what Foundation lacks
// on Linux: it is seen wherever this module is.
@_exported import Foundation
@_exported import class SwiftUI.UndoManager
@_exported import typealias SwiftUI.CGVector
