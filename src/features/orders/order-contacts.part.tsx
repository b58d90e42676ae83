import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Config, TrackedOrder } from '#openapi/generated/client.ts'
import { chatWith } from '#src/navigation/chat-paths.ts'
import { css } from '#styled/css/index.js'
import { iconButton } from '#styled/recipes/index.js'
import { Panel } from '#ui/panel.tsx'

type Props = {
  order: TrackedOrder
  /** Guests have no chat (docs/spec.md §6). */
  isCustomer: boolean
  support: Pick<Config, 'phone' | 'email'>
}

/** The store and the customer support, with every way to reach them; the courier has a card of its own. */
export function OrderContacts({ order: { id, store }, isCustomer, support }: Props) {
  const { contact } = useWords().orderPage
  return (
    <Panel title={contact.title()} className={noPrint}>
      <p className={hint}>{contact.note()}</p>
      <ul className={list}>
        {store && (
          <Contact
            role={contact.store()}
            name={store.name}
            phone={store.phone}
            chatPath={isCustomer ? chatWith('vendor', store.id, id) : undefined}
          />
        )}
        <Contact
          role={contact.support()}
          name={contact.support()}
          phone={support.phone}
          email={`${support.email}?subject=${encodeURIComponent(`#${id}`)}`}
          chatPath={isCustomer ? chatWith('admin', 0, id) : undefined}
        />
      </ul>
    </Panel>
  )
}

type ContactProps = {
  role: string
  name: string
  phone: string
  email?: string
  chatPath: string | undefined
}

function Contact({ role, name, phone, email, chatPath }: ContactProps) {
  const { contact } = useWords().orderPage
  return (
    <li className={row}>
      <span className={texts}>
        {role !== name && <span className={caption}>{role}</span>}
        <span className={who}>{name}</span>
      </span>
      {chatPath && (
        <Link href={chatPath} className={contactButton} aria-label={contact.chatWith({ name })}>
          <MessageCircle aria-hidden="true" />
        </Link>
      )}
      <ContactLink href={`tel:${phone}`} label={contact.callName({ name })}>
        <Phone aria-hidden="true" />
      </ContactLink>
      {email && (
        <ContactLink href={`mailto:${email}`} label={contact.writeTo({ name })}>
          <Mail aria-hidden="true" />
        </ContactLink>
      )}
    </li>
  )
}

const ContactLink = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <a href={href} className={contactButton} aria-label={label}>
    {children}
  </a>
)

const contactButton = iconButton({ variant: 'outline' })
const noPrint = css({ _print: { display: 'none' } })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '4', marginBlockStart: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
// The buttons stand below the name where the text is large.
const texts = css({ display: 'flex', flexDirection: 'column', flex: '[1 1 6.5rem]', minWidth: '0' })
const caption = css({ textStyle: 'caption', color: 'fg.muted' })
const who = css({ textStyle: 'bodyStrong' })
