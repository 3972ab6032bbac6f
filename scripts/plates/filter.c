/* Cross non-local means of two halves: each half is weighed by the other's likeness. Arrays are rows of
   pixels; `own` and `out` have 3 channels, `edges` 6. */
#include <math.h>
#include <stdlib.h>

#define REACH 6
#define PATCH 2

void filter(int width, int height, const float *guide, const float *own, const float *variance, const float *edges, float *out) {
  int size = width * height;
  float *apart = malloc(size * sizeof(float)), *across = malloc(size * sizeof(float)), *weight = calloc(size, sizeof(float));
  for (int at = 0; at < size * 3; at++) out[at] = 0;
  for (int dy = -REACH; dy <= REACH; dy++)
    for (int dx = -REACH; dx <= REACH; dx++) {
      int top = dy < 0 ? -dy : 0, bottom = dy > 0 ? height - dy : height, left = dx < 0 ? -dx : 0, right = dx > 0 ? width - dx : width;
      int step = dy * width + dx;
      for (int at = 0; at < size; at++) apart[at] = across[at] = 0;
      for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++) {
          int at = y * width + x;
          float difference = guide[at] - guide[at + step], here = variance[at], there = variance[at + step];
          apart[at] = (difference * difference - (here + (there < here ? there : here))) / (0.25f * (here + there) + 1e-7f);
        }
      for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++) {
          float sum = 0;
          for (int k = -PATCH; k <= PATCH; k++) sum += apart[y * width + (x + k < left ? left : x + k >= right ? right - 1 : x + k)];
          across[y * width + x] = sum;
        }
      for (int y = top; y < bottom; y++)
        for (int x = left; x < right; x++) {
          float sum = 0, edge = 0;
          for (int k = -PATCH; k <= PATCH; k++) sum += across[(y + k < top ? top : y + k >= bottom ? bottom - 1 : y + k) * width + x];
          sum /= (2 * PATCH + 1) * (2 * PATCH + 1);
          int at = y * width + x;
          for (int c = 0; c < 6; c++) {
            float d = edges[at * 6 + c] - edges[(at + step) * 6 + c];
            edge += d * d;
          }
          float w = expf(-(sum > 0 ? sum : 0) - edge);
          weight[at] += w;
          for (int c = 0; c < 3; c++) out[at * 3 + c] += w * own[(at + step) * 3 + c];
        }
    }
  for (int at = 0; at < size; at++)
    for (int c = 0; c < 3; c++) out[at * 3 + c] /= weight[at];
  free(apart), free(across), free(weight);
}
