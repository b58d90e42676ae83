import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatMessage, Conversation, ConversationDetails } from '#openapi/generated/client.ts'
import { publishMessages } from '#src/core/message-news.ts'
import { daysOf } from '#src/features/chat/days.ts'
import { Screen } from '#src/features/chat/inbox.screen.tsx'
import { conversationOf, message } from '#tests/machines/samples/messages.ts'
import { standInForSight } from '#tests/views/in-sight.ts'
import { renderShop } from '#tests/views/shop.tsx'

const conversation = (id: number, more: Partial<Conversation> = {}): Conversation => ({
  id,
  receiver_type: 'vendor',
  receiver_id: 3,
  receiver: { id: 3, f_name: 'Noor Shawarma', l_name: '', image_full_url: null },
  may_send: 1,
  unread_message_count: 0,
  last_message: message(2, { message: 'A little.' }),
  last_message_time: '2026-11-20T08:31:00.000Z',
  created_at: '2026-11-20T08:31:00.000Z',
  ...more,
})

const listOf = (...conversations: Conversation[]) => ({
  total_size: conversations.length,
  limit: 15,
  offset: 1,
  unread_message_count: 0,
  conversations,
})

beforeAll(() => {
  standInForSight(false)
  Element.prototype.scrollTo = () => {}
})

type Answers = NonNullable<Parameters<typeof renderShop>[1]>['answers']

const open = (query: string, answers: Answers = {}) =>
  renderShop(<Screen />, {
    at: `/profile?page=inbox${query}`,
    token: 'token-1',
    namespaces: ['chat'],
    answers: { 'GET /message/list': () => listOf(conversation(7)), ...answers },
  })

const opened = (details: ConversationDetails) => ({ 'GET /message/details': () => details })
const log = () => screen.findByRole('region', { name: 'Messages' })

describe('the list of conversations', () => {
  it('says with whom, what was said last, and how much of it is unread', async () => {
    await open('', {
      'GET /message/list': () =>
        listOf(
          conversation(7, { unread_message_count: 2 }),
          conversation(8, { last_message: message(1, { message: '', file_full_url: ['/a.webp'] }) }),
          conversation(9, { receiver: { id: 9, f_name: '', l_name: '', image_full_url: null } }),
        ),
    })
    const [unread, own, gone] = await screen.findAllByRole('link', { name: /2026/ })
    expect(unread?.textContent).toMatch(/Noor Shawarma.*A little\..*2 unread$/)
    expect(unread?.getAttribute('href')).toBe('/profile?page=inbox&conversationId=7')
    expect(own?.textContent).toMatch(/You: Picture$/)
    expect(gone?.textContent).toMatch(/No longer available/)
  })

  it('the list of conversations is searched by name, and says so when no conversation matches', async () => {
    const { asked } = await open('', { 'GET /message/search-list': () => listOf() })
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'harbour{Enter}')
    expect(await screen.findByText('No matches')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ call: 'GET /message/search-list', query: { name: 'harbour' } })
    await userEvent.click(screen.getByRole('button', { name: 'Clear the text' }))
    expect(await screen.findByRole('link', { name: /Noor Shawarma/ })).toBeTruthy()
  })

  it('shows couriers alone where the address asks for them', async () => {
    await open('&type=delivery_man', {
      'GET /message/list': ({ searchParams }) =>
        searchParams.get('type') === 'delivery_man' ? listOf() : listOf(conversation(7)),
    })
    expect(await screen.findByText('No conversations yet')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Couriers' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('radio', { name: 'All' }))
    expect(await screen.findByRole('link', { name: /Noor Shawarma/ })).toBeTruthy()
  })
})

describe('a conversation', () => {
  it('is read again when the shop sends word, and what came is said aloud', async () => {
    let ids = [1]
    await open('&conversationId=100001', { 'GET /message/details': () => conversationOf(ids) })
    expect(within(await log()).getByText('Message 1')).toBeTruthy()
    ids = [1, 2]
    expect(publishMessages()).toBe(true)
    expect(await within(await log()).findByText('Message 2')).toBeTruthy()
    expect(screen.getByText('New message from Noor Shawarma: Message 2').getAttribute('role')).toBe('status')
  })

  it('can be read and not continued once the store is gone', async () => {
    await open('&conversationId=100001', opened(conversationOf([1, 2], 2, { may_send: 0 })))
    expect(await screen.findByText(/you can no longer reply/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull()
  })

  it('a conversation of another customer is shown as not found', async () => {
    await open('&conversationId=5')
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy()
  })

  it('begins with whom the address names, about the order it names', async () => {
    const { asked } = await open('&type=delivery_man&id=12&orderId=99001', {
      ...opened(conversationOf([], 0, { conversation_id: null, receiver_type: 'delivery_man' })),
      'POST /message/send': () => message(1, { message: 'Ring twice' }),
    })
    expect(await screen.findByText('About order #99001')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: 'Write a message' })
    await userEvent.type(field, 'Ring{Shift>}{Enter}{/Shift}twice')
    expect((field as HTMLTextAreaElement).value).toBe('Ring\ntwice')
    await userEvent.type(field, '{Enter}')
    expect((field as HTMLTextAreaElement).value).toBe('')
    await waitFor(() => expect(asked.some(({ call }) => call === 'POST /message/send')).toBe(true))
  })

  it('keeps what could not be sent, and lets it be changed', async () => {
    await open('&conversationId=100001', {
      ...opened(conversationOf([1])),
      'POST /message/send': () => ({ errors: [{ code: 'image', message: 'This is no picture.' }] }),
    })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' })
    await userEvent.type(field, 'Hello{Enter}')
    expect(await screen.findByText('Not sent. This is no picture.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(field.value).toBe('Hello')
  })

  it('takes pictures, and says so when there are too many or other files', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }))
    await open('&conversationId=100001', opened(conversationOf([1])))
    await screen.findByRole('textbox', { name: 'Write a message' })
    const files = document.querySelector<HTMLInputElement>('input[type=file]')!
    const file = (type: string) => new File(['x'], 'a', { type })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(files, [file('text/plain')])
    const wrong = await screen.findByText('Choose a picture: jpg, png, gif or webp.')
    expect(wrong.getAttribute('role')).toBe('alert')
    await user.upload(
      files,
      Array.from({ length: 4 }, () => file('image/png')),
    )
    expect(await screen.findByText('Maximum 3 images can be send at a time.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }))
    expect(screen.queryByText('Maximum 3 images can be send at a time.')).toBeNull()
  })
})

describe('what was said', () => {
  const said = (id: number, minutes: number, sender_type: ChatMessage['sender_type']) =>
    message(id, { sender_type, created_at: new Date(minutes * 60_000).toISOString() })

  it('stands by day, and by who said it at one go', () => {
    const day = 24 * 60
    const days = daysOf(
      [
        said(1, 0, 'customer'),
        said(2, 5, 'customer'),
        said(3, 6, 'vendor'),
        said(4, 12, 'vendor'),
        said(5, day, 'vendor'),
      ],
      (moment) => moment.slice(0, 10),
    )
    expect(
      days.map(({ day: name, runs }) => [name, runs.map(({ messages }) => messages.map(({ id }) => id))]),
    ).toEqual([
      ['1970-01-01', [[1, 2], [3], [4]]],
      ['1970-01-02', [[5]]],
    ])
  })
})
