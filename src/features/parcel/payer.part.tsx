import { useWords } from '#i18n/i18n.tsx'
import { payableParcel } from '#machines/rules/parcel-draft.ts'
import type { ParcelSide } from '#machines/rules/parcel-form.ts'
import { parcelPath } from '#src/navigation/parcel-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { walletPath } from '#src/navigation/wallet-path.ts'
import { PaymentChoice } from '#src/shared/checkout/payment.part.tsx'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { ParcelPartProps } from './parcel-props.ts'
import { refusedPart } from './refused-part.ts'

/** Who pays the courier, and how; a receiver pays in cash, and the page says why other ways are off. */
export function Payer(part: ParcelPartProps) {
  const words = useWords()
  const { payer: texts } = words.sendParcel
  const { draft, change } = part
  const { charge_payer } = draft
  return (
    <>
      <Section title={texts.title()}>
        <RadioCards
          hideLabel
          label={texts.title()}
          value={charge_payer}
          onChange={(value) => change({ charge_payer: value as ParcelSide })}
          options={[
            { value: 'sender', title: texts.sender(), hint: texts.senderNote() },
            { value: 'receiver', title: texts.receiver(), hint: texts.receiverNote() },
          ]}
        />
        {charge_payer === 'receiver' && <p className={why}>{texts.why()}</p>}
      </Section>
      <PaymentChoice
        payable={payableParcel(draft)}
        refused={refusedPart('payment', part.refusals, words)}
        cash={{
          title: texts.cash(),
          hint: charge_payer === 'receiver' ? texts.receiverCash() : texts.senderCash(),
        }}
        change={change}
        less={undefined}
        paths={{ signIn: signInPath(parcelPath(draft.parcel_category_id)), wallet: walletPath('parcel') }}
      />
    </>
  )
}

const why = css({ textStyle: 'small', color: 'fg.muted' })
