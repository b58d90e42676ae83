/** A reply, or why the connection ended without one. */
type FaultReply =
  | { status: number; contentType: 'application/json' | 'text/html'; body: string }
  | { cut: 'internetdisconnected' | 'connectionreset' | 'timedout' }

const json = (status: number, body: object): FaultReply => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const page = (status: number, body: string): FaultReply => ({ status, contentType: 'text/html', body })

/** What can come instead of an answer. */
export const faults = {
  'a failing server': json(500, { errors: [{ code: 'failed', message: 'Something went wrong.' }] }),
  'a server that is down': page(503, '<h1>503 Service Unavailable</h1>'),
  'too many requests': json(429, { errors: [{ code: 'rate', message: 'Too many requests.' }] }),
  'a refusal of no field': json(422, {
    message: 'The given data was invalid.',
    errors: { form: ['Check the form and send it again.'] },
  }),
  'no connection': { cut: 'internetdisconnected' },
  'a connection cut in the middle': { cut: 'connectionreset' },
  'no answer in time': { cut: 'timedout' },
  'a page instead of an answer': page(200, '<!doctype html><title>Wi-Fi</title>'),
  'an empty answer': { status: 200, contentType: 'application/json', body: '' },
  'an answer of another shape': json(200, { unexpected: true }),
} as const satisfies Record<string, FaultReply>

export type Fault = keyof typeof faults
export const everyFault = Object.keys(faults) as Fault[]
