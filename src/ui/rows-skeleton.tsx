import { css } from '#styled/css/index.js'
import { Repeat } from './repeat.tsx'
import { Skeleton } from './skeleton.tsx'

type Props = {
  times: number
  /** Length of the picture's edges, in pixels. */
  picture: number
  /** Above and below the picture, in pixels. */
  padding: number
}

/** Rows of a drawer while they load: a picture, a name, and a line below it. */
export const RowsSkeleton = ({ times, picture, padding }: Props) => (
  <Repeat times={times}>
    <div className={row} style={{ paddingBlock: padding }}>
      <Skeleton width={picture} height={picture} className={frame} />
      <div className={words}>
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" width="40%" />
      </div>
    </div>
  </Repeat>
)

const row = css({
  display: 'flex',
  gap: '3',
  textStyle: 'body',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
const frame = css({ flexShrink: '0' })
const words = css({ flex: '1', minWidth: '0' })
