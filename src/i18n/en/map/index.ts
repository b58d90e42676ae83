import type { BaseTranslation } from '../../i18n-types.ts'

const en_map = {
  canvas: '{label:string}: arrow keys move the map, plus and minus zoom',
  loading: 'Drawing the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  recentre: 'Back to the middle',
  enterFullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  places: 'On this map',
  unsupported: 'This browser cannot draw a moving map, so here is a still one.',
  failed: 'The moving map did not load, so here is a still one.',
  gone: 'The map did not load. Everything else works.',
  retry: 'Try again',
  credit: 'MapLibre',
  kinds: { pin: 'Chosen place', store: 'Store', home: 'Delivery address', courier: 'Courier' },
} satisfies BaseTranslation

export default en_map
