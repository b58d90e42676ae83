import { choosePictures } from '#browser/choose-pictures.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { LONGEST_REFUND_NOTE, refundFlaws } from '#machines/orders/refund-form.ts'
import { MOST_PICTURES } from '#machines/rules/pictures.ts'
import { css } from '#styled/css/index.js'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { GroupFlaw } from '#ui/group-flaw.tsx'
import { FocusKeeper, lastChoice } from '#ui/kept-focus.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import { PictureTile, pictureTiles, RemovePicture, UnreadTiles } from '#ui/picture-tile.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { RefundFormProps } from './refund-form.props.ts'
import { RefundItems } from './refund-items.part.tsx'
import { RefundSum } from './refund-sum.part.tsx'

/** The lines to refund, the reason, a note, pictures, and the amount. */
export function RefundFormView({ form: { snapshot, send }, digits }: RefundFormProps) {
  const { refundForm: refund } = useWords().afterOrder
  const { dateTime, money } = useFormats()
  const { offer, draft, reasons, refusals } = snapshot.context
  const isSending = snapshot.hasTag('busy')
  const flaws = snapshot.matches({ filling: 'missing' }) ? refundFlaws(offer, draft) : []
  const isRefused = snapshot.matches({ filling: 'refused' })
  const problems = isRefused ? refusals.map(({ message }) => message) : []
  // Without a key the request was not even sent, so no reason exists.
  const isFailed = snapshot.matches({ filling: 'unanswered' }) || (isRefused && problems.length === 0)
  return (
    <Form id="refund-form" className={column} onSend={() => send({ type: 'form.submit' })}>
      <p className={small}>{refund.until({ time: dateTime(offer.until) })}</p>
      {offer.lines.length > 0 && (
        <RadioCards
          label={refund.scope.label()}
          value={draft.scope}
          disabled={isSending}
          options={[
            {
              value: 'whole',
              title: refund.scope.whole(),
              hint: refund.scope.wholeNote(),
              aside: money(offer.amount),
            },
            { value: 'items', title: refund.scope.items(), hint: refund.scope.itemsNote() },
          ]}
          onChange={(scope) =>
            send({ type: 'draft.change', change: { scope: scope === 'items' ? 'items' : 'whole' } })
          }
        />
      )}
      {draft.scope === 'items' && <RefundItems form={{ snapshot, send }} flaws={flaws} digits={digits} />}
      <div className={group}>
        <RadioCards
          label={refund.reason()}
          look="row"
          value={draft.reason || null}
          disabled={isSending}
          options={reasons.map(({ reason }) => ({ value: reason, title: reason }))}
          onChange={(reason) => send({ type: 'draft.change', change: { reason } })}
        />
        <GroupFlaw text={flaws.includes('reason') ? refund.flaws.reason() : undefined} />
      </div>
      <TextArea
        label={refund.note()}
        hint={refund.noteHint()}
        value={draft.note}
        maxLength={LONGEST_REFUND_NOTE}
        readOnly={isSending}
        onChange={({ target }) => send({ type: 'draft.change', change: { note: target.value } })}
      />
      <Pictures snapshot={snapshot} send={send} />
      <RefundSum offer={offer} draft={draft} digits={digits} />
      <FormProblem messages={isFailed ? [refund.failed()] : problems} />
    </Form>
  )
}

function Pictures({ snapshot, send }: Pick<RefundFormProps['form'], 'snapshot' | 'send'>) {
  const { pictures: texts } = useWords().afterOrder.refundForm
  const { chosen } = snapshot.context
  const { pictures } = snapshot.context.draft
  const isSending = snapshot.hasTag('busy')
  return (
    <fieldset className={group}>
      <legend className={legend}>{texts.title()}</legend>
      <p className={small}>{texts.hint()}</p>
      <FocusKeeper next={lastChoice}>
        {pictures.length + chosen.length > 0 && (
          <ul className={pictureTiles} aria-label={texts.list()}>
            {pictures.map(({ id, address }, index) => (
              <PictureTile
                key={id}
                src={address}
                alt={texts.picture({ number: index + 1 })}
                isUnsent={isSending}
              >
                {!isSending && (
                  <RemovePicture
                    aria-label={texts.remove({ number: index + 1 })}
                    onClick={() => send({ type: 'picture.remove', id })}
                  />
                )}
              </PictureTile>
            ))}
            <UnreadTiles pictures={chosen} />
          </ul>
        )}
        <div role="alert" className={wrong}>
          {snapshot.matches({ filling: 'tooManyPictures' }) && texts.tooMany()}
          {snapshot.matches({ filling: 'notPictures' }) && texts.notPictures()}
        </div>
        <PictureChoice
          words={{ takePhoto: texts.takePhoto(), add: texts.add() }}
          disabled={isSending}
          onChoose={(files) => send({ type: 'pictures.add', pictures: choosePictures(files) })}
        />
      </FocusKeeper>
      <LiveRegion>
        {pictures.length > 0 && texts.added({ count: pictures.length, most: MOST_PICTURES })}
      </LiveRegion>
    </fieldset>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legend = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
const wrong = css({ textStyle: 'small', color: 'danger.text', _empty: { display: 'none' } })
