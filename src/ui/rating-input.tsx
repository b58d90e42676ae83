import { RatingGroup } from '@ark-ui/react/rating-group'
import { Star } from 'lucide-react'
import { cx } from '#styled/css/index.js'
import { rating } from '#styled/recipes/index.js'
import { ArkLocale } from './ark-locale.tsx'

export type RatingInputProps = {
  label: string
  value: number
  onChange: (value: number) => void
  disabled?: boolean
  name?: string
  className?: string
}

/** Five stars in half steps (docs/spec.md §9). */
export function RatingInput({ label, value, onChange, className, ...rest }: RatingInputProps) {
  const styles = rating()
  return (
    <ArkLocale>
      <RatingGroup.Root
        {...rest}
        count={5}
        allowHalf
        className={cx(styles.root, className)}
        value={value}
        onValueChange={(details) => onChange(details.value)}
      >
        <RatingGroup.Label className={styles.label}>{label}</RatingGroup.Label>
        <RatingGroup.Control className={styles.control}>
          <RatingGroup.Context>
            {({ items }) =>
              items.map((item) => (
                <RatingGroup.Item key={item} index={item} className={styles.item}>
                  <RatingGroup.ItemContext>
                    {({ half, highlighted }) => (
                      <>
                        <Star aria-hidden="true" />
                        {highlighted && <Star aria-hidden="true" data-fill={half ? 'half' : 'full'} />}
                      </>
                    )}
                  </RatingGroup.ItemContext>
                </RatingGroup.Item>
              ))
            }
          </RatingGroup.Context>
          <RatingGroup.HiddenInput />
        </RatingGroup.Control>
      </RatingGroup.Root>
    </ArkLocale>
  )
}
