import { useSuspenseQuery } from '@tanstack/react-query'
import { codesGoTo } from '#machines/account/profile-form.ts'
import { codeSenders } from '#machines/rules/code-ways.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { codesOf } from '#src/shared/identity/codes-of.ts'
import { customerQuery } from './account.queries.ts'

/** How the signed-in customer can prove to own the account. */
export function useOwner() {
  const { api } = useShop()
  const { data: customer } = useSuspenseQuery(customerQuery(api, useToken() ?? ''))
  const config = useConfig()
  const { length } = codesOf(config)
  const recipient = codeSenders(config).confirmOwner ? codesGoTo(customer) : ''
  return { has_password: customer.social_id === null, recipient, length }
}
