import { MapPin, Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { contactOfShopper, isPlaced, type ParcelEnd, type ParcelSide } from '#machines/rules/parcel-form.ts'
import { codeAt, contactOfEnd, endFlaws } from '#machines/rules/parcel-refusals.ts'
import { isPhone } from '#machines/rules/phone.ts'
import { AddressIcon } from '#src/shared/addresses/address-icon.part.tsx'
import { DetailFields } from '#src/shared/checkout/address-details.part.tsx'
import { useContactFlawText } from '#src/shared/checkout/contact-fields.part.tsx'
import { SummaryCard } from '#src/shared/checkout/place-card.part.tsx'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { phoneShown } from '#ui/typed-phone.ts'
import { AddressBook } from './address-book.part.tsx'
import type { ParcelPartProps } from './parcel-props.ts'
import { refusedPart } from './refused-part.ts'

type Props = ParcelPartProps & {
  side: ParcelSide
  /** Opens the map, or its search field, which call back with the place. */
  onPick: (side: ParcelSide, search: boolean) => void
}

type ContactOfEnd = (typeof contactOfEnd)[number]

/** One end of the parcel: where, who, and what the courier has to know there. */
export function EndCard({ side, onPick, ...part }: Props) {
  const words = useWords()
  const { ends: texts } = words.sendParcel
  const { draft, refusals, change } = part
  const end = draft[side]
  const set = (said: Partial<ParcelEnd>) => change({ [side]: { ...end, ...said } })
  const { shopper } = draft
  return (
    <Section title={texts[side]()} refused={refusedPart(side, refusals, words, contactOfEnd)}>
      <SummaryCard
        selected={isPlaced(end)}
        icon={<AddressIcon type={end.address_type} />}
        title={
          isPlaced(end) ? (
            <bdi dir="auto">{end.address}</bdi>
          ) : side === 'sender' ? (
            texts.where()
          ) : (
            texts.whereTo()
          )
        }
      />
      <div className={actions}>
        <Button variant="outline" size="sm" onClick={() => onPick(side, false)}>
          <MapPin aria-hidden="true" />
          {texts.map()}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onPick(side, true)}>
          <Search aria-hidden="true" />
          {texts.search()}
        </Button>
        {shopper.type === 'customer' && (
          <>
            <AddressBook end={end} set={set} onPick={() => onPick(side, false)} />
            <Button variant="outline" size="sm" onClick={() => set(contactOfShopper(shopper))}>
              <UserRound aria-hidden="true" />
              {texts.me()}
            </Button>
          </>
        )}
      </div>
      {isPlaced(end) && (
        <DetailFields
          delivery={end}
          section={`section-${side}`}
          onChange={(field, value) => set({ [field]: value })}
        />
      )}
      <EndContact side={side} end={end} config={draft.config} refusals={refusals} set={set} />
      <TextArea
        label={texts.note()}
        hint={texts.noteHint()}
        rows={2}
        maxLength={300}
        value={end.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {side === 'sender' && (
        <Checkbox
          checked={draft.share_sender_phone}
          onChange={(share_sender_phone) => change({ share_sender_phone })}
        >
          {texts.sharePhone()}
        </Checkbox>
      )}
    </Section>
  )
}

type EndContactProps = Pick<ParcelPartProps, 'refusals'> & {
  side: ParcelSide
  end: ParcelEnd
  config: ParcelPartProps['draft']['config']
  set: (said: Partial<ParcelEnd>) => void
}

function EndContact({ side, end, config, refusals, set }: EndContactProps) {
  const { ends: texts } = useWords().sendParcel
  const flawText = useContactFlawText()
  const [left, setLeft] = useState<readonly ContactOfEnd[]>([])
  const flaws = endFlaws(end)
  const field = (name: ContactOfEnd) => {
    const held = refusals.find(({ code }) => code === codeAt(side, name))
    const flaw = held || left.includes(name) ? flaws[name] : undefined
    const said = held && 'message' in held ? held.message : undefined
    return { required: true, value: end[name], error: flaw ? flawText(name, flaw) : said }
  }
  const { country } = config
  const phone = end.contact_person_number
  // A guest of the city may have no other number.
  const isForeign = isPhone(phone) && phoneShown(phone, country).country !== country
  const leave = (name: ContactOfEnd) => setLeft([...left, name])
  return (
    <div className={pair}>
      <TextField
        {...field('contact_person_name')}
        label={texts.name()}
        name={`${side}-name`}
        autoComplete={`section-${side} name`}
        maxLength={120}
        onChange={({ target }) => set({ contact_person_name: target.value })}
        onBlur={() => leave('contact_person_name')}
      />
      <PhoneField
        {...field('contact_person_number')}
        label={texts.phone()}
        hint={isForeign ? texts.foreignPhone() : undefined}
        name={`${side}-phone`}
        country={country}
        pickCountry={config.country_picker_status === 1}
        onChange={(contact_person_number) => set({ contact_person_number })}
        onLeave={() => leave('contact_person_number')}
      />
    </div>
  )
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 13rem), 1fr))]',
})
