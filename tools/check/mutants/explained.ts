import type { InWords } from './in-words.ts'

type Explained = { line: InWords['line']; unnoticed: InWords['change'][]; why: string }

/** By machine: what no test notices, and why that is right. Anything else has to be noticed. */
export const explained: Record<string, Explained[]> = {
  'add-passkey': [
    {
      line: "initial: 'declined',",
      unnoticed: [`'declined' -> "known"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
  ],
  'claim-account': [
    {
      line: "context: ({ input }) => ({ ...input, session: '', messages: [] }),",
      unnoticed: [
        "session: '', -> (nothing)",
        ', messages: [ ] -> (nothing)',
        `'' -> "Stryker was here!"`,
        '(nothing) -> "Stryker was here"',
      ],
      why: 'the sign-in that proves the owner sets both before they are read',
    },
  ],
  parcel: [
    {
      line: "{ guard: 'something is missing', target: 'drafting', actions: 'name what is missing' },",
      unnoticed: [`'drafting' -> "decidingPress"`],
      why: 'decidingPress asks the same of the same draft, and names the same',
    },
  ],
  'quote-order': [
    {
      line: "quoteLifetime: ({ context: { price } }) => ('quote' in price ? lifetimeOf(price.quote) : 0),",
      unnoticed: ['0 -> 1'],
      why: 'the delay starts where the price has a quote; the type wants a number',
    },
    {
      line: "context: ({ input }) => ({ ...input, price: { type: 'incomplete' } }),",
      unnoticed: [
        ", price: { type: 'incomplete' } -> (nothing)",
        "type: 'incomplete' -> (nothing)",
        `'incomplete' -> ""`,
      ],
      why: 'the first decision notes a price before the machine reads or tells it',
    },
  ],
  'parcel-tracking': [
    {
      line: 'context: ({ input: { token } }) => ({ token, parcel: undefined, failures: 0 }),',
      unnoticed: ['parcel: undefined, -> (nothing)', ', failures: 0 -> (nothing)', '0 -> 1'],
      why: 'the first reply replaces both, and the machine counts no failure before it',
    },
  ],
  passkeys: [
    {
      line: "output.type === 'added' ? output.list : {},",
      unnoticed: ["output.type === 'added' -> true"],
      why: 'the guard lets nothing else through; the type wants to know',
    },
  ],
  'add-item': [
    {
      line: "tookEffect({ type: 'add', line, body }, lines, found),",
      unnoticed: [', body -> (nothing)'],
      why: 'the rule compares the line; its type wants a whole edit',
    },
  ],
  cart: [
    {
      line: "initial: 'changing',",
      unnoticed: [`'changing' -> "answered"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
  ],
  'choose-kinds': [
    {
      line: "target: 'saving',",
      unnoticed: [`'saving' -> "decidingNext"`, `'saving' -> "decidingNext"`],
      why: 'a pressed switch differs from what the server holds, so the decision leads to saving at once',
    },
  ],
  diet: [
    {
      line: "initial: 'settled',",
      unnoticed: [`'settled' -> "decidingPlace"`],
      why: 'what has just been read is saved, so the decision leads to settled at once',
    },
  ],
  'edit-profile': [
    {
      line: "actions: ['forgive everything', { type: 'keep the proof', params: ({ event }) => event }],",
      unnoticed: [", { type: 'keep the proof', params: { event } => event } -> (nothing)"],
      why: 'the owner is asked only while no proof is kept, and whoever leaves gives none',
    },
  ],
  'follow-cart': [
    {
      line: 'lines.some(({ item }) => isFromAnotherStore(seen, item)),',
      unnoticed: ['some -> every'],
      why: 'all goods of a cart are of one store',
    },
    {
      line: 'context: ({ input: { lines } }) => ({ lines, seen: lines, areEditsPending: false }),',
      unnoticed: [', areEditsPending: false -> (nothing)', 'false -> true'],
      why: 'every event that tells the lines sets it before',
    },
  ],
  'follow-shopper': [
    {
      line: "initial: 'same',",
      unnoticed: [`'same' -> "deciding"`],
      why: 'it decides for the same shopper at once',
    },
  ],
  'fund-return': [
    {
      line: "closed: { description: 'The customer has read it.', type: 'final' },",
      unnoticed: [", type: 'final' -> (nothing)"],
      why: 'there is nothing to hand over; the page hears that it is over, which its own tests look for',
    },
  ],
  'guest-contact': [
    {
      line: 'context: ({ input }) => ({ ...input, form: input.contact, touched: [] }),',
      unnoticed: ['form: input.contact, -> (nothing)'],
      why: 'the form is set when the dialog opens, and read only there',
    },
  ],
  'item-options': [
    {
      line: 'selection: withAddOn(selection, id, (selection.addOns[id] ?? 0) - 1),',
      unnoticed: ['0 -> 1'],
      why: 'one less of an add-on that is not chosen: it stays away at 0 as at -1',
    },
    {
      line: "initial: 'goods',",
      unnoticed: [`'goods' -> "campaign"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
    {
      line: 'line: heldLine(context)?.id,',
      unnoticed: ['?. -> .'],
      why: 'only a line that is held is updated; the compiler does not know',
    },
  ],
  'live-order': [
    {
      line: 'context: { orders: [], gone: [], left: 0, ahead: 0, failures: 0 },',
      unnoticed: ['left: 0, -> (nothing)', 'ahead: 0, -> (nothing)', '0 -> 1'],
      why: 'the first answer replaces both before a screen reads them',
    },
  ],
  notifications: [
    {
      line: "on: { 'shopper.changed': { target: '.settled', actions: 'forget the marks' } },",
      unnoticed: [`'.settled' -> ".decidingNext"`],
      why: 'nothing is queued then, and deciding ends in the same state at once',
    },
    {
      line: "initial: 'settled',",
      unnoticed: [`'settled' -> "decidingNext"`],
      why: 'nothing is queued at first, and deciding ends in the same state at once',
    },
    {
      line: "target: 'decidingNext',",
      unnoticed: [`'decidingNext' -> "sending"`],
      why: 'the only mark is one, which is what sending begins with',
    },
    {
      line: "initial: 'one',",
      unnoticed: [`'one' -> "all"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
  ],
  'pick-location': [
    {
      line: "guard: { type: 'the position is known', params: ({ event }) => event },",
      unnoticed: ["target: 'idle', -> (nothing)"],
      why: 'the map that moves to the position ends the asking as well',
    },
    {
      line: "target: 'idle',",
      unnoticed: [`'idle' -> "asking"`],
      why: 'the map that moves to the position ends the asking as well',
    },
  ],
  push: [
    {
      line: `toObserver(observer).error?.(new Error('Port "streamEvents" is not connected'))`,
      unnoticed: ['?. -> (nothing)'],
      why: 'an observer made by toObserver hears errors; its type says perhaps',
    },
    {
      line: 'return { unsubscribe() {} }',
      unnoticed: ['unsubscribe { } -> (nothing)'],
      why: 'nobody leaves a line that broke at once; the type wants a way to',
    },
  ],
  'quote-delivery': [
    {
      line: 'context: ({ input }) => ({ ...input, metres: 0, zone_data: [] }),',
      unnoticed: [
        'metres: 0, -> (nothing)',
        ', zone_data: [ ] -> (nothing)',
        '0 -> 1',
        '(nothing) -> "Stryker was here"',
      ],
      why: 'both are read once both were answered; the types want them from the start',
    },
  ],
  'review-prompt': [
    {
      line: 'context.prompts.some((prompt) => prompt.order_id === order_id),',
      unnoticed: ['some -> every'],
      why: 'the states that ask hold exactly one prompt',
    },
    {
      line: "target: 'waiting',",
      unnoticed: [`'waiting' -> "shown"`],
      why: 'each of both states goes to the other at once where the page wants it',
    },
  ],
  'save-address': [
    {
      line: "initial: 'outside',",
      unnoticed: [`'outside' -> "notLocated"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
    {
      line: "const idOf = (kind: AddressKind) => (kind.type === 'saved' ? { id: kind.id } : {})",
      unnoticed: ["kind.type === 'saved' -> true"],
      why: 'only asked where a saved address is changed; the compiler does not know',
    },
  ],
  'send-order': [
    {
      line: 'context: ({ input }) => ({ ...input, error: undefined }),',
      unnoticed: [', error: undefined -> (nothing)'],
      why: 'no refusal yet is the same as no field; the type wants it from the start',
    },
  ],
  'use-coupon': [
    {
      line: "initial: 'counting',",
      unnoticed: [`'counting' -> "suspended"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
  ],
  'request-refund': [
    {
      line: "outcome.type === 'closed' ? outcome.refusals : []",
      unnoticed: ["outcome.type === 'closed' -> true", '(nothing) -> "Stryker was here"'],
      why: 'the form is closed by then; the compiler does not know',
    },
  ],
  'send-message': [
    {
      line: '(letters[0]?.pictures.length ?? 0) + draft.pictures.length <= MOST_PICTURES,',
      unnoticed: ['?. -> .', '0 -> 1'],
      why: 'there is a letter by then; the compiler does not know',
    },
    {
      line: "initial: 'unanswered',",
      unnoticed: [`'unanswered' -> "refused"`],
      why: 'XState wants an initial state, and every way in names the child',
    },
  ],
  'submit-order': [
    {
      line: 'context: ({ input }) => ({',
      unnoticed: ["attempt: orderKeyOf '', input, -> (nothing)"],
      why: 'nothing is sent before a key was found or made',
    },
    {
      line: "attempt: orderKeyOf('', input),",
      unnoticed: [`'' -> "Stryker was here!"`],
      why: 'nothing is sent before a key was found or made',
    },
  ],
  wishlist: [
    {
      line: "message: output.type === 'changed' ? output.message : '',",
      unnoticed: [`'' -> "Stryker was here!"`, "output.type === 'changed' -> true"],
      why: 'the other outcomes were taken before; the compiler does not know',
    },
    {
      line: 'actions: [',
      unnoticed: [", 'drop the edit' -> (nothing)"],
      why: 'once the list is as it was wanted the edit changes nothing, and is dropped for that',
    },
  ],
}
