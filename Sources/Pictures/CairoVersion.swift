internal import CCairo

/// The version of the cairo that this program runs with, as in `1.16.0`.
public let cairoVersion = String(cString: cairo_version_string())
