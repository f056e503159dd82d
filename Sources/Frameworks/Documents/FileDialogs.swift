import Foundation
import Views

/// Choices of files are the system's: while a binding says so, a labelled frame stands for them. Nothing is chosen.
extension View {
  func presentingFiles(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { FrameworkSupport.frame(name) }
  }
  /// A choice of a file to open.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingFiles("fileImporter", isPresented)
  }
  /// A choice of files to open.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presentingFiles("fileImporter", isPresented)
  }
  /// A choice of files to open, which may be left without one.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    presentingFiles("fileImporter", isPresented)
  }
  /// A choice of a place for a document that is a value.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingFiles("fileExporter", isPresented)
  }
  /// A choice of a place for a document that is an object.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingFiles("fileExporter", isPresented)
  }
  /// A choice of a place for several documents that are values.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    presentingFiles("fileExporter", isPresented)
  }
  /// A choice of a place for several documents that are objects.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    presentingFiles("fileExporter", isPresented)
  }
  /// A choice of another place for a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presentingFiles("fileMover", isPresented)
  }
}
