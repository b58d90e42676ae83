import { useWords } from '#i18n/i18n.tsx'
import type { Gift } from '#src/shared/offers/use-gift.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** At most 382 px wide (docs/spec.md §9); the discount and its time only for whom they hold. */
export function WelcomeView({
  title,
  gift,
  onClose,
}: {
  title: string
  gift: Gift | undefined
  onClose: () => void
}) {
  const { sections } = useWords()
  return (
    <Dialog
      open
      size="welcome"
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{sections.welcome.start()}</Button>}
    >
      <div className={body}>
        <Art name="party" />
        <p className={hint}>{sections.welcome.note()}</p>
        {gift && <GiftHint gift={gift} />}
      </div>
    </Dialog>
  )
}

function GiftHint({ gift: { discount, validity } }: { gift: Gift }) {
  const { sections } = useWords()
  return (
    <p className={present}>
      <span className={amount}>{sections.welcome.gift({ discount })}</span>
      {validity && <span>{sections.welcome.validity({ validity })}</span>}
    </p>
  )
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  textAlign: 'center',
})
const hint = css({ textStyle: 'body', color: 'fg.muted', textWrap: 'balance' })
const present = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  padding: '4',
  textStyle: 'small',
  bg: 'accent.soft',
  borderRadius: 'md',
})
const amount = css({ textStyle: 'subtitle', color: 'accent.text' })
