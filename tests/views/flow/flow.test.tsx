import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, emit, fromPromise, setup } from 'xstate'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import { pubSub } from '#src/flow/pub-sub.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useOutcome } from '#src/flow/use-outcome.ts'
import { usePagedList } from '#src/flow/use-paged-list.ts'

const askMachine = setup({
  types: {
    input: {} as { question: string },
    context: {} as { question: string; heard: number },
    events: {} as { type: 'noise.hear' } | { type: 'answer.give'; answer: string },
    emitted: {} as { type: 'noise.heard'; times: number } | { type: 'other' },
    output: {} as { answer: string },
  },
  actions: {
    count: assign(({ context }) => ({ heard: context.heard + 1 })),
    tell: emit(({ context }) => ({ type: 'noise.heard', times: context.heard })),
    'tell something else': emit({ type: 'other' }),
  },
}).createMachine({
  id: 'ask',
  context: ({ input }) => ({ ...input, heard: 0 }),
  output: ({ event }) => ({ answer: (event.output as { answer: string }).answer }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'noise.hear': { actions: ['count', 'tell', 'tell something else'] },
        'answer.give': 'answered',
      },
    },
    answered: {
      type: 'final',
      output: ({ event }) => ({ answer: 'answer' in event ? event.answer : '' }),
    },
  },
})

const parentMachine = setup({
  types: { events: {} as { type: 'question.ask' } },
  actors: { ask: askMachine },
}).createMachine({
  id: 'parent',
  initial: 'silent',
  states: {
    silent: { on: { 'question.ask': 'asking' } },
    asking: { invoke: { id: 'ask', src: 'ask', input: { question: 'Which?' }, onDone: 'silent' } },
  },
})

type AskProps = {
  connect?: () => typeof askMachine
  onOutcome?: (outcome: { answer: string }) => void
  onNoise?: (times: number) => void
}

function Ask({ connect = () => askMachine, onOutcome, onNoise }: AskProps) {
  const { actor, snapshot, send } = useFlow(connect, { question: 'Where to?' })
  useOutcome(actor, (outcome) => onOutcome?.(outcome))
  useEmitted(actor, 'noise.heard', ({ times }) => onNoise?.(times))
  return (
    <>
      <p>
        {snapshot.context.question} {snapshot.context.heard}
      </p>
      <button type="button" onClick={() => send({ type: 'noise.hear' })}>
        noise
      </button>
      <button type="button" onClick={() => send({ type: 'answer.give', answer: 'home' })}>
        answer
      </button>
    </>
  )
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

describe('useFlow', () => {
  it('renders what the flow holds and sends what the customer does', async () => {
    render(<Ask />)
    await press('noise')
    expect(screen.getByText('Where to? 1')).toBeTruthy()
  })

  it('connects the ports once, however often the component renders', async () => {
    const connect = vi.fn(() => askMachine)
    const { rerender } = render(<Ask connect={connect} />)
    rerender(<Ask connect={connect} />)
    await press('noise')
    expect(connect).toHaveBeenCalledTimes(1)
  })
})

describe('useOutcome', () => {
  it('calls back once with the output of the flow, in strict mode too', async () => {
    const onOutcome = vi.fn()
    render(
      <StrictMode>
        <Ask onOutcome={onOutcome} />
      </StrictMode>,
    )
    await press('answer')
    expect(onOutcome.mock.calls).toEqual([[{ answer: 'home' }]])
  })

  it('stays silent when an actor of the app is stopped before its end', () => {
    const actor = createActor(askMachine, { input: { question: '' } }).start()
    const onOutcome = vi.fn()
    const Watch = () => {
      useOutcome(actor, onOutcome)
      return null
    }
    render(<Watch />)
    act(() => void actor.stop())
    expect(onOutcome).not.toHaveBeenCalled()
  })

  it('calls the callback of the latest render', async () => {
    const early = vi.fn()
    const late = vi.fn()
    const { rerender } = render(<Ask onOutcome={early} />)
    rerender(<Ask onOutcome={late} />)
    await press('answer')
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1])
  })
})

describe('useEmitted', () => {
  it('calls back for each fact of its type and for no other', async () => {
    const onNoise = vi.fn()
    render(<Ask onNoise={onNoise} />)
    await press('noise')
    await press('noise')
    expect(onNoise.mock.calls).toEqual([[1], [2]])
  })

  it('stops when the component leaves', () => {
    let actor: ReturnType<typeof useFlow<typeof askMachine>>['actor'] | undefined
    const heard = vi.fn()
    function Listening({ on }: { on: boolean }) {
      const flow = useFlow(() => askMachine, { question: '' })
      actor = flow.actor
      return on ? <Ear actor={flow.actor} /> : null
    }
    function Ear({ actor: spoken }: { actor: NonNullable<typeof actor> }) {
      useEmitted(spoken, 'noise.heard', heard)
      return null
    }
    const { rerender } = render(<Listening on />)
    rerender(<Listening on={false} />)
    act(() => actor?.send({ type: 'noise.hear' }))
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('usePagedList', () => {
  type Fruit = { id: number; name: string }
  const read = vi.fn(
    async ({ filter }: PageQuestion<string>): Promise<Page<Fruit>> => ({
      rows: [{ id: 1, name: `${filter} apple` }],
      total_size: 1,
    }),
  )
  const connectFruits = () =>
    pagedListOf(fromPromise<Page<Fruit>, PageQuestion<string>>(({ input }) => read(input)))

  function Fruits({ filter, saved }: { filter: string; saved?: Page<Fruit>[] }) {
    const list = usePagedList(connectFruits, filter, saved)
    return (
      <>
        <p>{list.rows.map(({ name }) => name)}</p>
        <button type="button" onClick={() => list.change('green')}>
          {list.filter}
        </button>
      </>
    )
  }

  beforeEach(() => void read.mockClear())

  it('shows the rows of its first filter until the customer changes the filter', async () => {
    const { rerender } = render(<Fruits filter="red" />)
    expect(await screen.findByText('red apple')).toBeTruthy()
    rerender(<Fruits filter="blue" />)
    await press('red')
    expect(await screen.findByText('green apple')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'green' })).toBeTruthy()
    expect(read.mock.calls.map(([{ filter }]) => filter)).toEqual(['red', 'green'])
  })

  it('shows cached pages without a request', async () => {
    render(<Fruits filter="red" saved={[{ rows: [{ id: 2, name: 'cached pear' }], total_size: 1 }]} />)
    expect(screen.getByText('cached pear')).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
  })
})

describe('useChild', () => {
  function Parent() {
    const { snapshot, send } = useFlow(() => parentMachine, undefined)
    const child = useChild<typeof askMachine>(snapshot, 'ask')
    return (
      <>
        <button type="button" onClick={() => send({ type: 'question.ask' })}>
          ask
        </button>
        {child && (
          <button type="button" onClick={() => child.send({ type: 'answer.give', answer: 'x' })}>
            {child.snapshot.context.question}
          </button>
        )}
      </>
    )
  }

  it('follows a child from its start to its end', async () => {
    render(<Parent />)
    expect(screen.queryByRole('button', { name: 'Which?' })).toBeNull()
    await press('ask')
    await press('Which?')
    expect(screen.queryByRole('button', { name: 'Which?' })).toBeNull()
  })
})

describe('pubSub', () => {
  it('calls every subscriber and reports whether one of them showed the message', () => {
    const { publish, subscribe } = pubSub<string>()
    const heard: string[] = []
    const listen = (name: string, shows: boolean) =>
      subscribe((message) => {
        heard.push(`${name} ${message}`)
        return shows
      })
    const stopFirst = listen('first', true)
    listen('second', false)
    expect(publish('a')).toBe(true)
    stopFirst()
    expect(publish('b')).toBe(false)
    expect(heard).toEqual(['first a', 'second a', 'second b'])
  })
})
