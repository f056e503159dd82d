#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

/* librsvg, loaded at the first SVG: loading it takes longer than a start of the playground, and few screens show one. */

typedef struct { double x, y, width, height; } CRsvgRectangle;
typedef struct { double length; int unit; } CRsvgLength;
typedef struct { uint32_t domain; int code; char *message; } CRsvgError;

/* Functions of librsvg 2.52 and later, and of the GLib that it brings along. Drawing contexts are cairo's. */
typedef struct {
  void *(*open)(const uint8_t *bytes, size_t count, CRsvgError **error);
  int (*size)(void *handle, double *width, double *height);
  void (*dimensions)(void *handle, int *has_width, CRsvgLength *width, int *has_height, CRsvgLength *height, int *has_box, CRsvgRectangle *box);
  int (*geometry)(void *handle, const char *layer, const CRsvgRectangle *viewport, CRsvgRectangle *ink, CRsvgRectangle *logical, CRsvgError **error);
  int (*draw)(void *handle, void *context, const char *layer, const CRsvgRectangle *viewport, CRsvgError **error);
  void (*close)(void *handle);
  void (*free_error)(CRsvgError *error);
} CRsvgFunctions;

/* 1: all functions were found, 0: the library is not installed, or too old. */
static inline int crsvg_load(CRsvgFunctions *functions) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  *(void **)&functions->open = dlsym(library, "rsvg_handle_new_from_data");
  *(void **)&functions->size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&functions->dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&functions->geometry = dlsym(library, "rsvg_handle_get_geometry_for_layer");
  *(void **)&functions->draw = dlsym(library, "rsvg_handle_render_layer");
  *(void **)&functions->close = dlsym(library, "g_object_unref");
  *(void **)&functions->free_error = dlsym(library, "g_error_free");
  return functions->open && functions->size && functions->dimensions && functions->geometry && functions->draw && functions->close && functions->free_error;
}
