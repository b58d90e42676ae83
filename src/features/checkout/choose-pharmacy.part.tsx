import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { Store } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { prescriptionPath } from '#src/navigation/prescription-path.ts'
import { pharmaciesQuery } from '#src/shared/checkout/checkout.queries.ts'
import { StoreFacts } from '#src/shared/stores/store-card.part.tsx'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ClosedBadge } from './closed-badge.part.tsx'

/** The pharmacies that deliver to the customer, the open ones first: one of them gets the prescription. */
export function ChoosePharmacy() {
  const { prescriptions, checkout } = useWords()
  const { api } = useShop()
  const location = useCustomerLocation()
  const { data: stores } = useSuspenseQuery(pharmaciesQuery(api, location?.zone_ids ?? []))
  const { order: texts } = prescriptions
  if (stores.length === 0)
    return (
      <EmptyState level={1} picture={<Art name="store" />} title={texts.none()} hint={texts.noneNote()} />
    )
  const isOpen = (store: Store) => store.active === 1 && store.open === 1
  return (
    <div className={page}>
      <SectionHeading level={1}>{checkout.prescriptionTitle()}</SectionHeading>
      <p className={hint}>{texts.chooseNote()}</p>
      <h2 className={heading}>{texts.choose()}</h2>
      <ul className={list}>
        {stores
          .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
          .map((store) => (
            <Pharmacy key={store.id} store={store} />
          ))}
      </ul>
    </div>
  )
}

const Pharmacy = ({ store }: { store: Store }) => (
  <li className={row}>
    <span className={logo}>
      <Picture src={store.logo_full_url} alt="" ratio="1 / 1" sizes="56px" />
    </span>
    <div className={words}>
      <Link href={prescriptionPath(store.id)} className={name}>
        {store.name}
      </Link>
      <StoreFacts store={store} />
    </div>
    <ClosedBadge store={store} />
  </li>
)

/** A pharmacy that does not take prescriptions; the customer chooses another one. */
export function NotTaken() {
  const { order: texts } = useWords().prescriptions
  return (
    <EmptyState
      level={1}
      picture={<Art name="store" />}
      title={texts.notTaken()}
      hint={texts.notTakenNote()}
      action={
        <Link href={prescriptionPath()} className={button()}>
          {texts.another()}
        </Link>
      }
    />
  )
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  maxWidth: 'prose',
  mx: 'auto',
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: '12',
})
const hint = css({ textStyle: 'body', color: 'fg.muted' })
const heading = css({ textStyle: 'title', marginBlockStart: '3' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  padding: '4',
  layerStyle: 'panel',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const logo = css({ flexShrink: '0', width: '14', overflow: 'hidden', borderRadius: 'md' })
// The badge stands below it where the text is large; the logo stays beside it.
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '[1 1 min(9rem, calc(100% - 72px))]',
  minWidth: '0',
})
const name = css({
  textStyle: 'subtitle',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
})
