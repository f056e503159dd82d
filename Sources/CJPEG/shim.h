#pragma once
#if !__has_include(<jpeglib.h>)
#error "libjpeg-dev is missing: sudo apt-get install libjpeg-dev"
#else
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>

struct cjpeg_error {
  struct jpeg_error_mgr manager;
  jmp_buf place;
};
static inline void cjpeg_leave(j_common_ptr info) { longjmp(((struct cjpeg_error *)info->err)->place, 1); }
static inline void cjpeg_silence(j_common_ptr info) { (void)info; }

/* Decodes a file into red, green and blue bytes of a known size. 0: done, 1: it cannot be read, 2: its end is missing. */
static inline int cjpeg_decode(const unsigned char *bytes, size_t count, unsigned char *pixels, int width, int height) {
  struct jpeg_decompress_struct info;
  struct cjpeg_error error;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = cjpeg_leave;
  error.manager.output_message = cjpeg_silence;
  if (setjmp(error.place)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  info.out_color_space = JCS_RGB;
  jpeg_start_decompress(&info);
  if ((int)info.output_width != width || (int)info.output_height != height || info.output_components != 3) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  while (info.output_scanline < info.output_height) {
    unsigned char *row = pixels + (size_t)info.output_scanline * (size_t)width * 3;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  long warnings = error.manager.num_warnings;
  jpeg_destroy_decompress(&info);
  return warnings > 0 ? 2 : 0;
}

/* Encodes red, green and blue bytes; *file is memory of malloc's, to be freed. 0: done. */
static inline int cjpeg_encode(const unsigned char *pixels, int width, int height, int quality, unsigned char **file, unsigned long *count) {
  struct jpeg_compress_struct info;
  struct cjpeg_error error;
  info.err = jpeg_std_error(&error.manager);
  error.manager.error_exit = cjpeg_leave;
  error.manager.output_message = cjpeg_silence;
  *file = NULL;
  *count = 0;
  if (setjmp(error.place)) {
    jpeg_destroy_compress(&info);
    return 1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, file, count);
  info.image_width = (JDIMENSION)width;
  info.image_height = (JDIMENSION)height;
  info.input_components = 3;
  info.in_color_space = JCS_RGB;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * (size_t)width * 3);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 0;
}
#endif
