import { ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Item } from '#openapi/generated/client.ts'
import { css, cx } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'

// No higher, so that the first options stand in sight on phones.
const RATIO = '3 / 2'

/** The item's pictures: one at a time, enlarged on demand, the others as thumbnails. */
export function Gallery({
  item,
  sizes,
  className,
}: {
  item: Pick<Item, 'name' | 'image_full_url' | 'images_full_url'>
  sizes: string
  className?: string
}) {
  const words = useWords().item
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url]
  const [shown, setShown] = useState(0)
  const src = pictures[shown] ?? pictures[0]
  return (
    <div className={cx(frame, className)}>
      <div className={stage}>
        <Zoomable key={src} label={item.name}>
          <Picture src={src} alt={item.name} ratio={RATIO} sizes={sizes} first />
        </Zoomable>
      </div>
      {pictures.length > 1 && (
        <ul className={row} aria-label={words.pictures({ name: item.name })}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                className={thumbnail}
                aria-label={words.picture({ number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={picture} alt="" ratio="1 / 1" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Point = { clientX: number; clientY: number }

/** Twice as large in the same frame: a mouse looks around by moving, a finger and the arrow keys by scrolling. */
function Zoomable({ label, children }: { label: string; children: ReactNode }) {
  const { item } = useWords()
  const [large, setLarge] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  const aim = ({ clientX, clientY }: Point) => {
    const element = view.current
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const towardsEnd = getComputedStyle(element).direction === 'rtl'
    const across = (clientX - left) / width - (towardsEnd ? 1 : 0)
    element.scrollTo({
      left: across * (element.scrollWidth - width),
      top: ((clientY - top) / height) * (element.scrollHeight - height),
    })
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (large && event.pointerType === 'mouse') aim(event)
  }
  const press = ({ clientX, clientY }: Point) => {
    setLarge(!large)
    // It is drawn large with the next drawing.
    requestAnimationFrame(() => aim({ clientX, clientY }))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for every hand */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div
        ref={view}
        className={looking}
        style={{ aspectRatio: RATIO }}
        data-large={large || undefined}
        onClick={press}
        onPointerMove={follow}
        {...(large && { tabIndex: 0, role: 'region', 'aria-label': `${label}. ${item.zoomed()}` })}
      >
        <div>{children}</div>
      </div>
      <IconButton
        variant="floating"
        size="md"
        className={lens}
        aria-label={large ? item.zoomOut() : item.zoomIn()}
        aria-pressed={large}
        onClick={() => view.current && press(middleOf(view.current))}
      >
        {large ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
      </IconButton>
    </>
  )
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const frame = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const stage = css({ position: 'relative', overflow: 'hidden', isolation: 'isolate' })
const looking = css({
  overflow: 'hidden',
  cursor: 'zoom-in',
  scrollbarWidth: '[none]',
  '&[data-large]': { overflow: 'auto', overscrollBehavior: 'contain', cursor: 'zoom-out' },
  '& > div': { width: 'full' },
  '&[data-large] > div': { width: '[200%]' },
})
const lens = css({
  position: 'absolute',
  insetBlockEnd: '3',
  insetInlineEnd: '3',
  zIndex: 'raised',
  outlineOffset: '[-5px]',
})
const row = css({
  display: 'flex',
  gap: '2',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  paddingBlockStart: '3',
  paddingBlockEnd: '1',
  paddingInline: '5',
})
const thumbnail = css({
  display: 'block',
  width: '12',
  overflow: 'hidden',
  borderRadius: 'sm',
  outlineWidth: '[1px]',
  outlineStyle: 'solid',
  outlineColor: 'border.default',
  '&[aria-pressed=true]': { outlineWidth: '[2px]', outlineColor: 'accent.edge' },
  '&:focus-visible': { outlineWidth: '[2px]', outlineColor: 'focus', outlineOffset: '[2px]' },
})
