#pragma once
#if !__has_include(<sixel/sixel.h>)
#error "libsixel-dev is missing: sudo apt-get install libsixel-dev"
#else
#include <sixel/sixel.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libsixel calls back for what it writes; Swift gets the whole of it.

static inline int csixel_write(char *data, int size, void *stream) { return fwrite(data, 1, (size_t)size, (FILE *)stream) == (size_t)size ? size : -1; }

// Finds at most `count` colours for pixels of red, green and blue bytes by median cut, three bytes each. Gives how many, or -1.
static inline int csixel_palette(const unsigned char *pixels, int width, int height, int count, unsigned char *palette) {
  sixel_dither_t *dither = NULL;
  if (sixel_dither_new(&dither, count, NULL) != SIXEL_OK) return -1;
  int found = -1;
  if (sixel_dither_initialize(dither, (unsigned char *)(size_t)pixels, width, height, SIXEL_PIXELFORMAT_RGB888, SIXEL_LARGE_NORM, SIXEL_REP_AVERAGE_PIXELS, SIXEL_QUALITY_FULL) == SIXEL_OK) {
    found = sixel_dither_get_num_of_palette_colors(dither);
    if (found > count) found = count;
    memcpy(palette, sixel_dither_get_palette(dither), (size_t)found * 3);
  }
  sixel_dither_unref(dither);
  return found;
}

// Writes pixels that are numbers of colours, without the envelope of the sequence: raster attributes, colours, bands. free() it; nil when it fails.
static inline char *csixel_encode(const unsigned char *indices, int width, int height, const unsigned char *palette, int count, size_t *length) {
  char *text = NULL;
  FILE *stream = open_memstream(&text, length);
  if (!stream) return NULL;
  sixel_output_t *output = NULL;
  sixel_dither_t *dither = NULL;
  int done = 0;
  if (sixel_output_new(&output, csixel_write, stream, NULL) == SIXEL_OK && sixel_dither_new(&dither, count, NULL) == SIXEL_OK) {
    sixel_output_set_skip_dcs_envelope(output, 1);
    sixel_output_set_palette_type(output, SIXEL_PALETTETYPE_RGB);
    sixel_output_set_encode_policy(output, SIXEL_ENCODEPOLICY_SIZE);
    sixel_dither_set_diffusion_type(dither, SIXEL_DIFFUSE_NONE);
    sixel_dither_set_palette(dither, (unsigned char *)(size_t)palette);
    sixel_dither_set_pixelformat(dither, SIXEL_PIXELFORMAT_PAL8);
    done = sixel_encode((unsigned char *)(size_t)indices, width, height, 8, dither, output) == SIXEL_OK;
  }
  if (dither) sixel_dither_unref(dither);
  if (output) sixel_output_unref(output);
  if (fclose(stream) != 0) done = 0;
  if (done) return text;
  free(text);
  return NULL;
}
#endif
