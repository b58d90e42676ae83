import { BookUser } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { deliveryTo } from '#machines/rules/delivery.ts'
import type { ParcelEnd } from '#machines/rules/parcel-form.ts'
import type { Address } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { connectDeliveryAddress } from '#src/shared/checkout/checkout.ports.ts'
import { SavedAddressesDialog } from '#src/shared/checkout/saved-addresses.view.tsx'
import { Button } from '#ui/button.tsx'

type Props = { end: ParcelEnd; set: (said: Partial<ParcelEnd>) => void; onPick: () => void }

/** Leads to the saved addresses of the customer; one of them becomes this end, with the person that it names. */
export function AddressBook(props: Props) {
  const [round, setRound] = useState(0)
  return <OneChoice key={round} {...props} onChosen={() => setRound(round + 1)} />
}

function OneChoice({ end, set, onPick, onChosen }: Props & { onChosen: () => void }) {
  const { api } = useShop()
  const { ends: texts } = useWords().sendParcel
  const { actor, snapshot, send } = useFlow(() => connectDeliveryAddress(api), {
    zone_id: null,
    selected: end,
  })
  useOutcome(actor, (address) => {
    set(endAt(address))
    onChosen()
  })
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => send({ type: 'saved.open' })}>
        <BookUser aria-hidden="true" />
        {texts.book()}
      </Button>
      <SavedAddressesDialog
        actor={actor}
        snapshot={snapshot}
        send={send}
        onAdd={() => {
          send({ type: 'dialog.cancel' })
          onPick()
        }}
      />
    </>
  )
}

const endAt = (address: Address): Partial<ParcelEnd> => ({
  ...deliveryTo(address),
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
})
