import { expect, it, vi } from 'vitest'
import { Actor, createActor } from 'xstate'
import { copyTextMachine } from '#machines/app/copy-text.machine.ts'

/** What Stately's window is told, once it has said that it is there. */
async function inspected(happening: () => void) {
  const postMessage = vi.fn<(message: { type: string; name?: string; event?: { type: string } }) => void>()
  const open = vi.spyOn(window, 'open').mockReturnValue({ postMessage } as unknown as Window)
  await import('#src/gallery/inspect.ts')
  ;(globalThis as { watchActors?: (actor: typeof Actor) => void }).watchActors?.(Actor)
  happening()
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  return { open, told: () => postMessage.mock.calls.map(([message]) => message) }
}

it('opens Stately’s inspector and tells it of every actor, event and state', async () => {
  const { open, told } = await inspected(() => {
    createActor(copyTextMachine).start().send({ type: 'copy.request', text: 'SAVE10' })
  })
  expect(open.mock.calls.map(([url]) => url)).toEqual(['https://stately.ai/inspect'])
  expect(told()[0]).toMatchObject({ type: '@xstate.actor', name: 'copyText' })
  await vi.waitFor(() => {
    expect(told()).toContainEqual(
      expect.objectContaining({ type: '@xstate.event', event: { type: 'copy.request', text: 'SAVE10' } }),
    )
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: '@xstate.snapshot',
        snapshot: expect.objectContaining({ value: 'copying' }),
      }),
    )
  })
})
