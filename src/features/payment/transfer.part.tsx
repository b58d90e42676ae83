import { Check, CircleAlert, Copy, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { choosePictures } from '#browser/choose-pictures.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { chosenMethod } from '#machines/checkout/tell-transfer.machine.ts'
import { missingOfTransfer } from '#machines/checkout/transfer-form.ts'
import { amountDue, paymentStateOf } from '#machines/rules/order-payment.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { useCopied } from '#src/shared/sharing/use-copied.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { pictureTiles, UnreadTiles } from '#ui/picture-tile.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Offer, TransferTold, WalletChoice } from './pay-props.ts'
import { OtherMethods } from './payable.part.tsx'

type Props = {
  order: TrackedOrder
  wallet: WalletChoice
  send: Offer['send']
  transfer: TransferTold
}

/** Where to transfer the amount to, and what the customer tells of it (docs/spec.md §8 Order). */
export function Transfer({ order, wallet, send, transfer }: Props) {
  const { pay } = useWords()
  const state = paymentStateOf(order)
  const isDenied = order.offline_payment?.status === 'denied'
  return (
    <>
      {isDenied && (
        <div className={alarm} role="alert">
          <CircleAlert aria-hidden="true" />
          <div>
            <p className={strong}>
              {state.type === 'transfer' && state.denied ? state.denied : pay.transfer.denied()}
            </p>
            <p className={small}>{pay.transfer.deniedNote()}</p>
          </div>
        </div>
      )}
      <Telling order={order} transfer={transfer} />
      <OtherMethods
        order={order}
        wallet={wallet}
        isBusy={isBeingSent(transfer.snapshot)}
        onChoose={(payment_method) => send({ type: 'way.choose', payment_method })}
      />
      <Button variant="ghost" className={cancel} onClick={() => send({ type: 'dialog.open' })}>
        {pay.cancelOrder()}
      </Button>
    </>
  )
}

/** The accounts while they load. */
export const TransferSkeleton = () => (
  <Loading>
    <Skeleton height="280px" />
  </Loading>
)

function Telling({ order, transfer }: Omit<Props, 'send' | 'wallet'>) {
  const { snapshot, send } = transfer
  const { pay, actions } = useWords()
  const { money } = useFormats()
  const { transfer: texts } = pay
  if (snapshot.matches('listing')) return <TransferSkeleton />
  if (snapshot.matches('unlisted'))
    return <ErrorState title={texts.unlisted()} onRetry={() => send({ type: 'list.retry' })} />
  if (snapshot.matches('notOffered'))
    return (
      <EmptyState
        title={texts.none()}
        hint={texts.noneNote()}
        action={
          <Button variant="outline" onClick={() => send({ type: 'list.retry' })}>
            {actions.retry()}
          </Button>
        }
      />
    )

  const { methods, method_id, values, note, refusals } = snapshot.context
  const method = chosenMethod(snapshot.context)
  const isMissing = snapshot.matches({ filling: 'missing' })
  const missing = isMissing && method ? missingOfTransfer(method, values) : []
  const isSending = isBeingSent(snapshot)
  return (
    <Form className={form} onSend={() => send({ type: 'form.submit' })}>
      <Panel title={texts.title()}>
        {methods.length > 1 && (
          <>
            <RadioCards
              label={texts.method()}
              value={method ? String(method_id) : null}
              disabled={isSending}
              onChange={(id) => send({ type: 'method.choose', method_id: Number(id) })}
              options={methods.map(({ id, method_name }) => ({ value: String(id), title: method_name }))}
            />
            {isMissing && !method && <p className={wrong}>{texts.methodMissing()}</p>}
          </>
        )}
        {method && (
          <dl className={facts}>
            {methods.length === 1 && (
              <div>
                <dt>{texts.method()}</dt>
                <dd>{method.method_name}</dd>
              </div>
            )}
            {method.method_fields.map(({ input_name, input_data }) => (
              <Fact key={input_name} name={input_name} text={input_data} />
            ))}
            <Fact name={pay.amount()} text={amountDue(order).toFixed(2)} shown={money(amountDue(order))} />
            <Fact name={texts.reference()} text={String(order.id)} />
          </dl>
        )}
      </Panel>
      {method && (
        <Panel title={texts.details()}>
          <p className={small}>{texts.detailsNote()}</p>
          <div className={fields}>
            <FormProblem
              messages={
                snapshot.matches({ filling: 'failed' })
                  ? [texts.failed()]
                  : generalRefusals(
                      refusals,
                      Object.fromEntries(
                        method.method_informations.map((each) => [each.customer_input, true]),
                      ),
                    )
              }
            />
            {method.method_informations.map((field) => (
              <TextField
                key={field.customer_input}
                label={field.customer_label}
                placeholder={field.customer_placeholder}
                required={field.is_required === 1}
                readOnly={isSending}
                value={values[field.customer_input] ?? ''}
                error={
                  missing.includes(field.customer_input)
                    ? texts.missing()
                    : refusalOf(refusals, field.customer_input)
                }
                onChange={(event) =>
                  send({
                    type: 'field.change',
                    customer_input: field.customer_input,
                    value: event.target.value,
                  })
                }
              />
            ))}
            <TextArea
              label={texts.note()}
              value={note}
              maxLength={500}
              readOnly={isSending}
              onChange={(event) => send({ type: 'note.change', note: event.target.value })}
            />
            <Proof transfer={transfer} />
            <Button type="submit" full size="lg" busy={isSending}>
              {texts.send()}
            </Button>
          </div>
        </Panel>
      )}
    </Form>
  )
}

/** The customer has sent the details; the picture of the transfer may still be read. */
const isBeingSent = (snapshot: Props['transfer']['snapshot']): boolean =>
  snapshot.matches('awaitingProof') || snapshot.matches('sending')

/** The customer may add a picture of the transfer. */
function Proof({ transfer: { snapshot, send } }: Pick<Props, 'transfer'>) {
  const { transfer: texts } = useWords().pay
  const input = useRef<HTMLInputElement>(null)
  const { chosen } = snapshot.context
  const [picture] = snapshot.context.proof
  const shown = picture?.address ?? snapshot.context.told?.proof_full_url
  const isSending = isBeingSent(snapshot)
  return (
    <fieldset className={proof}>
      <legend className={label}>{texts.proof()}</legend>
      <p className={small}>{texts.proofNote()}</p>
      {shown && <img src={shown} alt={picture?.name ?? texts.proof()} className={shot} />}
      {chosen.length > 0 && (
        <ul className={pictureTiles}>
          <UnreadTiles pictures={chosen} />
        </ul>
      )}
      <FileInput
        ref={input}
        onChoose={(files) => {
          for (const chosen of choosePictures(files)) send({ type: 'proof.choose', picture: chosen })
        }}
      />
      <div className={choices}>
        <Button variant="outline" disabled={isSending} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {shown ? texts.changeProof() : texts.addProof()}
        </Button>
        {picture && (
          <Button variant="ghost" disabled={isSending} onClick={() => send({ type: 'proof.remove' })}>
            {texts.removeProof()}
          </Button>
        )}
      </div>
      <div role="alert" className={wrong}>
        {snapshot.matches({ filling: 'notPicture' }) && texts.notPicture()}
      </div>
    </fieldset>
  )
}

/** One thing to copy into the app of the bank. */
function Fact({ name, text, shown = text }: { name: string; text: string; shown?: string }) {
  const { pay } = useWords()
  const { copied, copy } = useCopied()
  const label = pay.transfer.copy({ name })
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{shown}</bdi>
        <IconButton size="sm" variant="ghost" aria-label={label} title={label} onClick={() => copy(text)}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
        <LiveRegion>{copied ? pay.transfer.copied() : ''}</LiveRegion>
      </dd>
    </div>
  )
}

const alarm = css({
  display: 'flex',
  gap: '3',
  padding: '4',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'md',
  '& > svg': { flexShrink: '0', width: '6', height: '6' },
})
const strong = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
const wrong = css({ textStyle: 'small', color: 'danger.text' })
const proof = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const label = css({ textStyle: 'bodyStrong' })
const shot = css({
  width: '28',
  height: '28',
  objectFit: 'cover',
  borderRadius: 'md',
})
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const fields = css({ display: 'flex', flexDirection: 'column', gap: '4', marginBlockStart: '3' })
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginBlockStart: '4',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
  },
  '& dt': { textStyle: 'body', color: 'fg.muted' },
  '& dd': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'bodyStrong',
    overflowWrap: 'anywhere',
  },
})
const cancel = css({ color: 'danger.text', alignSelf: 'center' })
