import { LocateFixed, Map as MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { Address } from '#openapi/generated/client.ts'
import { AddressIcon, isAddressKind } from '#src/shared/addresses/address-icon.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { LocationPermissionView } from './location-permission.view.tsx'
import type { PickLocationSnapshot, SendPickLocation } from './pick-location.view.tsx'

export type SavedAddresses =
  | { state: 'guest' | 'loading' | 'failed' }
  | { state: 'known'; addresses: readonly Address[] }

export type LocationMenuProps = {
  /** Where things are brought now. */
  location: CustomerLocation | null
  snapshot: PickLocationSnapshot
  send: SendPickLocation
  saved: SavedAddresses
  onChoose: (address: Address) => void
  onPickFromMap: () => void
  onSignIn: () => void
  onRetry: () => void
}

/** The quick ways to say where: here, on the map, or an address saved before (docs/spec.md §2, location popover). */
export function LocationMenuView(props: LocationMenuProps) {
  const { snapshot, send, location } = props
  const words = useWords().location
  return (
    <Dialog open size="place" title={words.title()} onClose={() => send({ type: 'pick.close' })}>
      {location && (
        <p className={now}>
          <span className={nowLabel}>{words.menu.now()}</span>
          <span dir="auto">{location.address}</span>
        </p>
      )}
      <div className={actions}>
        <CurrentPosition snapshot={snapshot} send={send} />
        <button type="button" className={link} onClick={props.onPickFromMap}>
          <MapIcon aria-hidden="true" />
          {words.menu.fromMap()}
        </button>
      </div>
      <section aria-labelledby="saved-addresses">
        <h3 id="saved-addresses" className={heading}>
          {words.menu.saved()}
        </h3>
        <Saved {...props} />
      </section>
      <LocationPermissionView
        open={snapshot.matches({ picking: { currentPosition: 'refused' } })}
        onRetry={() => send({ type: 'position.request' })}
        onClose={() => send({ type: 'permission.close' })}
      />
    </Dialog>
  )
}

/** The button, and below it what was found: an address is confirmed before the shop moves there. */
const CurrentPosition = ({ snapshot, send }: Pick<LocationMenuProps, 'snapshot' | 'send'>) => {
  const words = useWords().location
  const busy = snapshot.hasTag('busy')
  return (
    <>
      <button
        type="button"
        className={link}
        aria-busy={busy || undefined}
        onClick={() => busy || send({ type: 'position.request' })}
      >
        {busy ? <Spinner /> : <LocateFixed aria-hidden="true" />}
        {words.menu.currentPosition()}
      </button>
      <div aria-live="polite">
        <Found snapshot={snapshot} send={send} />
      </div>
    </>
  )
}

const Found = ({ snapshot, send }: Pick<LocationMenuProps, 'snapshot' | 'send'>): ReactNode => {
  const words = useWords().location
  const at = (point: 'inZone' | 'refused' | 'unnamed' | 'notLocated') =>
    snapshot.matches({ picking: { point } })
  if (at('inZone'))
    return (
      <div className={found}>
        <span dir="auto">{snapshot.context.location.address}</span>
        <Button size="sm" onClick={() => send({ type: 'pick.confirm' })}>
          {words.menu.deliverHere()}
        </Button>
      </div>
    )
  if (at('refused')) return <p className={problem}>{snapshot.context.refusal || words.pick.refused()}</p>
  if (at('unnamed')) return <p className={problem}>{words.pick.unnamed()}</p>
  if (at('notLocated'))
    return (
      <div className={found}>
        {words.pick.notFound()}
        <Button size="sm" variant="outline" onClick={() => send({ type: 'locate.retry' })}>
          {words.pick.retry()}
        </Button>
      </div>
    )
  return null
}

const Saved = ({ saved, onChoose, onSignIn, onRetry }: LocationMenuProps): ReactNode => {
  const words = useWords().location
  switch (saved.state) {
    case 'guest':
      return (
        <div className={notice}>
          <p>{words.menu.signInFirst()}</p>
          <Button variant="outline" size="sm" onClick={onSignIn}>
            {words.menu.signIn()}
          </Button>
        </div>
      )
    case 'loading':
      return (
        <div className={list}>
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      )
    case 'failed':
      return (
        <div className={notice}>
          <p>{words.menu.failed()}</p>
          <Button variant="outline" size="sm" onClick={onRetry}>
            {words.menu.retry()}
          </Button>
        </div>
      )
    case 'known':
      if (saved.addresses.length === 0) return <p className={notice}>{words.menu.none()}</p>
      return (
        <ul className={list}>
          {saved.addresses.map((address) => (
            <li key={address.id}>
              <SavedAddress address={address} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )
  }
}

const SavedAddress = ({ address, onChoose }: { address: Address } & Pick<LocationMenuProps, 'onChoose'>) => {
  const words = useWords().location
  const label = address.address_type
  const served = address.zone_ids.length > 0
  return (
    <button type="button" className={link} disabled={!served} onClick={() => onChoose(address)}>
      <AddressIcon type={label} />
      <span className={texts}>
        <span dir="auto">{isAddressKind(label) ? words.kinds[label]() : label}</span>
        <span className={hint} dir="auto">
          {address.address}
        </span>
        {!served && <span className={hint}>{words.menu.notServed()}</span>}
      </span>
    </button>
  )
}

const now = css({
  display: 'flex',
  flexDirection: 'column',
  px: '4',
  py: '3',
  marginBlockEnd: '3',
  textStyle: 'bodyStrong',
  bg: 'accent.soft',
  borderRadius: 'md',
})

const nowLabel = css({ textStyle: 'caption', color: 'fg.muted' })

const actions = css({ display: 'flex', flexDirection: 'column', gap: '1' })

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '13',
  px: '3',
  py: '2',
  textStyle: 'bodyStrong',
  textAlign: 'start',
  borderRadius: 'sm',
  _hover: { _enabled: { bg: 'bg.hover' } },
  _disabled: { color: 'fg.disabled' },
  '& > svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})

const texts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })

const hint = css({ textStyle: 'small', color: 'fg.muted' })

const found = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInlineStart: '[44px]',
  paddingInlineEnd: '3',
  paddingBlockEnd: '2',
  textStyle: 'body',
})

const problem = css({
  paddingInlineStart: '[44px]',
  paddingBlockEnd: '2',
  textStyle: 'body',
  color: 'danger.text',
})

const heading = css({ paddingBlock: '3', textStyle: 'subtitle' })

const list = css({ display: 'flex', flexDirection: 'column', gap: '1' })

const notice = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '3',
  padding: '4',
  textStyle: 'body',
  color: 'fg.muted',
  layerStyle: 'quiet',
})
