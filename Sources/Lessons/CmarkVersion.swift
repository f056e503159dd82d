internal import CMark

/// The version of the cmark that this program runs with, as in `0.30.2`.
public let cmarkVersion = String(cString: cmark_version_string())
