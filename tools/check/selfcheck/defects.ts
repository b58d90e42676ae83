import type { Runner } from './failed-tests.ts'

/** The cheapest tests that have to notice. */
export type Check = { runner: Runner; args: readonly string[] }

/** One thing wrong in the product: `was`, which stands once in `file`, becomes `is`. */
export type Defect = { name: string; file: string; was: string; is: string; check: Check }

const test = (file: string, ...only: string[]): Check => ({ runner: 'vitest', args: ['run', file, ...only] })
/** The stories and paths of a flow, without a browser. */
const flow = (name: string): Check =>
  test('tests/machines/stories.test.ts', 'tests/machines/paths.test.ts', '-t', `^${name} `)
/** The paths of a flow in the built storefront, for what no other test looks at. */
const paths = (name: string): Check => ({
  runner: 'playwright',
  args: ['test', 'tests/e2e/paths', '--workers', '1', '-g', `(^| )${name}:`],
})

export const defects: Defect[] = [
  {
    name: 'a transition leads to the wrong state',
    file: 'machines/cart/add-item.machine.ts',
    was: "on: { 'location.set': 'decidingStore', 'location.decline': 'declined' }",
    is: "on: { 'location.set': 'adding', 'location.decline': 'declined' }",
    check: flow('add-item'),
  },
  {
    name: 'a guard is missing: another store’s cart goes unasked',
    file: 'machines/cart/add-item.machine.ts',
    was: "always: [{ guard: 'cart is from another store', target: 'confirmingClear' }, 'adding']",
    is: "always: ['adding']",
    check: flow('add-item'),
  },
  {
    name: 'the queue is lost: clicks during a request are dropped',
    file: 'machines/cart/cart.machine.ts',
    was: "'line.decrement': {\n      actions: [{ type: 'queue the edit', params: ({ event }) => event }, 'ask again if nobody answered'],",
    is: "'line.decrement': {\n      actions: ['ask again if nobody answered'],",
    check: flow('cart'),
  },
  {
    name: 'a refusal has the key of another sentence',
    file: 'machines/rules/quantity.ts',
    was: "return { message: 'outOfStock' }",
    is: "return { message: 'variationOutOfStock' }",
    check: flow('cart'),
  },
  {
    name: 'a toast says another sentence',
    file: 'src/app/reactions/cart.ts',
    was: 'words.news.itemAdded()',
    is: 'words.news.cartReplaced()',
    check: test('tests/views/reactions/told.test.ts'),
  },
  {
    name: 'nobody listens to a refusal: onError is missing',
    file: 'machines/app/copy-text.machine.ts',
    was: "        onError: { target: 'idle', actions: { type: 'log the refusal', params: ({ event }) => event } },\n",
    is: '',
    check: flow('copy-text'),
  },
  {
    name: 'stock is off by one',
    file: 'machines/rules/quantity.ts',
    was: 'if (stockOf(item, options) <= quantity)',
    is: 'if (stockOf(item, options) < quantity)',
    check: test('tests/machines/rules/availability.test.ts'),
  },
  {
    name: 'a port is asked for something else',
    file: 'machines/orders/track-order.machine.ts',
    was: '({ order_id: context.order.id, contact_number: context.contact_number })',
    is: '({ order_id: context.order.id, contact_number: undefined })',
    check: flow('track-order'),
  },
  {
    name: 'a timer is gone: an order is asked for only once',
    file: 'machines/orders/track-order.machine.ts',
    was: "          after: { pollInterval: 'asking' },\n",
    is: '',
    check: flow('track-order'),
  },
  {
    name: 'a delay has another length',
    file: 'machines/catalogue/search.machine.ts',
    was: 'searchPause: 500',
    is: 'searchPause: 50',
    check: flow('search'),
  },
  {
    name: 'a fact is not told',
    file: 'machines/cart/add-item.machine.ts',
    was: "      entry: 'ask for a location',\n",
    is: '',
    check: flow('add-item'),
  },
  {
    name: 'a button sends the wrong event',
    file: 'src/features/item/take-bar.view.tsx',
    was: "onIncrease={() => send({ type: 'quantity.increment' })}",
    is: "onIncrease={() => send({ type: 'quantity.decrement' })}",
    check: test('tests/views/item/item.test.tsx'),
  },
  {
    name: 'a port sends the request to the wrong place',
    file: 'src/features/cart/cart.ports.ts',
    was: "linesOf(api.POST('/cart/add', { body, signal }))",
    is: "linesOf(api.POST('/cart/update', { body: body as never, signal }))",
    check: test('tests/views/item/item.test.tsx'),
  },
  {
    name: 'the two sides compute another price',
    file: 'server/rules/money.ts',
    was: 'Math.floor(minor + 0.5)',
    is: 'Math.floor(minor)',
    check: test('tests/machines/rules/agreement.test.ts'),
  },
  {
    name: 'a question is answered with the wrong button',
    file: 'src/app/shell/language.overlay.tsx',
    was: "onConfirm={() => send({ type: 'language.accept' })}",
    is: "onConfirm={() => send({ type: 'language.decline' })}",
    check: paths('change-language'),
  },
  {
    name: 'a dialog never shows',
    file: 'src/app/shell/language.overlay.tsx',
    was: '      open\n',
    is: '      open={false}\n',
    check: paths('change-language'),
  },
]
