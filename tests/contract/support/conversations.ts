import type { ChatMessage, NewMessage } from '#openapi/generated/client.ts'
import { startDemoAnswers } from '#server/jobs/demo-answers.ts'
import type { openShop, Person } from './app.ts'
import { asForm } from './forms.ts'

type Shop = ReturnType<typeof openShop>

export const write = ({ api }: Person, body: NewMessage, key?: string) =>
  api.POST('/message/send', {
    body,
    bodySerializer: asForm,
    params: { header: key ? { 'Idempotency-Key': key } : {} },
  })

export async function written(person: Person, body: NewMessage): Promise<ChatMessage> {
  const { data, error } = await write(person, body)
  if (!data) throw new Error(`Not sent: ${JSON.stringify(error)}`)
  return data
}

/** Lets a minute pass, in which everybody who was written to answers. */
export async function letAnswer(shop: Shop): Promise<void> {
  shop.now = new Date(shop.now.getTime() + 60_000)
  const job = startDemoAnswers({
    ...shop.services,
    speed: 1,
    onError: (error) => {
      throw error
    },
  })
  await job.tick()
  await job.stop()
}
