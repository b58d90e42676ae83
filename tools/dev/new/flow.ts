import { camel, pascal, quoted, typeOf } from './names.ts'

/** The operation that the flow asks for, as the description has it. */
export type Asked = {
  id: string
  /** `POST`. */
  method: string
  path: string
  /** What it is sent: the example of its body, or its parameters by name. */
  input: Record<string, unknown>
  isBody: boolean
  /** A guest is named by `guest_id`, which the port adds. */
  isOfGuest: boolean
}

export type NewFlow = {
  /** `share-order`. */
  flow: string
  /** The folder in `machines/`. */
  journey: string
  /** The folder in `src/features/`. */
  feature: string
  asked: Asked
  /** The sentences of its stories. */
  titles: readonly string[]
}

/** The files that the suite requires of a new flow, by path; its stories do not compile until they are written. */
export function flowFiles(flow: NewFlow): Record<string, string> {
  const at = `tests/machines/${flow.journey}/${flow.flow}`
  return {
    [`machines/${flow.journey}/${flow.flow}.machine.ts`]: machine(flow),
    [`machines/${flow.journey}/${flow.flow}.titles.ts`]: peopleTitles(flow),
    [`src/features/${flow.feature}/${flow.flow}.ports.ts`]: ports(flow),
    [`src/app/reactions/${flow.flow}.ts`]: reactions(flow),
    [`${at}.stories.ts`]: stories(flow),
    [`${at}.model.ts`]: model(flow),
    [`${at}.levels.ts`]: levels(flow),
  }
}

const machinePath = ({ journey, flow }: NewFlow) => `#machines/${journey}/${flow}.machine.ts`

const machine = ({
  flow,
  asked: { id, input },
}: NewFlow) => `import { type DoneActorEvent, type EventObject, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import type { Message } from '#openapi/generated/client.ts'

type ${pascal(flow)}Input = ${typeOf(input)}

export type ${pascal(flow)}Outcome = { type: 'done'; message: string }

export const ${camel(flow)}Ports = { ${id}: port<Message, ${pascal(flow)}Input>('${id}') }

/** */
export const ${camel(flow)}Machine = setup({
  types: {
    input: {} as ${pascal(flow)}Input,
    context: {} as ${pascal(flow)}Input,
    events: {} as { type: 'form.submit' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as ${pascal(flow)}Outcome,
    tags: {} as 'busy',
  },
  actors: ${camel(flow)}Ports,
  actions: {
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
}).createMachine({
  id: '${camel(flow)}',
  description: '',
  context: ({ input }) => input,
  output: ({ event }) => event.output as ${pascal(flow)}Outcome,
  initial: 'waiting',
  states: {
    waiting: {
      description: '',
      on: { 'form.submit': 'sending' },
    },
    sending: {
      description: '',
      tags: 'busy',
      invoke: {
        id: '${id}',
        src: '${id}',
        input: ({ context }) => context,
        onDone: 'done',
        onError: {
          target: 'waiting',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    done: {
      description: '',
      type: 'final',
      output: ({ event }): ${pascal(flow)}Outcome => ({ type: 'done', message: messageIn(event) }),
    },
  },
})

/** Only the reply of the server leads to the final state. */
const messageIn = (event: EventObject) => (event as DoneActorEvent<Message>).output.message
`

/** They are empty: only their author knows what people call it. */
const peopleTitles = ({ asked: { id } }: NewFlow) => `import type { Titles } from '#machines/titles.ts'

export const titles: Titles = {
  flow: ['', ''],
  states: {
    waiting: ['', ''],
    sending: ['', ''],
    done: ['', ''],
  },
  events: {
    'form.submit': ['', ''],
    'done ${id}': ['', ''],
    'refused ${id}': ['', ''],
  },
}
`

const ports = (flow: NewFlow) => `import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { ${camel(flow.flow)}Machine, ${camel(flow.flow)}Ports } from '${machinePath(flow)}'
${flow.asked.isOfGuest ? SESSION_IMPORTS : ''}
export const connect${pascal(flow.flow)} = (api: Api${flow.asked.isOfGuest ? ", session: ShopActors['session']" : ''}) =>
  ${camel(flow.flow)}Machine.provide({
    actors: {
      ${flow.asked.id}: answer(${camel(flow.flow)}Ports.${flow.asked.id}, ${asksAs(flow.asked)}),
    },
  })
`

const SESSION_IMPORTS = `import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from '#src/shared/orders/ask-order.ts'
`

const asksAs = ({ method, path, isBody, isOfGuest }: Asked) => {
  const field = isBody ? 'body' : 'query'
  const options = `{ ${isBody ? 'body' : 'params: { query }'}, signal }`
  const call = `unwrap(api.${method}('${path}', ${options}), 'message')`
  if (!isOfGuest) return `(${field}, signal) =>\n        ${call},\n      `
  return `async (input, signal) => {
        const ${field} = { ...input, ...(await asGuest(session, signal)) }
        return ${call}
      }`
}

const reactions = (flow: NewFlow) => `import type { FactsOf } from '#src/core/told.ts'
import type { ${camel(flow.flow)}Machine } from '${machinePath(flow)}'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    ${camel(flow.flow)}: FactsOf<typeof ${camel(flow.flow)}Machine>
  }
}

export const reactions: ReactionsOf<'${camel(flow.flow)}'> = {
  ${camel(flow.flow)}: {
    done: ({ message }) => [saySuccess(message)],
    failure: (failure) => [sayFailure(failure)],
  },
}
`

const stories = (flow: NewFlow) => `import { ${camel(flow.flow)}Machine } from '${machinePath(flow)}'
import { stories } from '#tests/support/story.ts'

const input = ${JSON.stringify(flow.asked.input)}

export const ${camel(flow.flow)}Stories = stories(${camel(flow.flow)}Machine, {
${flow.titles.map((title) => `  ${quoted(title)}: { input, when: [], ends: 'unwritten' },\n`).join('')}})
`

const model = (flow: NewFlow) => `import { ${camel(flow.flow)}Machine } from '${machinePath(flow)}'
import { model } from '#tests/support/model.ts'

export const ${camel(flow.flow)}Model = model(${camel(flow.flow)}Machine, {
  inputs: { start: ${JSON.stringify(flow.asked.input)} },
  events: { 'form.submit': [{}] },
  answers: {
    ${flow.asked.id}: { done: [{ message: 'Done' }], refused: [new TypeError('Failed to fetch')] },
  },
})
`

const levels = (flow: NewFlow) => `import { ${camel(flow.flow)}Machine } from '${machinePath(flow)}'
import { connect${pascal(flow.flow)} } from '#src/features/${flow.feature}/${flow.flow}.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { ${flow.asked.isOfGuest ? 'asCustomer, asGuest, ' : ''}requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const ${camel(flow.flow)}Service = service(${camel(flow.flow)}Machine, async ({ ${flow.asked.isOfGuest ? 'api, session' : 'api'} }) => ({
  connected: connect${pascal(flow.flow)}(${flow.asked.isOfGuest ? 'api, session' : 'api'}),
}))

export const ${camel(flow.flow)}Browser = browser(${camel(flow.flow)}Machine, async ({ page, arrive }) => ({
  open: () => arrive('/'),
  gestures: { 'form.submit': () => page.getByRole('button', { name: '' }).click() },
}))

export const ${camel(flow.flow)}Told = told(
  '${camel(flow.flow)}',
  { done: ({ message }) => ({ says: [['success', message]] }), failure },
  { samples: { done: [{ message: 'Done' }] } },
)

export const ${camel(flow.flow)}Requests = requests(${connectAs(flow, 'asGuest')}, [
  {
    port: '${flow.asked.id}',
    input: ${JSON.stringify(flow.asked.input)},
    sent: { ${sentRow(flow.asked, flow.asked.isOfGuest ? { guest_id: 'guest-7' } : {})} },
    field: 'message',
  },
${flow.asked.isOfGuest ? rowOfCustomer(flow) : ''}])
`

const connectAs = ({ flow, asked: { isOfGuest } }: NewFlow, who: 'asGuest' | 'asCustomer') =>
  isOfGuest ? `(api) => connect${pascal(flow)}(api, ${who}(api))` : `connect${pascal(flow)}`

const rowOfCustomer = (flow: NewFlow) => `  {
    connect: ${connectAs(flow, 'asCustomer')},
    port: '${flow.asked.id}',
    input: ${JSON.stringify(flow.asked.input)},
    sent: { ${sentRow(flow.asked)} },
    field: 'message',
  },
`

const sentRow = ({ method, path, input: given, isBody }: Asked, guest: { guest_id?: string } = {}) => {
  const input = { ...given, ...guest }
  if (isBody) return `request: '${method} ${path}', body: ${JSON.stringify(input)}`
  const query = Object.entries(input).map(([name, value]) => `${name}=${value}`)
  return `request: '${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}'`
}
