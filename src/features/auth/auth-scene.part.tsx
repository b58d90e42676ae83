import bags from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp'
import scooter from '@lobehub/fluent-emoji-3d/assets/1f6f5.webp'
import pill from '@lobehub/fluent-emoji-3d/assets/1f48a.webp'
import salad from '@lobehub/fluent-emoji-3d/assets/1f96c.webp'
import burger from '@lobehub/fluent-emoji-3d/assets/1f354.webp'
import { css } from '#styled/css/index.js'

/** What an account is for, beside the forms of wide screens; it says nothing to those who listen. */
export const AuthScene = () => (
  <div className={scene} aria-hidden="true">
    <div className={stage}>
      <img src={scooter} alt="" width={256} height={256} className={big} />
      <img src={bags} alt="" width={112} height={112} className={topStart} />
      <img src={burger} alt="" width={112} height={112} className={topEnd} />
      <img src={salad} alt="" width={104} height={104} className={bottomEnd} />
      <img src={pill} alt="" width={80} height={80} className={bottomStart} />
    </div>
  </div>
)

const scene = css({
  display: { base: 'none', lg: 'grid' },
  placeItems: 'center',
  overflow: 'hidden',
  bg: 'accent.soft',
  borderEndRadius: 'lg',
})
// Each thing has its place around the scooter; under right-to-left they change sides.
const stage = css({
  position: 'relative',
  width: '[400px]',
  height: '[400px]',
  '& > img': { position: 'absolute', filter: '[drop-shadow(0 12px 12px rgb(48 20 10 / 0.16))]' },
})
const big = css({ insetInlineStart: '[72px]', top: '[76px]' })
const topStart = css({ insetInlineStart: '[20px]', top: '[8px]', rotate: '[-8deg]' })
const topEnd = css({ insetInlineEnd: '[24px]', top: '[12px]', rotate: '[10deg]' })
const bottomEnd = css({ insetInlineEnd: '[16px]', bottom: '[12px]', rotate: '[8deg]' })
const bottomStart = css({ insetInlineStart: '[36px]', bottom: '[20px]', rotate: '[-12deg]' })
