import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Config } from '#openapi/generated/client.ts'
import { ORDERS } from '#src/navigation/order-path.ts'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Accordion } from '#ui/accordion.tsx'
import { Panel } from '#ui/panel.tsx'
import { helpColumns, helpHeading, helpLead, helpPage, helpTitle } from './help.skeleton.tsx'

type Props = {
  business: Pick<Config, 'phone' | 'email' | 'address'>
  rules: readonly { to: string; name: string }[]
  /** Customers have a list of their orders; guests find theirs by its id. */
  isCustomer: boolean
  onShowMap: () => void
}

/** Where an order is, whom to ask, what most people ask, and the rules. */
export function HelpView({ business, rules, isCustomer, onShowMap }: Props) {
  const { help } = useWords().pages
  const { order, contact, questions } = help
  const { cancel, refund, guest, pay, area } = questions
  return (
    <div className={helpPage}>
      <header>
        <h1 className={helpTitle}>{help.title()}</h1>
        <p className={helpLead}>{help.note()}</p>
      </header>
      <div className={helpColumns}>
        <Panel title={order.title()}>
          <p className={hint}>{isCustomer ? order.note() : order.noteGuest()}</p>
          <p className={actions}>
            <Link href={TRACK_ORDER} className={button({ variant: 'solid' })}>
              <span data-part="label">{order.track()}</span>
            </Link>
            {isCustomer && (
              <Link href={ORDERS} className={button({ variant: 'outline' })}>
                <span data-part="label">{order.mine()}</span>
              </Link>
            )}
          </p>
        </Panel>
        <Panel title={contact.title()}>
          <ul>
            <ContactLink icon={<Phone aria-hidden="true" />}>
              <a href={`tel:${business.phone}`} className={link()} dir="ltr">
                {business.phone}
              </a>
            </ContactLink>
            <ContactLink icon={<Mail aria-hidden="true" />}>
              <a href={`mailto:${business.email}`} className={link()} dir="ltr">
                {business.email}
              </a>
            </ContactLink>
            <ContactLink icon={<MapPin aria-hidden="true" />}>
              <button type="button" className={link()} onClick={onShowMap}>
                {business.address}
              </button>
            </ContactLink>
          </ul>
        </Panel>
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions" className={helpHeading}>
          {questions.title()}
        </h2>
        <Accordion
          items={[cancel, refund, guest, pay, area].map(({ question, answer }) => ({
            key: question(),
            title: question(),
            content: answer(),
          }))}
        />
      </section>
      <nav aria-labelledby="rules">
        <h2 id="rules" className={helpHeading}>
          {help.rules()}
        </h2>
        <ul className={list}>
          {rules.map(({ to, name }) => (
            <li key={to}>
              <Link href={to} className={link()}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const ContactLink = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={cover}>
    {icon}
    {children}
  </li>
)

const hint = css({ textStyle: 'body', color: 'fg.muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '4' })
const cover = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  textStyle: 'body',
  '& > svg': { width: '5', height: '5', flexShrink: '0', color: 'fg.muted' },
})
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', '& a': { minHeight: '11' } })
