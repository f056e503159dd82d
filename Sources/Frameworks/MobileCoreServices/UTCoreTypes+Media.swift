import Foundation

/// Any picture.
public let kUTTypeImage: CFString = "public.image"
/// A picture of JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture of JPEG 2000.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// A picture of TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A picture of QuickDraw.
public let kUTTypePICT: CFString = "com.apple.pict"
/// A picture of GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture of PNG.
public let kUTTypePNG: CFString = "public.png"
/// A picture of QuickTime.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"
/// Icons of the Mac.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// A picture of Windows.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// A picture as a camera took it.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// A picture of SVG.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A photo that moves.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Everything to hear or to see.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Pictures that move, with or without sound.
public let kUTTypeMovie: CFString = "public.movie"
/// Pictures that move, without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A film of MPEG.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// A film of MPEG-2.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// A stream of MPEG-2.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// Sound of MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// A film of MPEG-4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound of MPEG-4.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Sound of MPEG-4 that was bought.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// A film of MPEG-4 that was bought.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// A film of AVI.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// Sound of AIFF.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// Sound of WAV.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// Notes of MIDI.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// A list of songs.
public let kUTTypePlaylist: CFString = "public.playlist"
/// A list of songs of M3U.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// Bodies in space.
public let kUTType3DContent: CFString = "public.3d-content"
/// Letters.
public let kUTTypeFont: CFString = "public.font"
/// A bookmark.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// A data base.
public let kUTTypeDatabase: CFString = "public.database"
/// Slides.
public let kUTTypePresentation: CFString = "public.presentation"
/// A sheet of numbers.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// A certificate.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// Keys and certificates.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// A book of EPUB.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
