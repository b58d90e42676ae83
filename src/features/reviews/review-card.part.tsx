import { CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { ReviewSubject } from '#machines/rules/review-subjects.ts'
import { css } from '#styled/css/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { Picture } from '#ui/picture.tsx'
import { PictureTile, pictureTiles } from '#ui/picture-tile.tsx'
import { Stars } from '#ui/stars.tsx'

type Props = {
  subject: ReviewSubject
  /** The server took it in this visit. */
  isSaved?: boolean
  /** The review while the customer writes it; without it the review stays as it is. */
  children?: ReactNode
}

/** The review of one item or of the courier. */
export function ReviewCard({ subject, isSaved = false, children }: Props) {
  const { rateOrder: words } = useWords()
  const { name, image_full_url, about } = subject
  const id = useId()
  return (
    <section aria-labelledby={id} className={card}>
      <header className={head}>
        {about.type === 'courier' ? (
          <Avatar name={name} src={image_full_url} size="lg" />
        ) : (
          <Picture src={image_full_url ?? ''} alt="" ratio="1 / 1" sizes="64px" className={small} />
        )}
        <div>
          {about.type === 'courier' && <p className={muted}>{words.courier()}</p>}
          <h2 id={id} className={title}>
            <bdi>{name}</bdi>
          </h2>
        </div>
      </header>
      {children || <Written subject={subject} isSaved={isSaved} />}
    </section>
  )
}

/** A review that stays as it is, and why. */
function Written({
  subject: { draft, written, access },
  isSaved,
}: {
  subject: ReviewSubject
  isSaved: boolean
}) {
  const { rateOrder: words } = useWords()
  const said = isSaved ? draft : written
  return (
    <>
      {said && <Stars value={said.rating} />}
      {said?.comment && (
        <p dir="auto" className={comment}>
          {said.comment}
        </p>
      )}
      {!isSaved && written && written.pictures.length > 0 && (
        <ul className={pictureTiles}>
          {written.pictures.map(({ id, picture_full_url }, index) => (
            <PictureTile key={id} src={picture_full_url} alt={words.picture({ number: index + 1 })} />
          ))}
        </ul>
      )}
      {isSaved && (
        <p role="status" className={fact}>
          <CircleCheck aria-hidden="true" className={good} />
          {words.saved()}
        </p>
      )}
      {!isSaved && <p className={muted}>{access === 'no plan' ? words.noPlan() : words.over()}</p>}
    </>
  )
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
})
const head = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
const small = css({ flexShrink: '0', width: '16', overflow: 'hidden', borderRadius: 'md' })
const title = css({ textStyle: 'subtitle', overflowWrap: 'anywhere' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const comment = css({ overflowWrap: 'anywhere' })
const fact = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small' })
const good = css({ width: '5', height: '5', color: 'success.text' })
