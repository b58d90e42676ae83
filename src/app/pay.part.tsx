import { PayScreen } from '#src/features/payment/pay.screen.tsx'
import { FindOrder } from '#src/features/tracking/find-order.part.tsx'
import { ProveGuest } from './prove-guest.part.tsx'

/** The payment of an order, also for a guest in another browser, who finds the order by its phone and confirms the phone. */
export const Screen = () => (
  <PayScreen
    find={({ order_id, wrong_number }, onFound) => (
      <FindOrder
        asked={{ order_id: String(order_id), contact_number: wrong_number }}
        asker="guest"
        isWrong={wrong_number !== ''}
        look="page"
        aim="pay"
        onFound={onFound}
      />
    )}
    prove={(proving) => <ProveGuest {...proving} />}
  />
)
