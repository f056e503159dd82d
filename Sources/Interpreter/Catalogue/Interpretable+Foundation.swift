internal import Foundation

extension URL: NamedValue {}
