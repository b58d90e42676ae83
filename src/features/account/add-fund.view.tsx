import type { EventFrom, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof addFundMachine>
  send: (event: EventFrom<typeof addFundMachine>) => void
  currency: string
}

/** What people often add. */
const AMOUNTS = [50, 100, 200]

export function AddFundView({ snapshot, send, currency }: Props) {
  const { add } = useWords().wallet
  const { money } = useFormats()
  const { amount, refusals } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const change = (text: string) => send({ type: 'amount.change', amount: text })
  return (
    <Panel title={add.title()}>
      <Form className={form} onSend={() => send({ type: 'form.submit' })}>
        <FormProblem
          messages={
            snapshot.matches({ editing: 'failed' }) ? [add.failed()] : generalRefusals(refusals, { amount })
          }
        />
        <TextField
          label={add.amount({ currency })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          size="lg"
          required
          readOnly={isBusy}
          value={amount}
          hint={add.note()}
          error={snapshot.matches({ editing: 'invalid' }) ? add.invalid() : refusalOf(refusals, 'amount')}
          onChange={(event) => change(event.target.value)}
        />
        <fieldset className={chips} disabled={isBusy} aria-label={add.amounts()}>
          {AMOUNTS.map((each) => (
            <Chip key={each} pressed={amount === String(each)} onClick={() => change(String(each))}>
              {money(each)}
            </Chip>
          ))}
        </fieldset>
        <Button type="submit" size="lg" full busy={isBusy}>
          {add.submit()}
        </Button>
      </Form>
    </Panel>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
