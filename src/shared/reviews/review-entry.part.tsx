import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Review } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { OpenedPicture, type Shown } from '#ui/opened-picture.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReadMore } from '#ui/read-more.tsx'
import { Stars } from '#ui/stars.tsx'
import { ReportButton } from './report-button.part.tsx'

/** Only very long reviews are shortened. */
const SHOWN = 280

/** Author, date, text and pictures of a review with the store's reply: translated where it can be, or as it was written. */
export function ReviewEntry({
  review,
  store_name,
  namesItem = false,
}: {
  review: Review
  store_name: string
  /** In a list of several items, each review names its item. */
  namesItem?: boolean
}) {
  const { opinions: words } = useWords()
  const { date } = useFormats()
  const [opened, setOpened] = useState<Shown>()
  const { rating, attachment_full_url: pictures, created_at, updated_at, translation } = review
  const [isOriginal, setOriginal] = useState(!translation)
  const { comment, reply } = isOriginal || !translation ? review : translation
  const customer_name = review.customer_name || words.former()
  return (
    <article className={entry}>
      <Avatar name={customer_name} size="md" />
      <div className={body}>
        <div className={head}>
          <h3 className={name} dir="auto">
            {customer_name}
          </h3>
          <time className={muted} dateTime={created_at}>
            {date(created_at)}
            {updated_at && ` · ${words.edited()}`}
          </time>
        </div>
        <div className={marks}>
          <Stars value={rating} />
          {review.from_delivered_order && (
            <span className={proven}>
              <BadgeCheck aria-hidden="true" />
              {words.fromOrder()}
            </span>
          )}
        </div>
        {comment && (
          <div dir="auto" className={said}>
            <ReadMore text={comment} length={SHOWN} />
          </div>
        )}
        {translation && (
          <p className={muted}>
            {!isOriginal && `${words.translated()} · `}
            <button type="button" className={link()} onClick={() => setOriginal(!isOriginal)}>
              {isOriginal ? words.showTranslation() : words.showOriginal()}
            </button>
          </p>
        )}
        {pictures.length > 0 && (
          <ul className={row} aria-label={words.pictures({ name: customer_name })}>
            {pictures.map((src, index) => {
              const label = words.picture({ number: index + 1 })
              return (
                <li key={src}>
                  <button type="button" className={thumbnail} onClick={() => setOpened({ src, label })}>
                    <Picture src={src} alt={label} ratio="1 / 1" sizes="72px" />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        {namesItem && (
          <p className={item}>
            <Picture src={review.item_image_full_url} alt="" ratio="1 / 1" sizes="28px" className={small} />
            {review.item_name}
          </p>
        )}
        {reply && (
          <div className={answer}>
            <p className={muted}>{words.answerOf({ store: store_name })}</p>
            <p dir="auto">{reply}</p>
          </div>
        )}
        <ReportButton review_id={review.id} name={customer_name} />
      </div>
      {opened && <OpenedPicture picture={opened} onClose={() => setOpened(undefined)} />}
    </article>
  )
}

const entry = css({ display: 'flex', height: 'full', gap: '3', padding: '4', layerStyle: 'panel' })
const body = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '3',
})
const name = css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const said = css({ marginBlockStart: '1', '& p': { color: 'fg.default', overflowWrap: 'anywhere' } })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' })
const marks = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })
const proven = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'success.text',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})
const thumbnail = css({
  display: 'block',
  width: '18',
  overflow: 'hidden',
  borderRadius: 'sm',
  cursor: 'zoom-in',
})
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  marginBlockStart: '2',
  textStyle: 'small',
  color: 'fg.muted',
})
const small = css({ flexShrink: '0', width: '7', overflow: 'hidden', borderRadius: 'xs' })
const answer = css({
  marginBlockStart: '2',
  paddingInlineStart: '3',
  textStyle: 'body',
  borderInlineStartWidth: '[2px]',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.default',
})
