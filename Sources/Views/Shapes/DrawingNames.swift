public import Drawing

// SwiftUI's and Core Graphics' names for what the module `Drawing` declares, so that source files have them by `import SwiftUI`.

/// Lines and curves that outline an area, in points; y runs down.
public typealias Path = Drawing.Path
/// A map of the plane that keeps straight lines straight.
public typealias CGAffineTransform = Drawing.CGAffineTransform
/// A direction with a length, in points.
public typealias CGVector = Drawing.CGVector
/// How the outline of a shape is drawn.
public typealias StrokeStyle = Drawing.StrokeStyle
/// Which parts a path's own lines enclose.
public typealias FillStyle = Drawing.FillStyle
/// How a line ends.
public typealias CGLineCap = Drawing.CGLineCap
/// How two pieces of a line meet.
public typealias CGLineJoin = Drawing.CGLineJoin
/// How a corner is rounded.
public typealias RoundedCornerStyle = Drawing.RoundedCornerStyle
/// The radii of the four corners of a rectangle, in points.
public typealias RectangleCornerRadii = Drawing.RectangleCornerRadii
/// How the colours of a view and of what is behind it make one.
public typealias BlendMode = Drawing.BlendMode
