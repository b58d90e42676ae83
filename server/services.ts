import type { DemoOutbox } from './auth/codes/demo-outbox.ts'
import type { OtpSender } from './auth/codes/otp-sender.ts'
import type { Devices } from './auth/devices.ts'
import type { Firebase } from './auth/firebase.ts'
import type { Guests } from './auth/guests.ts'
import type { Pseudonyms } from './auth/pseudonyms.ts'
import type { Issuers } from './auth/social/id-token.ts'
import type { Reference } from './catalogue/reference.ts'
import type { Totals } from './catalogue/totals.ts'
import type { Config } from './config.ts'
import type { Numbers } from './db/numbers.ts'
import type { Database } from './db/open.ts'
import type { GeoProvider } from './geo/geo-provider.ts'
import type { Context, Handlers as ContractHandlers } from './handlers.ts'
import type { Pictures } from './media/pictures.ts'
import type { PastArrivals } from './orders/past-arrivals.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { WebPush } from './push/web-push.ts'
import type { Bus } from './realtime/bus.ts'
import type { OpenLines } from './realtime/open-lines.ts'

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
