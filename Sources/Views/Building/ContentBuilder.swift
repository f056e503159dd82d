/// Makes views, items of toolbars and the like of the statements of a closure: the builder of views.
public typealias ContentBuilder = ViewBuilder
