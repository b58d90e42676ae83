import type { DraftName } from '#machines/rules/kept-draft.ts'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import type { LatLng } from '#openapi/generated/client.ts'

export type Settings = { direction?: 'ltr' | 'rtl'; theme?: 'light' | 'dark' | 'system' }

/** What the storefront keeps between visits (docs/spec.md §3, "Browser storage keys"). */
export type Stored = {
  token: string
  guest_id: string
  /** Ours: the server was asked to delete the account, and nothing is known yet of how that ended. */
  accountClosing: true
  zoneid: number[]
  currentLatLng: LatLng
  location: string
  module: ModuleChoice
  'language-setting': string
  country: string
  searchedValues: string[]
  settings: Settings
  /** Ours: the phone or email the customer wants to be offered at the next sign-in. */
  rememberedLogin: string
  /** Ours: names this browser to the server, so that strangers who try passwords cannot close the account to it. */
  deviceToken: string
  /** Ours: by which the server answers a used code again when its reply was lost. */
  retryKey: string
  /** Ours: the attempt to order that has no reply yet; a reload finds the order by it. */
  orderKey: OrderKey
  /** Ours: id of the customer whose drafts this browser keeps after the session has expired. */
  lastCustomer: number
  /** Ours: what was said at checkouts of the last 24 hours, read by `machines/rules/kept-draft.ts`. */
  checkoutDrafts: string
  /** Ours: what a guest avoids, read by `machines/rules/diet.ts`. */
  diet: string
  /** Ours: orders that the customer was asked to review; the prompt asks once. */
  askedReviews: number[]
  /** Ours: modules in which the customer was asked what they like. */
  askedInterests: number[]
  /** Ours: the last page knew of an order under way; the next one then shows it with its first screen. */
  orderUnderWay: true
  /** Ours: this browser showed the offer of a passkey, which comes once. */
  passkeyOffered: true
}

export type StorageKey = keyof Stored

type Format<Value> = {
  /** Answers `undefined` for a text that another program, an older release or a curious customer left there. */
  parse: (text: string) => Value | undefined
  format: (value: Value) => string
}

const plain: Format<string> = {
  parse: (text) => (text === '' || text === 'null' || text === 'undefined' ? undefined : text),
  format: (value) => value,
}

const json = <Value>(accept: (value: unknown) => value is Value): Format<Value> => ({
  parse(text) {
    try {
      const value: unknown = JSON.parse(text)
      return accept(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTrue = (value: unknown): value is true => value === true

const isId = (value: unknown): value is number => Number.isSafeInteger(value)

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every(isId)

const isLatLng = (value: unknown): value is LatLng =>
  isRecord(value) && within(value.lat, 90) && within(value.lng, 180)

const within = (value: unknown, limit: number) => typeof value === 'number' && Math.abs(value) <= limit

const moduleTypes: readonly unknown[] = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] satisfies [
  ...ModuleChoice['module_type'][],
]

const isModule = (value: unknown): value is ModuleChoice =>
  isRecord(value) && Number.isSafeInteger(value.id) && moduleTypes.includes(value.module_type)

const isOrderKey = (value: unknown): value is OrderKey =>
  isRecord(value) &&
  ['key', 'purpose', 'kind', 'contact_number'].every((field) => typeof value[field] === 'string') &&
  isGuest(value) &&
  (value.draft === undefined || isDraftName(value.draft))

const isDraftName = (value: unknown): value is DraftName =>
  isRecord(value) && ['owner', 'cart'].every((field) => typeof value[field] === 'string')

const isGuest = ({ guest_id }: Record<string, unknown>) => guest_id === null || typeof guest_id === 'string'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const isSettings = (value: unknown): value is Settings =>
  isRecord(value) &&
  [undefined, 'ltr', 'rtl'].includes(value.direction as Settings['direction']) &&
  [undefined, 'light', 'dark', 'system'].includes(value.theme as Settings['theme'])

export const formats: { [Key in StorageKey]: Format<Stored[Key]> } = {
  token: plain,
  guest_id: plain,
  accountClosing: json(isTrue),
  zoneid: json(isIds),
  currentLatLng: json(isLatLng),
  location: plain,
  module: json(isModule),
  'language-setting': plain,
  country: plain,
  searchedValues: json(isTexts),
  settings: json(isSettings),
  rememberedLogin: plain,
  deviceToken: plain,
  retryKey: plain,
  orderKey: json(isOrderKey),
  lastCustomer: json(isId),
  checkoutDrafts: plain,
  diet: plain,
  askedReviews: json(isIds),
  askedInterests: json(isIds),
  orderUnderWay: json(isTrue),
  passkeyOffered: json(isTrue),
}
