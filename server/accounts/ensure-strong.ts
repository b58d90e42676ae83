import { refuse } from '#server/refusals/refusal.ts'
import { passwordFlaw } from '#server/rules/password-flaw.ts'
import type { Services } from '#server/wiring/services.ts'

type Owner = { f_name: string; l_name: string; phone: string; email: string }

/** Refuses a password that is common or made of its owner's own data; the refusal names the field. */
export async function ensureStrong(
  { reference }: Pick<Services, 'reference'>,
  password: string,
  { f_name, l_name, phone, email }: Owner,
): Promise<void> {
  const { en, ar } = (await reference()).settings.business_name
  const flaw = passwordFlaw(password, { names: [f_name, l_name], phone, email, shop: [en, ar] })
  if (flaw) throw refuse(flaw)
}
