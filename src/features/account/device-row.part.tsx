import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  icon: LucideIcon
  /** A name that the customer typed stands in a `bdi`. */
  name: ReactNode
  badge?: ReactNode
  /** When it was last used. */
  used: string
  /** Since when it is there. */
  since: string
  /** What can be done with it. */
  children?: ReactNode
}

/** A device or a passkey in a list. */
export const DeviceRow = ({ icon: Icon, name, badge, used, since, children }: Props) => (
  <li className={row}>
    <span className={picture}>
      <Icon aria-hidden="true" />
    </span>
    <div className={texts}>
      <p className={title}>
        {name} {badge}
      </p>
      <p>{used}</p>
      <p className={small}>{since}</p>
    </div>
    {children}
  </li>
)

export const deviceList = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  marginBlockEnd: '4',
  _empty: { display: 'none' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  layerStyle: 'panel',
})
const picture = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5' },
})
const texts = css({ flex: '[1 1 180px]', minWidth: '0', textStyle: 'body', color: 'fg.muted' })
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  textStyle: 'subtitle',
  color: 'fg.default',
  overflowWrap: 'anywhere',
})
const small = css({ textStyle: 'small' })
