import latinExtended from '@fontsource-variable/alexandria/files/alexandria-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2?url'
import type { FontFacesSpecification } from 'maplibre-gl'
import arabic from '#theme/letters/arabic-labels.woff2?url'
import { TYPEFACE } from './city-style.ts'

/**
 * The shop's own typeface for the labels. MapLibre joins Arabic letters into their presentation forms (U+FE70 to U+FEFC), so
 * these must be named here, and be in the file (tools/build/letters.ts), or the labels fall back to a system font.
 */
export const labelFonts: FontFacesSpecification = {
  [TYPEFACE]: [
    {
      url: arabic,
      'unicode-range': ['U+0600-06FF', 'U+0750-077F', 'U+08A0-08FF', 'U+FB50-FDFF', 'U+FE70-FEFC'],
    },
    { url: latinExtended, 'unicode-range': ['U+0100-02BA', 'U+1E00-1EFF'] },
    { url: latin, 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
  ],
}
