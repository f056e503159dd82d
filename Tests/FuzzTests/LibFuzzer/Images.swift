internal import Foundation

/// Compiled with the sources of `Drawing`: libFuzzer hands bytes to the decoder of images. CONTRIBUTING.md has the command.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeImage(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let file = try? ImageFile(Data(bytes: bytes, count: count)), file.width * file.height < 1_000_000 else { return 0 }
  _ = try? file.bitmap()
  return 0
}
