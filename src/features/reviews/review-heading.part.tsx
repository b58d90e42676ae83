import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { orderPath } from '#src/navigation/order-path.ts'
import { PolicyLink } from '#src/shared/reviews/policy-link.part.tsx'
import { css } from '#styled/css/index.js'

type Props = { order_id: number; store_name: string | null; title: string; hint: string }

/** What the page is for, the order it is about, and how reviews work. */
export function ReviewHeading({ order_id, store_name, title, hint }: Props) {
  const { rateOrder: words } = useWords()
  return (
    <header>
      <h1 className={heading}>{title}</h1>
      <p className={muted}>
        <Link href={orderPath(order_id)}>
          {store_name === null
            ? words.parcel({ id: order_id })
            : words.of({ id: order_id, store: store_name })}
        </Link>
      </p>
      <p className={intro}>{hint}</p>
      <PolicyLink />
    </header>
  )
}

const heading = css({ textStyle: { base: 'heading', md: 'headline' } })
const muted = css({ textStyle: 'body', color: 'fg.muted' })
const intro = css({ textStyle: 'body', marginBlockStart: '2' })
