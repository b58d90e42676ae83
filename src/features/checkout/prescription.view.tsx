import { CircleAlert, RotateCw, X } from 'lucide-react'
import { ApiError } from '#api/api-error.ts'
import { choosePictures } from '#browser/choose-pictures.ts'
import { useWords } from '#i18n/i18n.tsx'
import type { FailedPicture } from '#machines/checkout/attach-prescription.machine.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import { MOST_PICTURES } from '#machines/rules/pictures.ts'
import { isUnanswered } from '#machines/rules/refusal.ts'
import { itemsOnPrescription } from '#machines/rules/sold-lines.ts'
import { errorText } from '#src/core/error-text.ts'
import type { Attaching, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FocusKeeper, lastChoice } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import { PictureTile, pictureTiles, RemovePicture, UnreadTiles } from '#ui/picture-tile.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Props = Pick<SectionProps, 'draft' | 'refusals'> & { attaching: Attaching }

/** Up to three pictures of the prescription: chosen or taken, uploaded one by one, removed (docs/spec.md §5 Uploads). */
export function PrescriptionView({ draft, refusals, attaching }: Props) {
  const words = useWords()
  const { prescriptions: texts, actions } = words
  const { snapshot } = attaching
  const { pictures, copies } = snapshot.context
  return (
    <Section title={texts.title()} refused={refusedAt('prescription', refusals, words)}>
      <p className={hint}>
        {partsOf[draft.kind].prescription === 'by item' &&
          `${texts.neededFor({
            items: itemsOnPrescription(draft.lines)
              .map(({ name }) => name)
              .join(', '),
          })} `}
        {texts.hint()}
      </p>
      <FocusKeeper next={lastChoice}>
        <Pictures {...attaching} />
        <div role="alert" className={flaw}>
          {snapshot.matches({ notice: 'tooManyPictures' }) && texts.tooMany()}
          {snapshot.matches({ notice: 'notPictures' }) && texts.notPictures()}
          {copies.length > 0 && <p>{texts.copies({ names: copies.map(({ name }) => name).join(', ') })}</p>}
        </div>
        {snapshot.matches({ sending: 'unread' }) ? (
          <p className={row} role="alert">
            {texts.unread()}
            <Button size="sm" variant="outline" onClick={() => attaching.send({ type: 'list.retry' })}>
              {actions.retry()}
            </Button>
          </p>
        ) : (
          <PictureChoice
            words={{ takePhoto: texts.takePhoto(), add: texts.add() }}
            busy={snapshot.matches({ sending: 'reading' })}
            onChoose={(files) => attaching.send({ type: 'pictures.add', pictures: choosePictures(files) })}
          />
        )}
      </FocusKeeper>
      <LiveRegion>
        {pictures.length > 0 && texts.added({ count: pictures.length, most: MOST_PICTURES })}
      </LiveRegion>
    </Section>
  )
}

function Pictures({ snapshot, send }: Attaching) {
  const { prescriptions: texts } = useWords()
  const { pictures, queue, failed, chosen } = snapshot.context
  if (snapshot.matches({ sending: 'reading' }) && pictures.length === 0)
    return (
      <Loading>
        <Skeleton height="112px" width="112px" />
      </Loading>
    )
  if (pictures.length + queue.length + failed.length + chosen.length === 0) return null
  return (
    <ul className={pictureTiles} aria-label={texts.list()}>
      {pictures.map(({ id, picture }, index) => (
        <PictureTile key={id} src={picture} alt={texts.picture({ number: index + 1 })}>
          <RemovePicture
            aria-label={texts.remove({ number: index + 1 })}
            busy={!snapshot.can({ type: 'picture.remove', picture_id: id })}
            onClick={() => send({ type: 'picture.remove', picture_id: id })}
          />
        </PictureTile>
      ))}
      {queue.map(({ id, name, address }, index) => (
        <PictureTile key={id} src={address} alt={name} isUnsent>
          <p className={state}>
            <Spinner />
            {index === 0 && snapshot.matches({ sending: { keeping: 'adding' } })
              ? texts.uploading()
              : texts.waiting()}
          </p>
        </PictureTile>
      ))}
      <UnreadTiles pictures={chosen} />
      {failed.map((each) => (
        <Failed key={each.picture.id} failed={each} snapshot={snapshot} send={send} />
      ))}
    </ul>
  )
}

function Failed({ failed: { picture, error }, snapshot, send }: Attaching & { failed: FailedPicture }) {
  const words = useWords()
  const { prescriptions: texts, actions } = words
  const { id, name, address } = picture
  const isTooLarge = error instanceof ApiError && error.status === 413
  return (
    <li className={failure}>
      <img src={address} alt="" className={small} />
      <p className={reason} role="alert">
        <CircleAlert aria-hidden="true" />
        <span>
          <bdi>{name}</bdi>
          <br />
          {isTooLarge ? texts.tooLarge() : errorText(error, words)}
        </span>
      </p>
      {isUnanswered(error) && (
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.retry({ name })}
          disabled={!snapshot.can({ type: 'failed.retry', id })}
          onClick={() => send({ type: 'failed.retry', id })}
        >
          <RotateCw aria-hidden="true" />
          {actions.retry()}
        </Button>
      )}
      <IconButton
        size="sm"
        aria-label={texts.dismiss({ name })}
        onClick={() => send({ type: 'failed.dismiss', id })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const hint = css({ textStyle: 'small', color: 'fg.muted' })
const flaw = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'small' })
const state = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  padding: '2',
  textStyle: 'caption',
  textAlign: 'center',
})
const failure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '3',
  bg: 'danger.soft',
  borderRadius: 'md',
})
const small = css({
  width: '12',
  height: '12',
  flexShrink: '0',
  objectFit: 'cover',
  bg: 'bg.subtle',
  borderRadius: 'sm',
})
const reason = css({
  display: 'flex',
  flex: '[1 1 160px]',
  gap: '2',
  minWidth: '0',
  textStyle: 'small',
  color: 'danger.text',
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
