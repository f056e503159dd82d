import Foundation

/// Kinds of signs that machines read.
public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
  /// A square with a square.
  public static let aztec = VNBarcodeSymbology("Aztec")
  /// Lines for libraries.
  public static let codabar = VNBarcodeSymbology("Codabar")
  /// Lines for letters and digits.
  public static let code39 = VNBarcodeSymbology("Code39")
  /// The same with a sum.
  public static let code39Checksum = VNBarcodeSymbology("Code39Checksum")
  /// Lines for all letters.
  public static let code39FullASCII = VNBarcodeSymbology("Code39FullASCII")
  /// The same with a sum.
  public static let code39FullASCIIChecksum = VNBarcodeSymbology("Code39FullASCIIChecksum")
  /// Narrower lines.
  public static let code93 = VNBarcodeSymbology("Code93")
  /// The same for all letters.
  public static let code93i = VNBarcodeSymbology("Code93i")
  /// Lines for all letters.
  public static let code128 = VNBarcodeSymbology("Code128")
  /// A square of dots.
  public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
  /// Lines with eight digits.
  public static let ean8 = VNBarcodeSymbology("EAN8")
  /// Lines with thirteen digits.
  public static let ean13 = VNBarcodeSymbology("EAN13")
  /// Lines for small things.
  public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
  /// The same with more letters.
  public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
  /// The same with fewer numbers.
  public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
  /// Lines with pairs of digits.
  public static let i2of5 = VNBarcodeSymbology("I2of5")
  /// The same with a sum.
  public static let i2of5Checksum = VNBarcodeSymbology("I2of5Checksum")
  /// Lines with fourteen digits.
  public static let itf14 = VNBarcodeSymbology("ITF14")
  /// Few rows of lines.
  public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
  /// A small square of dots.
  public static let microQR = VNBarcodeSymbology("MicroQR")
  /// Lines for shelves.
  public static let msiPlessey = VNBarcodeSymbology("MSIPlessey")
  /// Rows of lines.
  public static let pdf417 = VNBarcodeSymbology("PDF417")
  /// A square of dots.
  public static let qr = VNBarcodeSymbology("QR")
  /// Lines with six digits.
  public static let upce = VNBarcodeSymbology("UPCE")
  /// All kinds.
  static let all: [VNBarcodeSymbology] = [
    aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128,
    dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14,
    microPDF417, microQR, msiPlessey, pdf417, qr, upce,
  ]
}
