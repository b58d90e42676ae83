import { Banknote, ChevronRight, CreditCard, Landmark, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { paymentChoiceOf } from '#machines/rules/wallet-again.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { HOME } from '#src/navigation/pages.ts'
import { walletPath } from '#src/navigation/wallet-path.ts'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { payHeading, paymentMethods } from './pay.skeleton.tsx'
import type { Offer, WalletChoice } from './pay-props.ts'

/** Without an offer, the order is being read again. */
type Props = { offer: Offer | undefined; order: TrackedOrder; wallet: WalletChoice }

/** Pay again, pay in another way, or leave it: each way that is not offered says why. */
export function Payable({ offer, order, wallet }: Props) {
  const { pay } = useWords()
  const { money } = useFormats()
  const isOpening = offer?.snapshot.matches('payingOnline')
  const isBusy = !offer || offer.snapshot.hasTag('busy')
  return (
    <>
      <Button
        full
        size="lg"
        busy={isOpening}
        disabled={isBusy && !isOpening}
        onClick={() => offer?.send({ type: 'pay.press' })}
      >
        <CreditCard aria-hidden="true" />
        {pay.payNow({ amount: money(paymentChoiceOf(order, 'digital_payment', wallet.usesWallet).amount) })}
      </Button>
      <OtherMethods
        order={order}
        wallet={wallet}
        isBusy={isBusy}
        onChoose={(method) => offer?.send({ type: 'way.choose', payment_method: method })}
      />
      <p className={said} role="status">
        {isOpening
          ? pay.opening()
          : offer?.snapshot.matches('switching')
            ? pay.switching()
            : offer?.snapshot.matches('canceling')
              ? pay.canceling()
              : offer
                ? ''
                : pay.reading()}
      </p>
      <div className={foot}>
        <Link href={HOME} className={button({ variant: 'ghost' })}>
          {pay.backHome()}
        </Link>
        <Button
          variant="ghost"
          className={cancel}
          disabled={isBusy}
          onClick={() => offer?.send({ type: 'dialog.open' })}
        >
          {pay.cancelOrder()}
        </Button>
      </div>
    </>
  )
}

type MethodsProps = {
  order: TrackedOrder
  wallet: WalletChoice
  isBusy: boolean
  onChoose: (method: PaymentMethod) => void
}

/** The ways to pay beside the card; the server says which it takes for this order, and why not the others. */
export function OtherMethods({ order, wallet, isBusy, onChoose }: MethodsProps) {
  const { pay } = useWords()
  const { money } = useFormats()
  const collected = order.order_type === 'take_away'
  const looks: Record<PaymentMethod, { icon: ReactNode; name: string; hint?: string }> = {
    cash_on_delivery: {
      icon: <Banknote aria-hidden="true" />,
      name: collected ? pay.ways.cashAtStore() : pay.ways.cash_on_delivery(),
    },
    wallet: { icon: <Wallet aria-hidden="true" />, name: pay.ways.wallet() },
    offline_payment: {
      icon: <Landmark aria-hidden="true" />,
      name: pay.ways.offline_payment(),
      hint: pay.ways.offlineNote(),
    },
    digital_payment: { icon: <CreditCard aria-hidden="true" />, name: pay.ways.digital_payment() },
  }
  const methods = otherMethods(order)
  if (methods.length === 0) return null
  return (
    <section aria-label={pay.ways.title()}>
      <h2 className={payHeading}>{pay.ways.title()}</h2>
      <ul className={paymentMethods}>
        {methods.map(({ payment_method, refusal }) => {
          const { icon, name, hint } = looks[payment_method]
          return (
            <li key={payment_method}>
              <button
                type="button"
                className={row}
                disabled={isBusy || refusal !== null}
                onClick={() => onChoose(payment_method)}
              >
                {icon}
                <span className={texts}>
                  <span className={strong}>{name}</span>
                  {(refusal?.message ?? hint) && <span className={small}>{refusal?.message ?? hint}</span>}
                </span>
                <span className={sum}>
                  {money(paymentChoiceOf(order, payment_method, wallet.usesWallet).amount)}
                </span>
                <ChevronRight aria-hidden="true" className={chevron} />
              </button>
              {refusal?.code === 'wallet_balance' && wallet.canAdd && (
                <Link href={walletPath(order.id)} className={addMoney}>
                  {pay.ways.walletAdd()}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The shop does not offer these to this customer at all; every other refusal may change, and is shown. */
const NEVER = new Set(['payment_method', 'wallet_guest'])

const otherMethods = ({ payment_options = [], payment_method: current }: TrackedOrder) =>
  payment_options.filter(
    ({ payment_method, refusal }) => payment_method !== current && !NEVER.has(refusal?.code ?? ''),
  )

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '14',
  padding: '3',
  textAlign: 'start',
  layerStyle: 'panel',
  _hover: { _enabled: { borderColor: 'border.default', bg: 'bg.hover' } },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
  '& > svg': { flexShrink: '0', width: '6', height: '6' },
})
// The amount stands below it where the text is large; the icon stays beside it.
const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '[1 1 min(8rem, calc(100% - 36px))]',
  minWidth: '0',
})
const addMoney = cx(button({ variant: 'outline', size: 'sm' }), css({ marginBlockStart: '2' }))
const strong = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
const sum = css({ textStyle: 'body', figure: true })
const chevron = css({ color: 'fg.subtle', _rtl: { scale: '[-1 1]' } })
const said = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'center', minHeight: '[1lh]' })
const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })
const cancel = css({ color: 'danger.text' })
