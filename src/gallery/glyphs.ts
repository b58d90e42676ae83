import type { ArrowKind } from './chart.ts'

/** Marks of eight by eight pixels. */
export const GLYPHS: Record<ArrowKind | 'invoke', string> = {
  event: 'M1 4a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  done: 'M0.8 4.2 3.2 6.6 7.4 1.6',
  refused: 'M1.4 1.4 6.6 6.6M6.6 1.4 1.4 6.6',
  after: 'M0.8 4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M4 2.2V4l1.5 0.9',
  always: 'M1 4h5.4M4.4 1.8 6.8 4 4.4 6.2',
  invoke: 'M5 0.4 1.4 4.8h2.4L3.2 8.4 6.8 3.9H4.4Z',
}
