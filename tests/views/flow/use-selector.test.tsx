import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { setServerSnapshot, useSelector } from '#src/flow/use-selector.ts'

const counting = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'count' } },
  actions: { 'count one more': assign(({ context }) => ({ count: context.count + 1 })) },
}).createMachine({
  context: { count: 0 },
  on: { count: { actions: 'count one more' } },
})

const opened = () => {
  const actor = createActor(counting).start()
  const rendered = vi.fn()
  function Count() {
    const count = useSelector(actor, ({ context }) => context.count)
    rendered()
    return <p>{count}</p>
  }
  return { actor, rendered, Count }
}

it('React takes over what the server painted of an actor, and then shows what it is now', async () => {
  const { actor, Count } = opened()
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Count />)
  setServerSnapshot(actor.getSnapshot())
  actor.send({ type: 'count' })
  const refused = vi.fn()
  await act(async () => hydrateRoot(page, <Count />, { onRecoverableError: refused }))
  expect(refused).not.toHaveBeenCalled()
  expect(page.textContent).toBe('1')
})

it('a view renders again only when what it selects changes', async () => {
  const { actor, rendered } = opened()
  const page = document.createElement('div')
  function IsMany() {
    const isMany = useSelector(actor, ({ context }) => context.count > 1)
    rendered()
    return <p>{String(isMany)}</p>
  }
  page.innerHTML = renderToString(<IsMany />)
  await act(async () => hydrateRoot(page, <IsMany />))
  rendered.mockClear()
  await act(async () => actor.send({ type: 'count' }))
  expect(rendered).not.toHaveBeenCalled()
  await act(async () => actor.send({ type: 'count' }))
  expect(page.textContent).toBe('true')
})
