import { useWords } from '#i18n/i18n.tsx'
import { AddressIcon, isAddressKind } from '#src/shared/addresses/address-icon.part.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SavedAddresses } from './checkout-props.ts'

/** A click on a card only marks it; Select confirms, Cancel closes (docs/spec.md §4, Saved-address behaviour). */
export function SavedAddressesDialog({ snapshot, send, onAdd }: SavedAddresses & { onAdd: () => void }) {
  const { checkout, addressForm: names, actions } = useWords()
  const { addresses, marked } = snapshot.context
  const listing = snapshot.matches({ choosing: { list: 'listing' } })
  const unlisted = snapshot.matches({ choosing: { list: 'unlisted' } })
  const none = addresses.length === 0 && !listing && !unlisted
  const nameOf = (type: string) => (isAddressKind(type) ? names.kinds[type]() : type)

  return (
    <Dialog
      open={snapshot.matches({ choosing: { dialog: 'open' } })}
      size="addresses"
      title={checkout.saved.title()}
      onClose={() => send({ type: 'dialog.cancel' })}
      footer={
        !none && (
          <>
            <Button variant="outline" onClick={() => send({ type: 'dialog.cancel' })}>
              {actions.cancel()}
            </Button>
            <Button
              disabled={!snapshot.can({ type: 'mark.confirm' })}
              onClick={() => send({ type: 'mark.confirm' })}
            >
              {checkout.saved.select()}
            </Button>
          </>
        )
      }
    >
      <div className={list}>
        {listing && addresses.length === 0 && (
          <Loading>
            <Repeat times={3}>
              <Skeleton height="72px" className={waiting} />
            </Repeat>
          </Loading>
        )}
        {unlisted && (
          <ErrorState
            level={3}
            title={checkout.saved.failed()}
            hint={null}
            onRetry={() => send({ type: 'list.retry' })}
          />
        )}
        {none && (
          <EmptyState
            level={3}
            picture={<Art name="pin" />}
            title={checkout.saved.oops()}
            hint={checkout.saved.empty()}
            action={<Button onClick={onAdd}>{checkout.address.add()}</Button>}
          />
        )}
        {addresses.length > 0 && (
          <RadioCards
            hideLabel
            label={checkout.saved.title()}
            value={marked ? String(marked) : null}
            onChange={(value) => send({ type: 'card.mark', id: Number(value) })}
            options={addresses.map(({ id, address, address_type }) => ({
              value: String(id),
              title: nameOf(address_type),
              hint: <bdi dir="auto">{address}</bdi>,
              aside: (
                <span className={picture}>
                  <AddressIcon type={address_type} />
                </span>
              ),
            }))}
          />
        )}
      </div>
    </Dialog>
  )
}

const list = css({ maxHeight: '[40vh]', overflowY: 'auto', padding: '1', marginInline: '-1' })
const waiting = css({ marginBlockEnd: '2' })
const picture = css({ color: 'fg.subtle', '& svg': { width: '5', height: '5' } })
