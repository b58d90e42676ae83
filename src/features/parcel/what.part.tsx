import { useId } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { signed } from '#i18n/signed.ts'
import type { ParcelCategory, ParcelSize } from '#openapi/generated/client.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import type { ParcelPartProps } from './parcel-props.ts'
import { refusedPart } from './refused-part.ts'
import { besideHand, SizePicture } from './size-picture.part.tsx'
import { Tile, tiles } from './tile.part.tsx'
import { Weight } from './weight.part.tsx'

type Props = ParcelPartProps & {
  categories: readonly ParcelCategory[]
  onCategory: (category: ParcelCategory) => void
}

/** The kind of the parcel, then its size, drawn to scale. */
export function What({ categories, onCategory, ...part }: Props) {
  const words = useWords()
  const { what: texts } = words.sendParcel
  const { draft, change } = part
  const kinds = useId()
  const sizes = useId()
  const category = categories.find(({ id }) => id === draft.parcel_category_id)
  if (categories.length === 0)
    return (
      <Section title={texts.title()}>
        <p className={hint}>{texts.none()}</p>
      </Section>
    )
  return (
    <Section title={texts.title()} refused={refusedPart('what', part.refusals, words, ['weight'])}>
      <div role="radiogroup" aria-label={texts.title()} className={tiles.kinds}>
        {categories.map((one) => (
          <Tile
            key={one.id}
            name={kinds}
            checked={one.id === draft.parcel_category_id}
            onChoose={() => onCategory(one)}
          >
            <span className={art}>
              <Picture src={one.image_full_url} alt="" ratio="1 / 1" sizes="56px" />
            </span>
            <span className={name}>{one.name}</span>
          </Tile>
        ))}
      </div>
      <h3 className={question}>{texts.size()}</h3>
      {category ? (
        <>
          <div role="radiogroup" aria-label={texts.size()} className={tiles.sizes}>
            {category.sizes?.map((size) => (
              <Tile
                key={size.id}
                name={sizes}
                checked={size.id === draft.parcel_size_id}
                onChoose={() => change({ parcel_size_id: size.id })}
              >
                <SizeWords size={size} among={category.sizes ?? []} />
              </Tile>
            ))}
          </div>
          <p className={hint}>{texts.scale({ things: thingsBeside(category.sizes ?? [], texts) })}</p>
        </>
      ) : (
        <p className={hint}>{texts.first()}</p>
      )}
      <Weight {...part} />
    </Section>
  )
}

function SizeWords({ size, among }: { size: ParcelSize; among: readonly ParcelSize[] }) {
  const { what: texts } = useWords().sendParcel
  const { money } = useFormats()
  return (
    <>
      <SizePicture size={size} among={among} />
      <span className={line}>
        <span className={name}>{size.name}</span>
        <span className={charge}>{size.charge === 0 ? texts.free() : signed('+', money(size.charge))}</span>
      </span>
      <span className={hint}>{size.examples}</span>
      <span className={hint}>
        <bdi>{texts.measures({ length: size.length_cm, width: size.width_cm, height: size.height_cm })}</bdi>
        {' · '}
        {texts.weight({ weight: size.max_weight_kg })}
      </span>
    </>
  )
}

type Texts = ReturnType<typeof useWords>['sendParcel']['what']

const thingsBeside = (sizes: readonly ParcelSize[], texts: Texts) =>
  [
    ...(sizes.some(besideHand) ? [texts.hand()] : []),
    ...(sizes.some((size) => !besideHand(size)) ? [texts.bottle()] : []),
  ].join(' · ')

const question = css({ textStyle: 'bodyStrong', marginBlockStart: '2' })
const art = css({ width: '14', overflow: 'hidden', borderRadius: 'md' })
const name = css({ textStyle: 'bodyStrong' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '2' })
const charge = css({ textStyle: 'smallStrong', color: 'accent.text', figure: true })
