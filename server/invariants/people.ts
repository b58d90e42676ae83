import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

const tablesByCustomer = [
  'customer_tokens',
  'social_identities',
  'addresses',
  'wished_items',
  'wished_stores',
  'notifications',
  'pushes',
  'conversations',
]
const tablesByOwner = ['carts', 'cart_lines', 'coupon_uses', 'idempotency_keys']

/** The owners named in a table, as often as they are. */
const ownersIn = (tables: string[]) =>
  sql.join(
    tables.map((table) => sql`select ${table}::text as kept, owner from ${sql.identifier(table)}`),
    sql` union all `,
  )

const rowsOfCustomers = sql`(${sql.join(
  tablesByCustomer.map(
    (table) =>
      sql`select ${table}::text as kept, 'customer:' || customer_id as owner from ${sql.identifier(table)}`,
  ),
  sql` union all `,
)} union all ${ownersIn(tablesByOwner)})`

export const people = {
  'one-account-per-email': {
    means: 'An email address belongs to one account, however it is written.',
    offenders: sql`select lower(email) as email, count(*)::int as accounts from customers
      group by lower(email) having count(*) > 1`,
  },
  'one-account-per-phone': {
    means: 'A phone number belongs to one account, however it is written.',
    offenders: sql`select max(id) as id, count(*)::int as accounts from customers
      group by regexp_replace(phone, '[^0-9]', '', 'g') having count(*) > 1`,
  },
  'nothing-of-a-merged-guest': {
    means: 'Once a guest has signed in, everything they had is the customer’s.',
    offenders: sql`select kept, owner from (${ownersIn([...tablesByOwner, 'orders'])}) kept
      join retired_guests on owner = 'guest:' || retired_guests.id`,
  },
  'nothing-of-an-erased-customer': {
    means: 'Of a customer who left nothing is kept but the figures of their orders.',
    offenders: sql`select kept, owner from ${rowsOfCustomers} kept
        where owner like 'customer:%' and not exists (select from customers where owner = 'customer:' || customers.id)
      union all select 'orders', owner from orders
        where customer_id is not null and not exists (select from customers where customers.id = customer_id)
          and (delivery_address->>'contact_person_number' <> '' or delivery_address->>'address' <> '' or receiver_details is not null)`,
  },
  'message-count': {
    means:
      'A conversation counts its messages from 1 without a gap, and nobody has read more than there are.',
    offenders: sql`select conversations.id, message_count from conversations
      left join messages on conversation_id = conversations.id
      group by conversations.id having message_count <> count(position)
        or count(position) > 0 and (min(position) <> 1 or max(position) <> count(position))
        or greatest(customer_read, receiver_read) > message_count`,
  },
  'news-told': {
    means: 'Whoever is told of an order by the outbox is told what it has become.',
    offenders: sql`select id, order_status from orders
      where exists (select from outbox where topic = 'order' and payload->>'order_id' = orders.id::text)
        and not exists (select from outbox where topic = 'order' and payload->>'order_id' = orders.id::text
          and payload->>'order_status' = order_status)`,
  },
  'news-sent': {
    means: 'News that was sent keeps no words of its own.',
    offenders: sql`select id, topic from outbox where sent_at is not null and words is not null`,
  },
} satisfies Record<string, Invariant>
