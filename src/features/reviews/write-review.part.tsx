import { CircleAlert } from 'lucide-react'
import { choosePictures } from '#browser/choose-pictures.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { hasStars, LONGEST_COMMENT, type ReviewSubject } from '#machines/rules/review-subjects.ts'
import { errorText } from '#src/core/error-text.ts'
import { css } from '#styled/css/index.js'
import { FocusKeeper, lastChoice } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import { PictureTile, pictureTiles, RemovePicture, UnreadTiles } from '#ui/picture-tile.tsx'
import { RatingInput } from '#ui/rating-input.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Reviewing } from './review-props.ts'

type Props = Reviewing & { subject: ReviewSubject }

/** Stars first; they open the note and, of an item, the pictures. */
export function WriteReview({ subject, snapshot, send }: Props) {
  const words = useWords()
  const { rateOrder: texts } = words
  const { number, date } = useFormats()
  const { key, draft, written, about } = subject
  const isSending = snapshot.hasTag('busy')
  const failure = snapshot.context.failed.find((each) => each.key === key)
  const left = LONGEST_COMMENT - draft.comment.length
  return (
    <>
      {failure && snapshot.matches('editing') && (
        <p role="alert" className={alarm}>
          <CircleAlert aria-hidden="true" />
          <span>
            {texts.unsaved()} {errorText(failure.error, words)}
          </span>
        </p>
      )}
      <RatingInput
        label={texts.rating()}
        value={draft.rating}
        nameOf={(stars) => texts.stars({ stars: number(stars, stars % 1 === 0 ? 0 : 1) })}
        disabled={isSending}
        onChange={(rating) => send({ type: 'rating.set', key, rating })}
      />
      {hasStars(subject) && (
        <>
          <TextArea
            label={texts.comment()}
            value={draft.comment}
            maxLength={LONGEST_COMMENT}
            readOnly={isSending}
            hint={left <= NEARLY_FULL ? texts.left({ count: number(left) }) : undefined}
            onChange={({ target }) => send({ type: 'comment.write', key, comment: target.value })}
          />
          {about.type === 'item' && <Pictures subject={subject} snapshot={snapshot} send={send} />}
        </>
      )}
      {written?.editable_until && (
        <p className={muted}>{texts.until({ date: date(written.editable_until) })}</p>
      )}
    </>
  )
}

function Pictures({ subject, snapshot, send }: Props) {
  const { rateOrder: words } = useWords()
  const { key, name, draft, written } = subject
  const isSending = snapshot.hasTag('busy')
  const remainingPictures = (written?.pictures ?? []).filter(({ id }) => draft.kept.includes(id))
  const shown = [
    ...remainingPictures.map(({ id, picture_full_url }) => ({ id, src: picture_full_url })),
    ...draft.chosen.map(({ id, address }) => ({ id, src: address })),
  ]
  const unread = snapshot.context.choices.flatMap((choice) => (choice.key === key ? choice.pictures : []))
  return (
    <FocusKeeper next={lastChoice}>
      <div className={pictures}>
        {shown.length + unread.length > 0 && (
          <ul className={pictureTiles} aria-label={words.pictures({ name })}>
            {shown.map(({ id, src }, index) => (
              <PictureTile key={id} src={src} alt={words.picture({ number: index + 1 })} isUnsent={isSending}>
                {!isSending && (
                  <RemovePicture
                    aria-label={words.removePicture({ number: index + 1, name })}
                    onClick={() => send({ type: 'picture.remove', key, id })}
                  />
                )}
              </PictureTile>
            ))}
            <UnreadTiles pictures={unread} />
          </ul>
        )}
        <PictureChoice
          size="sm"
          words={{ takePhoto: words.takePhoto(), add: words.add() }}
          of={name}
          disabled={isSending}
          onChoose={(files) => send({ type: 'pictures.add', key, pictures: choosePictures(files) })}
        />
        <Notice subject={subject} snapshot={snapshot} />
        <LiveRegion>{shown.length > 0 && words.added({ count: shown.length })}</LiveRegion>
      </div>
    </FocusKeeper>
  )
}

/** What was wrong with the files chosen last, beside the review they were chosen for. */
function Notice({ subject, snapshot }: Pick<Props, 'subject' | 'snapshot'>) {
  const { rateOrder: words } = useWords()
  const isHere = snapshot.context.pictured.includes(subject.key)
  return (
    <p role="alert" className={wrong}>
      {isHere && snapshot.matches({ editing: 'tooManyPictures' }) && words.tooMany()}
      {isHere && snapshot.matches({ editing: 'notPictures' }) && words.notPictures()}
    </p>
  )
}

/** Characters left from which on the customer sees how many there are. */
const NEARLY_FULL = 100

const muted = css({ textStyle: 'small', color: 'fg.muted' })
const pictures = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const wrong = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
const alarm = css({
  display: 'flex',
  gap: '2',
  padding: '3',
  textStyle: 'small',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
