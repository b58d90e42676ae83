import { Suspense } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { closeOverlay, type Overlay, useOverlay } from '#src/shop/overlay.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyOverlay } from './lazy-screen.tsx'

const AddressOverlay = lazyOverlay(() => import('#src/addresses/address.overlay.tsx'), 'addressForm', 'map')
const CartOverlay = lazyOverlay(() => import('./cart-and-checkout.tsx'), 'cart', 'gate')
export const ItemOverlay = lazyOverlay(() => import('#src/item/item.overlay.tsx'), 'item', 'offers')
const LocationOverlay = lazyOverlay(
  () => import('#src/location/pick-location.overlay.tsx'),
  'location',
  'map',
)
const LocationMenuOverlay = lazyOverlay(() => import('#src/location/location-menu.overlay.tsx'), 'location')
const ModulesOverlay = lazyOverlay(() => import('#src/modules/pick-module.overlay.tsx'), 'modules')
const OrderPlacedOverlay = lazyOverlay(() => import('#src/checkout/order-placed.overlay.tsx'), 'checkout')
const OrderTrackingOverlay = lazyOverlay(
  () => import('#src/tracking/order-tracking.overlay.tsx'),
  'tracking',
  'orders',
  'map',
)
const StoreMapOverlay = lazyOverlay(() => import('#src/location/store-map.overlay.tsx'), 'location', 'map')
const MenuOverlay = lazyOverlay(() => import('./shell/menu.overlay.tsx'), 'shellLater')
const LanguageOverlay = lazyOverlay(() => import('./shell/language.overlay.tsx'), 'shellLater')
const SignOutOverlay = lazyOverlay(() => import('./shell/sign-out.overlay.tsx'), 'shellLater')
const WelcomeOverlay = lazyOverlay(() => import('#src/home/welcome.overlay.tsx'), 'sections')

/** What lies over the page, by the history entry. The flows' own dialogs stand beside it in the shell. */
export function Overlays() {
  const overlay = useOverlay()
  return (
    <ErrorBoundary shown={overlay?.name ?? 'none'} instead={(retry) => <Missing retry={retry} />}>
      <Suspense fallback={<Coming />}>{overlay && open(overlay)}</Suspense>
    </ErrorBoundary>
  )
}

/** What was asked for takes a moment: a hand that pressed shall not press again. */
const Coming = () => (
  <Loading className={coming}>
    <Spinner />
  </Loading>
)

const coming = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  width: '13',
  height: '13',
  margin: 'auto',
  layerStyle: 'floating',
  borderRadius: 'full',
  visibility: 'hidden',
  animation: '[appear 0s 400ms forwards]',
})

/** What was asked for did not arrive, and the page under it stays as it is. */
function Missing({ retry }: { retry: () => void }) {
  const { actions, problems } = useWords()
  const show = (dialog: HTMLDialogElement | null) => {
    if (dialog?.open === false) dialog.showModal()
  }
  return (
    <dialog ref={show} aria-label={problems.unreachable.title()} onClose={closeOverlay} className={missing}>
      <ErrorState title={problems.unreachable.title()} note={problems.unreachable.note()} onRetry={retry} />
      <form method="dialog" className={foot}>
        <Button type="submit" variant="ghost">
          {actions.close()}
        </Button>
      </form>
    </dialog>
  )
}

const missing = css({
  maxWidth: '[min(400px, calc(100vw - 32px))]',
  margin: 'auto',
  padding: '4',
  color: 'fg.default',
  layerStyle: 'floating',
  _backdrop: { bg: 'bg.scrim' },
})
const foot = css({ textAlign: 'center' })

function open(overlay: Overlay) {
  switch (overlay.name) {
    case 'address':
      return <AddressOverlay kind={overlay.kind} fields={overlay.fields} />
    case 'cart':
      return <CartOverlay />
    case 'item':
      return <ItemOverlay id={overlay.id} cart_id={overlay.cart_id} campaign={overlay.campaign} />
    case 'location':
      return <LocationOverlay next={overlay.next} locate={overlay.locate} />
    case 'location-menu':
      return <LocationMenuOverlay />
    case 'modules':
      return <ModulesOverlay />
    case 'order-placed':
      return <OrderPlacedOverlay {...overlay} />
    case 'order-tracking':
      return <OrderTrackingOverlay order_id={overlay.order_id} contact_number={overlay.contact_number} />
    case 'store-map':
      return <StoreMapOverlay title={overlay.title} lat={overlay.lat} lng={overlay.lng} />
    case 'menu':
      return <MenuOverlay />
    case 'language':
      return <LanguageOverlay locale={overlay.locale} />
    case 'sign-out':
      return <SignOutOverlay />
    case 'welcome':
      return <WelcomeOverlay />
    default:
      return null
  }
}
