import type { EventFrom, SnapshotFrom } from 'xstate'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { pointsIn } from '#machines/rules/amount.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof convertPointsMachine>
  send: (event: EventFrom<typeof convertPointsMachine>) => void
  /** How many there are. */
  points: number
  config: Pick<Config, 'loyalty_point_exchange_rate' | 'loyalty_point_minimum_point'>
}

/** How many become money; what they bring is said while they are written. */
export function ConvertPointsView({ snapshot, send, points, config }: Props) {
  const { loyalty } = useWords().wallet
  const { money } = useFormats()
  const { loyalty_point_exchange_rate: rate, loyalty_point_minimum_point: least } = config
  const { refusals, points: written } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const wanted = pointsIn(written)
  const change = (text: string) => send({ type: 'points.change', points: text })
  return (
    <Panel title={loyalty.convert()}>
      <Form className={form} onSend={() => send({ type: 'form.submit' })}>
        <FormProblem
          messages={
            snapshot.matches({ editing: 'failed' })
              ? [loyalty.failed()]
              : generalRefusals(refusals, { point: written })
          }
        />
        <TextField
          label={loyalty.number()}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          size="lg"
          required
          readOnly={isBusy}
          value={written}
          hint={
            wanted
              ? loyalty.brings({ amount: money(wanted / rate) })
              : loyalty.minimum({ points: loyalty.amount({ count: least }) })
          }
          error={snapshot.matches({ editing: 'invalid' }) ? loyalty.invalid() : refusalOf(refusals, 'point')}
          onChange={(event) => change(event.target.value)}
        />
        {points >= least && (
          <Chip
            className={all}
            disabled={isBusy}
            pressed={wanted === points}
            onClick={() => change(String(points))}
          >
            {loyalty.all()}
          </Chip>
        )}
        <Button type="submit" size="lg" full busy={isBusy}>
          {loyalty.submit()}
        </Button>
      </Form>
    </Panel>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const all = css({ alignSelf: 'flex-start' })
