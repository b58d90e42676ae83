import { demoAccounts } from '#server/seed/demo-accounts.ts'

/** `demo` has orders and addresses to show; a `new` customer shares no data with other visitors. */
export type Customer = 'demo' | 'new'

/** Of each new customer. */
export const PASSWORD = 'lighthouse-2026'

/** Signs in or signs up; answers the token. */
export async function tokenOf(customer: Customer, shop: string): Promise<string> {
  const { email, password } = demoAccounts[0]
  if (customer === 'demo')
    return (await post<{ token: string }>(shop, '/auth/login', { email, password })).token
  const digits = String(Date.now()).slice(-6) + String(Math.floor(Math.random() * 1000)).padStart(3, '0')
  const { token } = await post<{ token: string }>(shop, '/auth/sign-up', {
    f_name: 'Mariam',
    l_name: 'Saleh',
    email: `mariam.${digits}@example.com`,
    phone: `+971${digits}`,
    password: PASSWORD,
    confirm_password: PASSWORD,
  })
  for (const place of places) await post(shop, '/customer/address/add', place, token)
  return token
}

const receiver = { contact_person_name: 'Mariam Saleh', contact_person_number: '+971501234567' }
const places = [
  {
    address_type: 'home',
    address: '63 Clock Square, Downtown',
    latitude: '25.213563',
    longitude: '55.277018',
    ...receiver,
  },
  {
    address_type: 'office',
    address: '11 Divers Street, Old Harbour',
    latitude: '25.216402',
    longitude: '55.262799',
    ...receiver,
  },
]

async function post<Reply>(shop: string, path: string, body: object, token?: string): Promise<Reply> {
  const reply = await fetch(`${shop}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Reply
}
