import store from '@lobehub/fluent-emoji-3d/assets/1f3ea.webp'
import tag from '@lobehub/fluent-emoji-3d/assets/1f3f7-fe0f.webp'
import talk from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp'
import card from '@lobehub/fluent-emoji-3d/assets/1f4b3.webp'
import pin from '@lobehub/fluent-emoji-3d/assets/1f4cd.webp'
import box from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp'
import cart from '@lobehub/fluent-emoji-3d/assets/1f6d2.webp'
import puzzle from '@lobehub/fluent-emoji-3d/assets/1f9e9.webp'
import compass from '@lobehub/fluent-emoji-3d/assets/1f9ed.webp'
import wave from '@lobehub/fluent-emoji-3d/assets/1f44b.webp'
import lens from '@lobehub/fluent-emoji-3d/assets/1f50d.webp'
import party from '@lobehub/fluent-emoji-3d/assets/1f389.webp'
import heart from '@lobehub/fluent-emoji-3d/assets/2764-fe0f.webp'
import { ArtPicture } from './art-picture.tsx'

const drawn = { box, card, cart, compass, heart, lens, party, pin, puzzle, store, tag, talk, wave }

/** A picture by its name, where there are no goods to show. */
export const Art = ({ name, className }: { name: keyof typeof drawn; className?: string }) => (
  <ArtPicture src={drawn[name]} className={className} />
)
