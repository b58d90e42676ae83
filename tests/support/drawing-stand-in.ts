/** A browser that draws each file as a small picture. */
export const drawingStandIn = {
  createImageBitmap: async () => ({ width: 1, height: 1, close: () => {} }),
}
