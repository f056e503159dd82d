import Foundation

/// Functions that are broken, for old formats alone.
public enum Insecure {}
