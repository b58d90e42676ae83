import { PayScreen } from '#src/features/payment/pay.screen.tsx'
import { FindOrder } from '#src/features/tracking/find-order.part.tsx'
import { ProveGuest } from './prove-guest.part.tsx'

/** The payment of an order, also for a guest in another browser, who finds the order by its phone and confirms the phone. */
export const Screen = () => (
  <PayScreen
    find={(order_id, onFound) => (
      <FindOrder
        asked={{ order_id: String(order_id), contact_number: '' }}
        asker="guest"
        look="page"
        aim="pay"
        onFound={onFound}
      />
    )}
    prove={(proving) => <ProveGuest {...proving} />}
  />
)
