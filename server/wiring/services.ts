import type { DemoOutbox } from '#server/accounts/codes/demo-outbox.ts'
import type { OtpSender } from '#server/accounts/codes/otp-sender.ts'
import type { Devices } from '#server/accounts/devices.ts'
import type { Firebase } from '#server/accounts/firebase.ts'
import type { Guests } from '#server/accounts/guests.ts'
import type { Pseudonyms } from '#server/accounts/pseudonyms.ts'
import type { Issuers } from '#server/accounts/social/id-token.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Totals } from '#server/catalogue/totals.ts'
import type { GeoProvider } from '#server/city/geo-provider.ts'
import type { Config } from '#server/config/config.ts'
import type { Context, Handlers as ContractHandlers } from '#server/contract/handlers.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { Numbers } from '#server/db/numbers.ts'
import type { Pictures } from '#server/media/pictures.ts'
import type { PastArrivals } from '#server/orders/past-arrivals.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import type { WebPush } from '#server/push/web-push.ts'
import type { Bus } from '#server/realtime/bus.ts'
import type { OpenLines } from '#server/realtime/open-lines.ts'

/** What the server gives every handler, and what tests may replace. */
export type Services = {
  config: Config
  db: Database
  numbers: Numbers
  guests: Guests
  devices: Devices
  reference: () => Promise<Reference>
  totals: Totals
  pastArrivals: PastArrivals
  geo: GeoProvider
  /** Takes money online; without one the shop takes none. */
  payments: PaymentProvider | undefined
  /** Sends one-time codes; without one the shop sends none. */
  otp: OtpSender | undefined
  /** The same in demo mode, as the page that shows the codes reads it. */
  demoOutbox: DemoOutbox | undefined
  firebase: Firebase | undefined
  /** Who vouches for customers without a password. */
  issuers: Issuers
  pseudonyms: Pseudonyms
  pictures: Pictures
  /** Sends to browsers; without a key the shop sends nothing to them. */
  webPush: WebPush | undefined
  bus: Bus
  lines: OpenLines
  now: () => Date
  /** Sends on what transactions wrote to the outbox; called after each commit that did. */
  relay: () => void
  /** Aborts at the start of the shutdown: `/readyz` turns away the balancer, and event streams end. */
  stopping: AbortSignal
}

export type Handlers = ContractHandlers<Services>
export type RequestContext = Context<Services>
