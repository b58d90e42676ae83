import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { isEmail } from '#machines/rules/validation.ts'
import type { Message } from '#openapi/generated/client.ts'

export const subscribePorts = {
  subscribeNewsletter: port<Message, { email: string }>('subscribeNewsletter'),
}

/** Takes an e-mail address for the newsletter (docs/spec.md §5, newsletter). */
export const subscribeMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.change'; email: string } | { type: 'form.submit' },
    emitted: {} as { type: 'newsletter.subscribed' } | { type: 'failure'; error: unknown },
    tags: {} as 'busy',
  },
  actors: subscribePorts,
  actions: {
    'keep the email': assign((_, { email }: { email: string }) => ({ email })),
    'clear the email': assign({ email: '' }),
    'tell of the subscription': emit({ type: 'newsletter.subscribed' }),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: { 'it is an email': ({ context }) => isEmail(context.email.trim()) },
}).createMachine({
  id: 'subscribe',
  description: 'Which e-mail address receives the newsletter?',
  context: { email: '' },
  on: {
    'email.change': {
      target: '.editing',
      actions: { type: 'keep the email', params: ({ event }) => event },
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer enters the address; the field keeps the address after a failure.',
      on: { 'form.submit': [{ guard: 'it is an email', target: 'submitting' }, 'invalid'] },
    },
    invalid: { description: 'The text is not an e-mail address.' },
    submitting: {
      description:
        'The server subscribes the address; typing cancels the request, if the server has not taken it yet.',
      tags: 'busy',
      invoke: {
        id: 'subscribeNewsletter',
        src: 'subscribeNewsletter',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'done', actions: ['clear the email', 'tell of the subscription'] },
        onError: {
          target: 'editing',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
    },
    done: { description: 'The server subscribed the address; the customer can enter another address.' },
  },
})
