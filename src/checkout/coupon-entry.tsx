import { BadgePercent, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeptFocus } from '#ui/kept-focus.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PartProps } from './checkout-props.ts'
import { refusedAt } from './refused.ts'

type Props = PartProps & { refusal: string | undefined }

/** One coupon can be used; the code stays in its field until it counts, and the keyboard stays here. */
export const CouponEntry = (props: Props) => (
  <KeptFocus>
    <Entry {...props} />
  </KeptFocus>
)

function Entry({ snapshot, send, refusal }: Props) {
  const words = useWords()
  const { coupon: texts } = words.checkout
  const [code, setCode] = useState('')
  const [tried, setTried] = useState<string>()
  const { coupon, refusals } = snapshot.context
  const refused = refusedAt('coupon', refusals, words) ?? refusal

  if (snapshot.matches({ filling: { coupon: 'applied' } })) {
    const label = texts.remove({ code: coupon.code })
    return (
      <div className={applied}>
        <BadgePercent aria-hidden="true" />
        <p className={grow}>
          {texts.applied({ code: coupon.code })}
          {refused && <span className={alarm}>{refused}</span>}
        </p>
        <IconButton
          size="md"
          aria-label={label}
          title={label}
          onClick={() => send({ type: 'coupon.remove' })}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  return (
    <Form
      className={row}
      onSend={() => {
        setTried(code)
        if (code.trim()) send({ type: 'coupon.apply', code })
      }}
    >
      <TextField
        className={grow}
        label={texts.label()}
        name="coupon"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={code === tried ? (code.trim() ? refused : texts.missing()) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" busy={snapshot.matches({ filling: { coupon: 'applying' } })}>
        {texts.apply()}
      </Button>
    </Form>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  paddingBlock: '4',
  marginBlock: '1',
  borderBlockWidth: 'hairline',
  borderBlockStyle: 'solid',
  borderColor: 'border.subtle',
  '& > button': { marginBlockStart: '[25px]' },
})
const grow = css({ flex: '1', minWidth: '0' })
const applied = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: '3',
  textStyle: 'bodyStrong',
  color: 'success.text',
  bg: 'success.soft',
  borderRadius: 'sm',
  '& > svg': { flexShrink: '0', width: '5', height: '5' },
})
const alarm = css({ display: 'block', textStyle: 'small', color: 'danger.text' })
