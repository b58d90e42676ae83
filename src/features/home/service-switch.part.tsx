import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import { choiceOf, modulesIn } from '#machines/rules/module-choice.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'
import { useShop } from '#src/core/shop.ts'
import { useEnterModule } from '#src/core/use-enter-module.ts'
import { useCustomerLocation, useShownModule, useToken } from '#src/core/where.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Settled } from '#ui/settled.tsx'
import { FloatingCashback } from './cashback.part.tsx'

/**
 * The services of the customer's zones at the top of the home, below the width at which the shell shows its own switch
 * (docs/spec.md §2, Module picker dialog); and the cashback button that floats beside wide pages.
 */
export function ServiceSwitch() {
  const words = useWords().modules
  const location = useCustomerLocation()
  const current = useShownModule()
  const isCustomer = useToken() !== null
  const enter = useEnterModule()
  const { data = [] } = useQuery(modulesQuery(useShop().api))
  const modules = location ? modulesIn(data, location.zone_ids) : data
  return (
    <>
      {modules.length > 1 && (
        <nav aria-label={words.switcher()} className={frame}>
          <ul className={row}>
            {modules.map((module) => (
              <li key={module.id}>
                <button
                  type="button"
                  className={entry}
                  data-module={module.module_type}
                  aria-current={module.id === current?.id || undefined}
                  onClick={() => module.id !== current?.id && enter(choiceOf(module))}
                >
                  <span className={icon}>
                    <Picture src={module.icon_full_url} alt="" sizes="36px" ratio="1 / 1" fit="contain" />
                  </span>
                  {module.module_name}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isCustomer && current?.module_type !== 'parcel' && (
        <Settled>
          <FloatingCashback />
        </Settled>
      )}
    </>
  )
}

const frame = css({ display: { lg: 'none' }, marginInline: { base: '-4', md: '0' } })
const row = css({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  paddingInline: { base: '2', md: '0' },
})
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: '18',
  minHeight: '18',
  px: '1',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
  borderRadius: 'md',
  '&[aria-current]': { color: 'accent.text', fontWeight: 'medium' },
})
const icon = css({
  display: 'block',
  width: '11',
  padding: '1',
  bg: 'bg.subtle',
  borderRadius: 'md',
  pointerEvents: 'none',
  '[aria-current] > &': {
    bg: 'accent.soft',
    boxShadow: '[inset 0 0 0 1.5px {colors.accent.edge}]',
    _highContrast: { outline: '[2px solid Highlight]' },
  },
})
