import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import { missingToTrack } from '#machines/orders/track-form.ts'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { findColumn, findHead, findHint, findPage, findPicture, findTitle } from './find-order.skeleton.tsx'

/** A page or a drawer of its own, or a panel that says itself what it is about. */
export type FindOrderLook = 'page' | 'drawer' | 'panel'

export type FindOrderAim = 'track' | 'pay'

type Props = {
  snapshot: SnapshotFrom<typeof findOrderMachine>
  send: (event: EventFromLogic<typeof findOrderMachine>) => void
  look: FindOrderLook
  aim: FindOrderAim
  /** A guest proves the order with the contact number (docs/spec.md §6). */
  isGuest: boolean
  config: Pick<Config, 'country' | 'country_picker_status'>
}

/** Which order? (docs/spec.md §5: 'Need a order id', 'Need a contact number'; §8: 'Order not found'). */
export function FindOrderView({ snapshot, send, look, aim, isGuest, config }: Props) {
  const { tracking, refusals } = useWords()
  const { form } = tracking
  const toPay = aim === 'pay' ? form.pay : undefined
  const { fields, asker } = snapshot.context
  const missing = snapshot.matches({ editing: 'incomplete' }) ? missingToTrack(fields, asker) : []
  const Title = look === 'page' ? 'h1' : 'h3'
  return (
    <div className={look === 'page' ? findPage : undefined}>
      {look !== 'panel' && (
        <div className={findHead}>
          <span className={findPicture} aria-hidden="true">
            <Art name="box" />
          </span>
          <Title className={findTitle}>{(toPay ?? form).title()}</Title>
          <p className={findHint}>{toPay ? toPay.note() : isGuest ? form.noteGuest() : form.note()}</p>
        </div>
      )}
      <Form className={look === 'panel' ? row : findColumn} onSend={() => send({ type: 'form.submit' })}>
        <TextField
          label={form.order_id()}
          name="order_id"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
          value={fields.order_id}
          error={missing.includes('order_id') ? form.needOrderId() : undefined}
          onChange={({ target }) => send({ type: 'field.change', field: 'order_id', value: target.value })}
        />
        {isGuest && (
          <PhoneField
            label={form.contact_number()}
            name="contact_number"
            required
            autoFocus={snapshot.matches({ editing: 'correcting' })}
            country={config.country}
            pickCountry={config.country_picker_status === 1}
            value={fields.contact_number}
            error={missing.includes('contact_number') ? form.needContactNumber() : undefined}
            onChange={(value) => send({ type: 'field.change', field: 'contact_number', value })}
          />
        )}
        <div role="alert" className={alert}>
          {snapshot.matches({ editing: 'notFound' }) && (
            <p className={problem}>
              <strong>{form.notFound()}</strong>
              <span>{isGuest ? form.notFoundNoteGuest() : form.notFoundNote()}</span>
            </p>
          )}
          {snapshot.matches({ editing: 'tooMany' }) && (
            <p className={problem}>{refusals.tooManyRequests()}</p>
          )}
          {snapshot.matches({ editing: 'failed' }) && <p className={problem}>{refusals.noConnection()}</p>}
        </div>
        <Button type="submit" size="lg" full busy={snapshot.hasTag('busy')}>
          {(toPay ?? form).submit()}
        </Button>
      </Form>
    </div>
  )
}

// One field takes the room of two: the form is as high for a customer as for a guest.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4',
  '& > *': { flex: '[1 1 180px]' },
  // A country code stands before the number.
  '& > * + *': { flexBasis: '[260px]' },
  '& > :is([role=alert], button)': { flexBasis: 'full' },
})
const alert = css({ _empty: { display: 'none' } })
const problem = css({
  display: 'flex',
  flexDirection: 'column',
  padding: '3',
  textStyle: 'body',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
})
