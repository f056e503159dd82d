internal import Declarations

typealias FolderDistance = Declarations.FolderDistance
typealias SwiftUINames = Declarations.SwiftUINames
