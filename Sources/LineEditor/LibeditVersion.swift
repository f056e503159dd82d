internal import CEdit

/// The interface version of the libedit that this program was built with: major and minor, as in `2.11`. Source: `LIBEDIT_MAJOR` and `LIBEDIT_MINOR`.
public let libeditVersion = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
