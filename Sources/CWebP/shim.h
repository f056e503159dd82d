#pragma once
#if !__has_include(<webp/decode.h>)
#error "libwebp-dev is missing: sudo apt-get install libwebp-dev"
#else
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

/* The size of a file in pixels. 0: known, 1: its header cannot be read. */
static inline int cwebp_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  return WebPGetInfo(bytes, count, width, height) ? 0 : 1;
}

/* Decodes a file, of an animation the first frame, into red, green, blue and alpha bytes of a known size. 0: done, 1: it cannot be read. */
static inline int cwebp_decode(const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK || features.width != width || features.height != height) return 1;
  size_t size = (size_t)width * (size_t)height * 4;
  if (!features.has_animation) return WebPDecodeRGBAInto(bytes, count, pixels, size, width * 4) ? 0 : 1;
  WebPData data = {bytes, count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return 1;
  options.color_mode = MODE_RGBA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder) return 1;
  WebPAnimInfo info;
  uint8_t *frame;
  int time;
  int isRead = WebPAnimDecoderGetInfo(decoder, &info) && (int)info.canvas_width == width && (int)info.canvas_height == height
    && WebPAnimDecoderGetNext(decoder, &frame, &time);
  if (isRead) memcpy(pixels, frame, size);
  WebPAnimDecoderDelete(decoder);
  return isRead ? 0 : 1;
}
#endif
