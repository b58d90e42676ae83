import { Pencil, Plus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { type Contact, hasNoContact } from '#machines/rules/contact.ts'
import { AddressIcon } from '#src/shop/address-icon.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AddressDetails } from './address-details.tsx'
import type { PartProps, SavedAddresses } from './checkout-props.ts'
import { PlaceCard } from './place-card.tsx'
import { refusedAt } from './refused.ts'
import { Section } from './section.tsx'

export type DeliveryAddressesProps = PartProps & {
  /** Only while a customer wants a delivery. */
  saved: SavedAddresses | undefined
  /** Opens the address dialog for the address that is selected. */
  onEdit: () => void
  /** Opens it for one more. */
  onAdd: () => void
}

/** Where the order goes and who receives it (docs/spec.md §2, Checkout delivery address section). */
export function DeliveryAddresses(props: DeliveryAddressesProps) {
  const { shopper, order_type } = props.snapshot.context
  if (shopper.type === 'guest') return <OfGuest {...props} />
  return order_type === 'delivery' ? <OfCustomer {...props} /> : null
}

function OfCustomer({ snapshot, send, saved, onEdit, onAdd }: DeliveryAddressesProps) {
  const words = useWords()
  const { address: texts } = words.checkout
  const { contact } = snapshot.context
  return (
    <Section
      title={texts.title()}
      refused={useAddressRefusal(snapshot)}
      action={
        <Button variant="ghost" size="sm" onClick={() => saved?.send({ type: 'saved.open' })}>
          {texts.viewSaved()}
        </Button>
      }
    >
      <SelectedAddress snapshot={snapshot} onEdit={onEdit}>
        <Receiver contact={contact} />
      </SelectedAddress>
      <Button variant="outline" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {texts.add()}
      </Button>
      <AddressDetails snapshot={snapshot} send={send} />
    </Section>
  )
}

function OfGuest({ snapshot, send, onEdit }: DeliveryAddressesProps) {
  const { address: texts } = useWords().checkout
  const { contact, order_type } = snapshot.context
  const none = hasNoContact(contact)
  const label = none ? texts.addContact() : texts.editContact()
  return (
    <Section
      title={order_type === 'delivery' ? texts.title() : texts.contactTitle()}
      refused={useAddressRefusal(snapshot)}
    >
      <PlaceCard
        icon={<UserRound aria-hidden="true" />}
        title={none ? texts.noContact() : contact.contact_person_name || texts.contactHint()}
        action={
          <IconButton aria-label={label} title={label} onClick={() => send({ type: 'contact.open' })}>
            {none ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          </IconButton>
        }
      >
        {none ? (
          <p>{texts.contactHint()}</p>
        ) : (
          [contact.contact_person_number, contact.contact_person_email].filter(Boolean).map((text) => (
            <p key={text} dir="ltr" className={inOrder}>
              {text}
            </p>
          ))
        )}
      </PlaceCard>
      {order_type === 'delivery' && (
        <>
          <SelectedAddress snapshot={snapshot} onEdit={onEdit} />
          <AddressDetails snapshot={snapshot} send={send} />
        </>
      )}
    </Section>
  )
}

function SelectedAddress({
  snapshot,
  onEdit,
  children,
}: {
  snapshot: PartProps['snapshot']
  onEdit: () => void
  children?: ReactNode
}) {
  const { addressForm, checkout } = useWords()
  const { address, address_type } = snapshot.context.delivery
  const titles: Record<string, () => string> = {
    home: addressForm.kinds.home,
    office: addressForm.kinds.office,
    other: checkout.address.here,
  }
  return (
    <PlaceCard
      selected
      icon={<AddressIcon type={address_type} />}
      title={titles[address_type]?.() ?? address_type}
      action={
        <IconButton aria-label={checkout.address.edit()} title={checkout.address.edit()} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      <p dir="auto">{address || checkout.address.none()}</p>
      {children}
    </PlaceCard>
  )
}

const Receiver = ({ contact }: { contact: Contact }) => (
  <p>
    {contact.contact_person_name} · <bdi dir="ltr">{contact.contact_person_number}</bdi>
  </p>
)

/** What is held against the address, the way or the contact: they stand in one part. */
function useAddressRefusal(snapshot: PartProps['snapshot']): string | undefined {
  const words = useWords()
  const { refusals, order_type } = snapshot.context
  const refused = [refusedAt('address', refusals, words), refusedAt('contact', refusals, words)]
    .filter(Boolean)
    .join(' ')
  if (refused) return refused
  const outside = order_type === 'delivery' && snapshot.matches({ filling: { quote: 'outside' } })
  return outside ? words.checkout.address.outside() : undefined
}

const inOrder = css({ textAlign: 'start', unicodeBidi: '[isolate]', width: 'fit' })
