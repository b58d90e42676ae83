import { Pencil, Plus, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { isAddressDeleted } from '#machines/checkout/lapsed.ts'
import { type Contact, contactFields, hasNoContact } from '#machines/rules/contact.ts'
import type { DeliveryField } from '#machines/rules/delivery.ts'
import { AddressIcon, isAddressKind } from '#src/shared/addresses/address-icon.part.tsx'
import { AddressDetails } from '#src/shared/checkout/address-details.part.tsx'
import type {
  Destination,
  GuestContact,
  SavedAddresses,
  SectionProps,
} from '#src/shared/checkout/checkout-props.ts'
import { ContactFields } from '#src/shared/checkout/contact-fields.part.tsx'
import { SummaryCard } from '#src/shared/checkout/place-card.part.tsx'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'

export type DeliveryAddressesProps = SectionProps & {
  destination: Destination
  /** Only while a customer wants a delivery. */
  saved: SavedAddresses | undefined
  /** Only for a guest. */
  guestContact: GuestContact | undefined
  /** Opens the address dialog for the address that is selected. */
  onEdit: () => void
  /** Opens it for one more. */
  onAdd: () => void
}

/** Where the order goes and who receives it (docs/spec.md §2, Checkout delivery address section). */
export function DeliveryAddresses(props: DeliveryAddressesProps) {
  const { shopper, order_type } = props.draft
  if (shopper.type === 'guest') return <OfGuest {...props} />
  return order_type === 'delivery' ? <OfCustomer {...props} /> : null
}

function OfCustomer(props: DeliveryAddressesProps) {
  const { draft, refusals, change, destination, saved, onEdit, onAdd, recalled } = props
  const words = useWords()
  const { address: texts, lapsed } = words.checkout
  const { contact } = draft
  const listed = saved?.snapshot.matches({ choosing: { list: 'listed' } })
  const isDeleted = isAddressDeleted(draft, recalled, listed ? saved?.snapshot.context.addresses : undefined)
  const refused = useAddressRefusal(draft, refusals, true)
  return (
    <Section
      title={texts.title()}
      refused={refused ?? (isDeleted ? lapsed.address() : undefined)}
      action={
        <Button variant="ghost" size="sm" onClick={() => saved?.send({ type: 'saved.open' })}>
          {texts.viewSaved()}
        </Button>
      }
    >
      <SelectedAddress draft={draft} onEdit={onEdit}>
        <Receiver contact={contact} />
      </SelectedAddress>
      <Button variant="outline" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {texts.add()}
      </Button>
      <AddressDetails draft={draft} refusals={refusals} change={change} destination={destination} />
    </Section>
  )
}

function OfGuest({ draft, refusals, change, destination, guestContact, onEdit }: DeliveryAddressesProps) {
  const { address: texts } = useWords().checkout
  const isOnPage = guestContact?.snapshot.matches('onPage') ?? false
  const isDelivered = draft.order_type === 'delivery'
  return (
    <Section
      title={isDelivered ? texts.title() : texts.contactTitle()}
      refused={useAddressRefusal(draft, refusals, !isOnPage)}
    >
      {guestContact && isOnPage && <ContactOnPage draft={draft} refusals={refusals} {...guestContact} />}
      {guestContact && !isOnPage && <ContactCard contact={draft.contact} send={guestContact.send} />}
      {isDelivered && (
        <>
          <SelectedAddress draft={draft} onEdit={onEdit} />
          <AddressDetails draft={draft} refusals={refusals} change={change} destination={destination} />
        </>
      )}
    </Section>
  )
}

function ContactOnPage({
  draft: { contact, config },
  refusals,
  snapshot,
  send,
}: Pick<SectionProps, 'draft' | 'refusals'> & GuestContact) {
  const words = useWords()
  return (
    <fieldset className={group}>
      <legend className={legend}>{words.checkout.contact.title()}</legend>
      <ContactFields
        contact={contact}
        shown={[...snapshot.context.touched, ...refusedFields(refusals)]}
        refused={(field) =>
          refusedAt(
            'contact',
            refusals.filter(({ code }) => code === field),
            words,
          )
        }
        config={config}
        onChange={(field, value) => send({ type: 'field.change', field, value })}
        onLeave={(field) => send({ type: 'field.leave', field })}
      />
    </fieldset>
  )
}

function ContactCard({ contact, send }: { contact: Contact; send: GuestContact['send'] }) {
  const { address: texts } = useWords().checkout
  const none = hasNoContact(contact)
  const label = none ? texts.addContact() : texts.editContact()
  return (
    <SummaryCard
      icon={<UserRound aria-hidden="true" />}
      title={none ? texts.noContact() : contact.contact_person_name || texts.contactHint()}
      action={
        <IconButton aria-label={label} title={label} onClick={() => send({ type: 'dialog.open' })}>
          {none ? <Plus aria-hidden="true" /> : <Pencil aria-hidden="true" />}
        </IconButton>
      }
    >
      {none ? (
        <p>{texts.contactHint()}</p>
      ) : (
        <>
          <PhoneNumber>{contact.contact_person_number}</PhoneNumber>
          {contact.contact_person_email && (
            <p dir="ltr" className={inOrder}>
              {contact.contact_person_email}
            </p>
          )}
        </>
      )}
    </SummaryCard>
  )
}

type SelectedAddressProps = Pick<SectionProps, 'draft'> & { onEdit: () => void; children?: ReactNode }

function SelectedAddress({ draft, onEdit, children }: SelectedAddressProps) {
  const { addressForm, checkout } = useWords()
  const { address, address_type } = draft.delivery
  const kindName = () => {
    if (address_type === 'other') return checkout.address.here()
    return isAddressKind(address_type) ? addressForm.kinds[address_type]() : address_type
  }
  return (
    <SummaryCard
      selected
      icon={<AddressIcon type={address_type} />}
      title={kindName()}
      action={
        <IconButton aria-label={checkout.address.edit()} title={checkout.address.edit()} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      }
    >
      <p dir="auto">{address || checkout.address.none()}</p>
      {children}
    </SummaryCard>
  )
}

const Receiver = ({ contact }: { contact: Contact }) => (
  <p className={receiver}>
    <bdi>{contact.contact_person_name}</bdi>
    <PhoneNumber>{contact.contact_person_number}</PhoneNumber>
  </p>
)

/** Refusals of the address, unless a field shows them, of the fee, and of the contact unless its fields show them. */
function useAddressRefusal(
  { order_type, fee }: SectionProps['draft'],
  refusals: SectionProps['refusals'],
  withContact: boolean,
): string | undefined {
  const words = useWords()
  const refused = [
    refusedAt(
      'address',
      refusals.filter(({ code }) => !detailFields.includes(code)),
      words,
    ),
    withContact ? refusedAt('contact', refusals, words) : undefined,
  ]
    .filter(Boolean)
    .join(' ')
  if (refused) return refused
  const outside = order_type === 'delivery' && fee.type === 'outside'
  return outside ? words.checkout.address.outside() : undefined
}

const refusedFields = (refusals: SectionProps['refusals']) =>
  contactFields.filter((field) => refusals.some(({ code }) => code === field))

const detailFields: string[] = ['road', 'house', 'floor'] satisfies DeliveryField[]

const group = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const legend = css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' })
const receiver = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })
const inOrder = css({ textAlign: 'start', unicodeBidi: '[isolate]', width: 'fit' })
