import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import type { Address } from '#openapi/generated/client.ts'
import { AddressIcon, isAddressKind } from '#src/shared/addresses/address-icon.part.tsx'
import { floorText } from '#src/shared/addresses/floor-text.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type Props = {
  addresses: readonly Address[]
  onAdd: () => void
  onEdit: (address: Address) => void
  onRemove: (address: Address) => void
}

/** Where the customer has things brought: to look at, to change, to add to (docs/spec.md §3, Saved address). */
export function SavedAddressesView({ addresses, onAdd, onEdit, onRemove }: Props) {
  const { account } = useWords()
  const { addresses: words } = account
  const add = (
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" />
      {words.add()}
    </Button>
  )
  return (
    <section aria-labelledby="saved-addresses">
      <SectionHeading level={1} action={addresses.length > 0 && add}>
        <span id="saved-addresses">{account.addresses.title()}</span>
      </SectionHeading>
      {addresses.length === 0 ? (
        <EmptyState
          picture={<Art name="pin" />}
          title={words.empty()}
          hint={words.emptyNote()}
          action={add}
        />
      ) : (
        <>
          <p className={hint}>{words.note()}</p>
          <ul className={list}>
            {addresses.map((address) => (
              <Row key={address.id} address={address} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Row({ address, onEdit, onRemove }: { address: Address } & Pick<Props, 'onEdit' | 'onRemove'>) {
  const { addresses: words } = useWords().account
  const { house, floor } = address
  const label = useLabel(address)
  const details = [house && words.house({ house }), floorText(floor, words)].filter(Boolean)
  return (
    <li className={card}>
      <span className={picture}>
        <AddressIcon type={address.address_type} />
      </span>
      <div className={texts}>
        <p className={title}>
          <bdi>{label}</bdi>
        </p>
        <p>
          <bdi>{address.address}</bdi>
        </p>
        {details.length > 0 && <p>{details.join(' · ')}</p>}
        <p className={contact}>
          <bdi>{address.contact_person_name}</bdi>
          <PhoneNumber>{address.contact_person_number}</PhoneNumber>
        </p>
        {address.zone_ids.length === 0 && (
          <p>
            <Badge tone="warning">{words.notServed()}</Badge>
          </p>
        )}
      </div>
      <div className={actions}>
        <IconButton variant="ghost" aria-label={words.edit({ label })} onClick={() => onEdit(address)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton variant="ghost" aria-label={words.remove({ label })} onClick={() => onRemove(address)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** The three labels that come with a name; any other is the customer's own. */
function useLabel({ address_type: type }: Address): string {
  const { kinds } = useWords().account.addresses
  return isAddressKind(type) ? kinds[type]() : type
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlockEnd: '4' })
const list = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { md: '[repeat(auto-fill, minmax(340px, 1fr))]' },
})
const card = css({ position: 'relative', display: 'flex', gap: '3', padding: '4', layerStyle: 'panel' })
const picture = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
  '& svg': { width: '5', height: '5' },
})
const texts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  flex: '1',
  minWidth: '0',
  textStyle: 'body',
  color: 'fg.muted',
})
const title = css({
  paddingInlineEnd: { base: '[80px]', sm: '0' },
  textStyle: 'subtitle',
  color: 'fg.default',
})
const contact = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'small' })
// Beside the title alone where the address needs the width.
const actions = css({
  position: { base: 'absolute', sm: 'static' },
  insetBlockStart: '0',
  insetInlineEnd: '1',
  display: 'flex',
  flexShrink: '0',
  marginBlockStart: { sm: '-1' },
  marginInlineEnd: { sm: '-1' },
})
