import { assign, emit, setup } from 'xstate'
import { availabilityAt, isCampaign, outOfStock } from '#machines/rules/availability.ts'
import { increaseRefusal } from '#machines/rules/quantity.ts'
import type { Refusal } from '#machines/rules/refusal.ts'
import { groupRefusal, type Selection } from '#machines/rules/variations.ts'
import type { CartLine, Item, NewCartLine } from '#openapi/generated/client.ts'
import {
  bodyOf,
  firstSelection,
  heldLine,
  isUnchanged,
  withAddOn,
  withLabel,
  withLines,
  withOption,
} from './choosing.ts'

/** The customer's decision: add the item to the cart, change a line, or order the item at once. */
export type ItemOptionsOutcome =
  | { type: 'add' | 'buyNow' | 'orderNow'; item: Item; body: NewCartLine }
  | { type: 'update'; line: number; item: Item; body: NewCartLine }

type Choosing = {
  item: Item
  /** The cart lines of this item, in any variation. */
  lines: CartLine[]
  /** The id of the edited line, when the customer opened the item from the cart. */
  editing?: number
  /** Minutes since midnight on the shop's clock. */
  now: number
  /** Decimals of the shop's currency. */
  digits: number
}

/** Decides options, add-ons and quantity of an item, and whether it is available now (docs/spec.md §4, §5). */
export const itemOptionsMachine = setup({
  types: {
    /** `selection` restores the choice after the customer added the item and stays on its page. */
    input: {} as Choosing & { selection?: Selection },
    /** `isSelectionRefused`: from the first refusal on, each group says what it still needs. */
    context: {} as Choosing & { selection: Selection; isSelectionRefused: boolean },
    events: {} as
      | { type: 'option.choose'; choice: number; option: string }
      | { type: 'label.toggle'; group: number; label: string }
      | { type: 'addOn.toggle'; id: number }
      | { type: 'addOn.increment'; id: number }
      | { type: 'addOn.decrement'; id: number }
      | { type: 'quantity.increment' }
      | { type: 'quantity.decrement' }
      | { type: 'cart.choose' }
      | { type: 'buyNow.choose' }
      /** The shopper at the press: a page can open before the browser knows who is signed in. */
      | { type: 'orderNow.choose'; shopper: 'guest' | 'customer' }
      | { type: 'lines.changed'; lines: CartLine[] }
      | { type: 'minute.passed'; now: number },
    emitted: {} as { type: 'problem'; refusal: Refusal },
    output: {} as ItemOptionsOutcome,
  },
  actions: {
    'choose the option': assign(({ context }, { choice, option }: { choice: number; option: string }) => ({
      selection: withOption(context, choice, option),
    })),
    'toggle the label': assign(({ context }, { group, label }: { group: number; label: string }) => ({
      selection: withLabel(context, group, label),
    })),
    'toggle the add-on': assign(({ context: { selection } }, { id }: { id: number }) => ({
      selection: withAddOn(selection, id, selection.addOns[id] ? 0 : 1),
    })),
    'one more of the add-on': assign(({ context: { selection } }, { id }: { id: number }) => ({
      selection: withAddOn(selection, id, (selection.addOns[id] ?? 0) + 1),
    })),
    'one less of the add-on': assign(({ context: { selection } }, { id }: { id: number }) => ({
      selection: withAddOn(selection, id, (selection.addOns[id] ?? 0) - 1),
    })),
    'one more': assign(({ context: { selection } }) => ({
      selection: { ...selection, quantity: selection.quantity + 1 },
    })),
    'one less': assign(({ context: { selection } }) => ({
      selection: { ...selection, quantity: selection.quantity - 1 },
    })),
    'take the lines': assign(({ context }, { lines }: { lines: CartLine[] }) => ({
      lines,
      selection: withLines(context, lines),
    })),
    'take the time': assign((_, { now }: Pick<Choosing, 'now'>) => ({ now })),
    'refuse the increase': emit(({ context: { item, selection } }) => ({
      type: 'problem',
      refusal: increaseRefusal(item, selection.options, selection.quantity)!,
    })),
    'refuse for want of stock': emit(({ context: { item, selection } }) => ({
      type: 'problem',
      refusal: { message: outOfStock(item, selection)! },
    })),
    'refuse the selection': emit(({ context: { item, selection } }) => ({
      type: 'problem',
      refusal: groupRefusal(item, selection.labels)!,
    })),
    'note the refusal': assign({ isSelectionRefused: true }),
    'say that nothing changed': emit({ type: 'problem', refusal: { message: 'nothingToUpdate' } }),
    'say that a login is needed': emit({ type: 'problem', refusal: { message: 'notLoggedIn' } }),
  },
  guards: {
    'the item is closed': ({ context: { now, item } }) => availabilityAt(now, item) === 'closed',
    'the item is a campaign': ({ context }) => isCampaign(context.item),
    'the increase is refused': ({ context: { item, selection } }) =>
      increaseRefusal(item, selection.options, selection.quantity) !== undefined,
    'more than one is chosen': ({ context }) => context.selection.quantity > 1,
    'it is out of stock': ({ context: { item, selection } }) => outOfStock(item, selection) !== undefined,
    'a group refuses the selection': ({ context: { item, selection } }) =>
      groupRefusal(item, selection.labels) !== undefined,
    'the cart has it already': ({ context }) => heldLine(context) !== undefined,
    'nothing was changed': ({ context }) => isUnchanged(context),
    'a guest is shopping': (_, { shopper }: { shopper: 'guest' | 'customer' }) => shopper === 'guest',
  },
}).createMachine({
  id: 'itemOptions',
  description: 'Which options, add-ons and quantity of one item does the customer choose?',
  context: ({ input }) => ({ ...input, selection: firstSelection(input), isSelectionRefused: false }),
  output: ({ event }) => event.output as ItemOptionsOutcome,
  initial: 'decidingHours',
  on: {
    'lines.changed': { actions: { type: 'take the lines', params: ({ event }) => event } },
  },
  states: {
    decidingHours: {
      description: 'Is the item available now, or can the customer order it for later?',
      always: [
        { guard: 'the item is closed', target: 'closed' },
        { guard: 'the item is a campaign', target: 'choosing.campaign' },
        'choosing.goods',
      ],
    },
    choosing: {
      description: 'The customer chooses; the price follows every choice.',
      initial: 'goods',
      on: {
        'option.choose': { actions: { type: 'choose the option', params: ({ event }) => event } },
        'label.toggle': { actions: { type: 'toggle the label', params: ({ event }) => event } },
        'addOn.toggle': { actions: { type: 'toggle the add-on', params: ({ event }) => event } },
        'addOn.increment': { actions: { type: 'one more of the add-on', params: ({ event }) => event } },
        'addOn.decrement': { actions: { type: 'one less of the add-on', params: ({ event }) => event } },
        'quantity.increment': [
          { guard: 'the increase is refused', actions: 'refuse the increase' },
          { actions: 'one more' },
        ],
        'quantity.decrement': { guard: 'more than one is chosen', actions: 'one less' },
        'minute.passed': {
          target: 'decidingHours',
          actions: { type: 'take the time', params: ({ event }) => event },
        },
      },
      states: {
        goods: {
          description:
            'For an item of the catalogue, the page offers Add to cart or Update to cart, and Buy Now.',
          on: {
            'cart.choose': [
              { guard: 'it is out of stock', actions: 'refuse for want of stock' },
              {
                guard: 'a group refuses the selection',
                actions: ['refuse the selection', 'note the refusal'],
              },
              { guard: 'nothing was changed', actions: 'say that nothing changed' },
              { guard: 'the cart has it already', target: '#itemOptions.chosenToUpdate' },
              '#itemOptions.chosenToAdd',
            ],
            'buyNow.choose': [
              { guard: 'it is out of stock', actions: 'refuse for want of stock' },
              {
                guard: 'a group refuses the selection',
                actions: ['refuse the selection', 'note the refusal'],
              },
              '#itemOptions.chosenToBuy',
            ],
          },
        },
        campaign: {
          description: 'For a campaign item, the page offers only Order Now, and only to customers.',
          on: {
            'orderNow.choose': [
              {
                guard: { type: 'a guest is shopping', params: ({ event }) => event },
                actions: 'say that a login is needed',
              },
              { guard: 'it is out of stock', actions: 'refuse for want of stock' },
              {
                guard: 'a group refuses the selection',
                actions: ['refuse the selection', 'note the refusal'],
              },
              '#itemOptions.chosenToOrder',
            ],
          },
        },
      },
    },
    closed: {
      description:
        'The item is not available now and cannot be ordered for later: the page shows the hours, and no buttons.',
      on: {
        'minute.passed': {
          target: 'decidingHours',
          actions: { type: 'take the time', params: ({ event }) => event },
        },
      },
    },
    chosenToAdd: {
      description: 'The customer adds the item to the cart.',
      type: 'final',
      output: ({ context }) => ({ type: 'add', item: context.item, body: bodyOf(context) }),
    },
    chosenToUpdate: {
      description: 'The customer changes the cart line to this choice.',
      type: 'final',
      output: ({ context }) => ({
        type: 'update',
        line: heldLine(context)?.id,
        item: context.item,
        body: bodyOf(context),
      }),
    },
    chosenToBuy: {
      description: 'The customer goes to checkout with the item at once (page=buy_now).',
      type: 'final',
      output: ({ context }) => ({ type: 'buyNow', item: context.item, body: bodyOf(context) }),
    },
    chosenToOrder: {
      description: 'The customer goes to checkout with the campaign item at once (page=campaign).',
      type: 'final',
      output: ({ context }) => ({ type: 'orderNow', item: context.item, body: bodyOf(context) }),
    },
  },
})
