internal import Drawing
internal import FileAccess
internal import Foundation
internal import Synchronization

/// The images and colours of a project, by their names: files beside the view file, and those of its asset catalogues.
///
/// Nothing outside of the given folders is ever read: a name with a path in it that leads out is refused, and so is a link to a file elsewhere.
public final class AssetLibrary: Sendable {
  /// More files and folders than this are not looked at (our choice).
  public static let entryLimit = 4_000

  private let folder: String
  private let project: String?
  private let index: Mutex<(made: AssetIndex, at: ContinuousClock.Instant)?> = Mutex(nil)
  private let decoded: Mutex<[String: Decoded]> = Mutex([:])
  private let misses: Mutex<[String]> = Mutex([])

  /// - Parameters:
  ///   - folder: where the view file lies: its images, and its asset catalogues.
  ///   - project: the folder of its project, whose asset catalogues count as well.
  public init(folder: String, project: String? = nil) { (self.folder, self.project) = (folder, project) }

  /// An image that was found.
  struct Found: Sendable {
    /// In points; of a symbol beside letters of ``VectorImage/symbolPointSize``.
    var size: CGSize
    /// Pixels a point; units of lines a point.
    var scale: CGFloat
    /// The catalogue says that only its opacity counts.
    var isTemplate: Bool?
    /// Of a symbol, where the baseline lies, from its top in points.
    var baseline: CGFloat?
    var content: Result<Content, ImageError>
  }
  /// What an image shows.
  enum Content: Sendable {
    case pixels(Bitmap)
    case lines(VectorImage)
  }
  /// What a file holds.
  private struct Picture: Sendable {
    /// In points, where the file's scale is 1.
    var size: CGSize
    var baseline: CGFloat?
    var content: Result<Content, ImageError>
  }
  private struct Decoded: Sendable {
    var status: FileStatus
    var result: Result<Picture, ImageError>
  }

  /// The image of a name; why there is none, in words.
  func image(_ name: String, isDark: Bool) -> Result<Found, AssetError> {
    if let problem = AssetIndex.problem(of: name) { return .failure(problem) }
    guard let entry = (current(with: { $0.images[name] != nil }).images[name] ?? imageName(name).flatMap { current { _ in true }.images[$0] })?.best(isDark: isDark) else {
      return .failure(.missingImage(name))
    }
    switch read(entry) {
    case .failure(let error): return .failure(.unusable(name, error))
    case .success(let picture):
      let size = CGSize(width: picture.size.width / entry.scale, height: picture.size.height / entry.scale)
      return .success(
        Found(
          size: size, scale: entry.scale, isTemplate: entry.isTemplate, baseline: picture.baseline,
          content: picture.content))
    }
  }
  /// The colour of a name in both schemes; nil for none, which is then one of ``missingColors``.
  func color(_ name: String) -> (light: RGBA, dark: RGBA)? {
    if let color = current(with: { $0.colors[name] != nil }).colors[name] ?? colorName(name).flatMap({ current { _ in true }.colors[$0] }) {
      misses.withLock { $0.removeAll { $0 == name } }
      return (color.light, color.dark)
    }
    misses.withLock { if !$0.contains(name) { $0.append(name) } }
    return nil
  }
  /// The names of all images and colours.
  func assetNames() -> (images: [String], colors: [String]) {
    let index = current { _ in true }
    return (index.images.keys.sorted(), index.colors.keys.sorted())
  }
  /// Whether there is any image or colour: a file that stands alone has none.
  var isEmpty: Bool {
    let index = current { _ in true }
    return index.images.isEmpty && index.colors.isEmpty
  }
  /// The names of colours that were asked for and are not there.
  var missingColors: [String] { misses.withLock { $0 } }

  /// How long what was not found is taken as not there (our choice): files that come later are found then.
  private static let patience: Duration = .milliseconds(300)
  private func current(with isThere: (AssetIndex) -> Bool) -> AssetIndex {
    index.withLock { known in
      if let known, isThere(known.made) || ContinuousClock.now - known.at < Self.patience { return known.made }
      let made = AssetIndex(folder: folder, project: project)
      known = (made, .now)
      return made
    }
  }
  private func read(_ entry: AssetIndex.ImageEntry) -> Result<Picture, ImageError> {
    let path = entry.path
    let file: OpenFile
    do throws(FileError) { file = try Sandbox(folders: [folder, project].compactMap { $0 }).open(path) } catch { return .failure(.unreadable) }
    if let known = decoded.withLock({ $0[path] }), known.status == file.status { return known.result }
    let result = AssetLibrary.decode(file, for: entry.purpose)
    decoded.withLock { $0[path] = Decoded(status: file.status, result: result) }
    return result
  }
  private static func decode(_ open: OpenFile, for purpose: VectorImage.Purpose) -> Result<Picture, ImageError> {
    guard open.status.size <= ImageError.byteLimit else { return .failure(.fileTooLarge(bytes: open.status.size)) }
    let data: Data
    do throws(FileError) { data = try open.contents(limit: ImageError.byteLimit) } catch { return .failure(.unreadable) }
    do throws(ImageError) {
      if VectorImage.isVector(data) {
        let image = try VectorImage(data, for: purpose)
        return .success(Picture(size: image.size, baseline: image.baseline, content: .success(.lines(image))))
      }
      let file = try ImageFile(data)
      let size = CGSize(width: file.width, height: file.height)
      do throws(ImageError) {
        return .success(Picture(size: size, content: .success(.pixels(try file.bitmap()))))
      } catch {
        return .success(Picture(size: size, content: .failure(error)))
      }
    } catch {
      return .failure(error)
    }
  }
}

/// Why there is no image or colour of a name.
enum AssetError: Error, Hashable, Sendable {
  case missingImage(String)
  case unknownSymbol(String)
  case outside(String)
  case unusable(String, ImageError)

  /// What is wrong and what helps, in words.
  var message: String {
    switch self {
    case .missingImage(let name):
      "there is no image '\(AssetError.shown(name))': \(AssetError.shown(name)).png, .jpg, .webp, .svg, .pdf, or an image set of that name in an asset catalogue would be it; its name in a frame stands for it"
    case .unknownSymbol(let name):
      "there is no drawing for the symbol '\(AssetError.shown(name))'\(Symbol.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""); an empty square stands for it"
    case .outside(let name): "'\(AssetError.shown(name))' is no name of an asset: only files of the project are read, by their names without a path"
    case .unusable(let name, let error): "the image '\(AssetError.shown(name))' cannot be shown: \(error)"
    }
  }
  static func shown(_ name: String) -> String { cleaned(name.count > 60 ? name.prefix(59) + "…" : name[...], keepsLineBreaks: false) }
}
