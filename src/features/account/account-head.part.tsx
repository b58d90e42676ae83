import { Heart, ShoppingBag, Sparkles, Wallet } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Config, CustomerInfo } from '#openapi/generated/client.ts'
import { authPath } from '#src/navigation/auth-path.ts'
import { isOffered } from '#src/navigation/profile-pages.ts'
import { profilePath } from '#src/navigation/profile-path.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'

/** Who is signed in, and what they have in the wallet and in points, where the shop has these. */
export function CustomerHead({ customer, config }: { customer: CustomerInfo; config: Config }) {
  const { account } = useWords()
  const { date, money, number } = useFormats()
  const name = `${customer.f_name} ${customer.l_name}`
  return (
    <div className={panel}>
      <div className={who}>
        <Avatar name={name} src={customer.image_full_url} size="lg" />
        <div className={texts}>
          <p className={title}>{name}</p>
          <p className={hint}>{account.memberSince({ date: date(customer.created_at) })}</p>
        </div>
      </div>
      <ul className={balances}>
        {isOffered('wallet', config) && (
          <Figure href={profilePath('wallet')} icon={Wallet} label={account.links.wallet()}>
            {money(customer.wallet_balance)}
          </Figure>
        )}
        {isOffered('loyalty-points', config) && (
          <Figure
            href={profilePath('loyalty-points')}
            icon={Sparkles}
            label={account.links['loyalty-points']()}
          >
            {number(customer.loyalty_point)}
          </Figure>
        )}
      </ul>
    </div>
  )
}

type FigureProps = { href: string; icon: typeof Wallet; label: string; children: string }

const Figure = ({ href, icon: Icon, label, children }: FigureProps) => (
  <li>
    <Link href={href} className={figure}>
      <Icon aria-hidden="true" />
      <span className={hint}>{label}</span>
      <span className={amount}>{children}</span>
    </Link>
  </li>
)

const gains = [
  ['orders', ShoppingBag],
  ['rewards', Sparkles],
  ['saved', Heart],
] as const

/** The advantages of an account, for a guest. */
export function GuestHead({ next }: { next: string }) {
  const { account, shell } = useWords()
  const { guest } = account.settings
  const query = `next=${encodeURIComponent(next)}`
  return (
    <div className={panel}>
      <p className={title}>{guest.title()}</p>
      <ul className={reasons}>
        {gains.map(([name, Icon]) => (
          <li key={name} className={reason}>
            <Icon aria-hidden="true" />
            {guest[name]()}
          </li>
        ))}
      </ul>
      <div className={actions}>
        <Link href={authPath('sign-in', query)} className={button()}>
          {shell.signIn()}
        </Link>
        <Link href={authPath('sign-up', query)} className={button({ variant: 'outline' })}>
          {guest.signUp()}
        </Link>
      </div>
    </div>
  )
}

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: { base: '4', md: '5' },
  bg: 'accent.soft',
  borderRadius: 'md',
})
const who = css({ display: 'flex', alignItems: 'center', gap: '3' })
const texts = css({ minWidth: '0' })
const title = css({ textStyle: 'title', overflowWrap: 'anywhere' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const balances = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]',
  gap: '3',
  _empty: { display: 'none' },
})
const figure = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  alignItems: 'center',
  columnGap: '2',
  height: 'full',
  padding: '3',
  bg: 'bg.surface',
  borderRadius: 'sm',
  _hover: { boxShadow: 'rest' },
  '& > svg': { width: '5', height: '5', color: 'accent.text' },
})
const amount = css({ gridColumn: '[1 / -1]', textStyle: 'title', figure: true })
const reasons = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const reason = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'body',
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > a': { flex: { base: '1', md: 'none' } },
})
