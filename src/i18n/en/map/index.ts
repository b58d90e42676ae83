import type { BaseTranslation } from '../../i18n-types.ts'

const en_map = {
  canvas: '{label:string}: arrow keys move the map, plus and minus zoom',
  loading: 'Loading the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  recentre: 'Recenter the map',
  enterFullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  places: 'On this map',
  unsupported: "Your browser can't show an interactive map, so this one doesn't move.",
  failed: "The interactive map couldn't be loaded, so this one doesn't move.",
  gone: "The map couldn't be loaded. Everything else works.",
  retry: 'Try again',
  credit: 'MapLibre',
  kinds: { pin: 'Selected location', store: 'Store', home: 'Delivery address', courier: 'Courier' },
} satisfies BaseTranslation

export default en_map
