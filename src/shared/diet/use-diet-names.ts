import { useQuery } from '@tanstack/react-query'
import { useLocale, useWords } from '#i18n/i18n.tsx'
import { dietKeys } from '#machines/rules/diet.ts'
import { useShop } from '#src/core/shop.ts'
import { dietOptionsQuery } from './diet.ports.ts'

/** Lists keys in words; an allergen that the shop no longer names goes by its key. */
export function useDietNames(): (keys: readonly string[]) => string {
  const { names } = useWords().account.diet
  const { data } = useQuery(dietOptionsQuery(useShop().api, useLocale()))
  const listed = useListed()
  const nameOf = (key: string) => {
    const diet = dietKeys.find((each) => each === key)
    return diet ? names[diet]() : (data?.allergens.find((each) => each.key === key)?.name ?? key)
  }
  return (keys) => listed(keys.map(nameOf))
}

/** Names in a row, as the language writes them. */
export function useListed(): (names: string[]) => string {
  const locale = useLocale()
  return (names) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)
}
