/// The index of a node in its tree.
public typealias NodeID = Int32
