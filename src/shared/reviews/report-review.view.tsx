import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { reportReviewMachine } from '#machines/orders/report-review.machine.ts'
import type { ReportReason } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'

type Props = {
  snapshot: SnapshotFrom<typeof reportReviewMachine>
  send: (event: EventFromLogic<typeof reportReviewMachine>) => void
}

const reasons = [
  'offensive',
  'personal_data',
  'advertisement',
  'untrue',
  'other',
] as const satisfies ReportReason[]

/** docs/contract.md §2, Reviews: what the shop takes of one report. */
const LONGEST_NOTE = 500

/** Why a review should not be shown; afterwards, what the shop does about it. */
export function ReportReviewView({ snapshot, send }: Props) {
  const { opinions, actions } = useWords()
  const { report: words } = opinions
  const close = () => send({ type: 'report.close' })
  if (snapshot.matches('thanking'))
    return (
      <Dialog
        open
        size="sm"
        title={words.thanks()}
        description={words.thanksNote()}
        onClose={close}
        footer={<Button onClick={close}>{actions.close()}</Button>}
      />
    )
  const { note, reasons: chosen, refusals } = snapshot.context
  const isSending = snapshot.matches('sending')
  const problems = [
    ...(snapshot.matches({ writing: 'failed' }) ? [words.failed()] : []),
    ...(snapshot.matches({ writing: 'refused' }) ? refusals.map(({ message }) => message) : []),
  ]
  return (
    <Dialog open size="sm" title={words.title()} onClose={close} closable={!isSending}>
      <Form className={form} onSend={() => send({ type: 'report.send' })}>
        <FormProblem messages={problems} />
        <div>
          <RadioCards
            label={words.why()}
            value={chosen[0] ?? null}
            disabled={isSending}
            onChange={(reason) => send({ type: 'reason.choose', reason: reason as ReportReason })}
            options={reasons.map((reason) => ({ value: reason, title: words.reasons[reason]() }))}
          />
          <p role="alert" className={wrong}>
            {snapshot.matches({ writing: 'missing' }) && words.missing()}
          </p>
        </div>
        <TextArea
          label={words.note()}
          value={note}
          maxLength={LONGEST_NOTE}
          readOnly={isSending}
          onChange={({ target }) => send({ type: 'note.write', note: target.value })}
        />
        <Button type="submit" full busy={isSending}>
          {words.send()}
        </Button>
      </Form>
    </Dialog>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const wrong = css({
  marginBlockStart: '2',
  textStyle: 'small',
  color: 'danger.text',
  _empty: { display: 'none' },
})
