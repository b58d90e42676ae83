import { flashName } from '#machines/catalogue/flash-sale.ts'
import type { FlashSaleItem } from '#openapi/generated/client.ts'
import { CardDiet } from '#src/shared/diet/diet-parts.part.tsx'
import { ItemPicture } from '#src/shared/items/item-picture.part.tsx'
import { ItemPrice } from '#src/shared/items/item-price.part.tsx'
import { ItemTitle } from '#src/shared/items/item-title.part.tsx'
import { NatureNames } from '#src/shared/items/marks.part.tsx'
import { css } from '#styled/css/index.js'
import { useIsPhone } from '#ui/use-media.ts'
import { SoldOf } from './sold-of.part.tsx'

/** The flash-sale card as a slide, on a phone a low one, whose picture shows the whole item: one item, and the share of it that is sold. */
export function FlashSlide({ offer }: { offer: FlashSaleItem }) {
  const isPhone = useIsPhone()
  return (
    <article className={card}>
      <ItemPicture
        item={offer.item}
        sizes="(min-width: 1180px) 200px, (min-width: 600px) 40vw, 104px"
        small={isPhone}
        hasTags={!isPhone}
        className={picture}
      />
      <div className={words}>
        <h3 className={name}>
          <ItemTitle item={offer.item} name={flashName(offer.item)} />
        </h3>
        <CardDiet item={offer.item} />
        {isPhone ? (
          <div className={price}>
            <ItemPrice item={offer.item} size="sm" />
            <NatureNames item={offer.item} />
          </div>
        ) : (
          <ItemPrice item={offer.item} size="sm" />
        )}
        <SoldOf offer={offer} />
      </div>
    </article>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { sm: 'column', lg: 'row' },
  gap: { base: '3', sm: '2', lg: '3' },
  padding: { base: '2', sm: '3' },
  layerStyle: 'panel',
})
const picture = css({ flexShrink: '0', width: { smDown: '[104px]', lg: '[200px]' } })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: { base: '1', sm: '2' },
  flex: { base: '1', sm: 'none', lg: '1' },
  minWidth: '0',
})
const price = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })
const name = css({ textStyle: 'bodyStrong', lineClamp: { base: 1, sm: 2 } })
