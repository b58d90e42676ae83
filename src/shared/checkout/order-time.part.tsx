import { useFormats, useWords } from '#i18n/i18n.tsx'
import { freeDays, nearDay, nextSlots, type SlotDay, slotOn } from '#machines/rules/slots.ts'
import { dayIn } from '#src/core/shop-minute.ts'
import { css } from '#styled/css/index.js'
import { Chip } from '#ui/chip.tsx'
import { ChipGroup } from '#ui/chip-group.tsx'
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { SectionProps } from './checkout-props.ts'
import { refusedAt } from './refused.ts'
import { Section } from './section.part.tsx'

type Props = SectionProps & Pick<TimeChoiceProps, 'days' | 'now'>

/** Now, or at a time of the customer's choosing where shop and store take orders in advance. */
export function OrderTime({ draft, refusals, change, days, now }: Props) {
  const words = useWords()
  const { time: texts } = words.checkout
  const { goods } = words
  const { clock } = useFormats()
  const { store, config, order_type, schedule_at } = draft
  // The store may have closed since it was read.
  const isClosed = refusals.some(({ code }) => code === 'store_closed')
  const isOpen = store.active === 1 && store.open === 1 && !isClosed
  const minutes = store.delivery_time.replace(/\s*min$/, '')
  // The card of the store says when an order can be collected.
  const soon = () => {
    if (isOpen && order_type === 'take_away') return undefined
    if (isOpen) return <bdi>{goods.minutes({ range: minutes })}</bdi>
    return store.current_opening_time
      ? goods.opensAt({ time: clock(store.current_opening_time) })
      : texts.closed()
  }
  return (
    <TimeChoice
      title={texts.title()}
      soon={{ hint: soon(), disabled: !isOpen }}
      isClosed={isClosed}
      refused={refusedAt('time', refusals, words)}
      days={days}
      now={now}
      timezone={config.timezone}
      schedule_at={schedule_at}
      change={change}
    />
  )
}

export type TimeChoiceProps = {
  title: string
  /** Note and state of the option "as soon as possible". */
  soon: Pick<RadioOption, 'hint' | 'disabled'>
  /** It closed after it was read: the next times are offered. */
  isClosed: boolean
  refused: string | undefined
  days: readonly SlotDay[]
  /** Milliseconds since 1970. */
  now: number
  timezone: string
  schedule_at: string | null
  change: (change: { schedule_at: string | null }) => void
}

export function TimeChoice(props: TimeChoiceProps) {
  const { title, soon, isClosed, refused, days, now, timezone, schedule_at, change } = props
  const { time: texts } = useWords().checkout
  const { dateTime } = useFormats()
  const free = freeDays(days, now)
  const first = free[0]?.slots[0]
  const isGone = (at: string) => free.every(({ slots }) => slots.every((slot) => slot.at !== at))
  const chosen = schedule_at ? 'later' : soon.disabled ? null : 'now'

  return (
    <Section
      title={title}
      refused={
        refused ??
        (schedule_at && isGone(schedule_at) ? texts.gone({ time: dateTime(schedule_at) }) : undefined)
      }
    >
      <RadioCards
        hideLabel
        label={title}
        value={chosen}
        onChange={(value) => change({ schedule_at: value === 'now' ? null : (first?.at ?? null) })}
        options={[
          { value: 'now', title: texts.now(), ...soon },
          ...(first ? [{ value: 'later', title: texts.schedule() }] : []),
        ]}
      />
      {first && (isClosed || (schedule_at && (refused || isGone(schedule_at)))) && (
        <NextSlots days={free} schedule_at={schedule_at ?? ''} change={change} />
      )}
      {schedule_at && !isGone(schedule_at) && (
        <SlotChoice days={free} today={dayIn(timezone, now)} schedule_at={schedule_at} change={change} />
      )}
    </Section>
  )
}

type SlotChoiceProps = Pick<TimeChoiceProps, 'change'> & {
  days: readonly SlotDay[]
  /** Empty for an order that was wanted now. */
  schedule_at: string
}

/** The next free times, where the store can no longer serve the chosen one. Nothing else of the order changes. */
function NextSlots({ days, schedule_at, change }: SlotChoiceProps) {
  const { time: texts } = useWords().checkout
  const { dateTime } = useFormats()
  return (
    <ChipGroup label={texts.next()}>
      {nextSlots(days, schedule_at, 3).map(({ at }) => (
        <Chip key={at} pressed={false} onClick={() => change({ schedule_at: at })}>
          {dateTime(at)}
        </Chip>
      ))}
    </ChipGroup>
  )
}

function SlotChoice({ days, today, schedule_at, change }: SlotChoiceProps & { today: string }) {
  const { checkout } = useWords()
  const { date, time } = useFormats()
  const day = days.find(({ slots }) => slots.some(({ at }) => at === schedule_at)) ?? days[0]
  if (!day) return null
  const nameOf = ({ day: of, slots }: SlotDay) => {
    const near = nearDay(of, today)
    const start = date(slots[0]!.at)
    return near ? `${checkout.time[near]()} · ${start}` : start
  }
  return (
    <div className={two}>
      <SelectField
        label={checkout.time.day()}
        value={day.day}
        options={days.map((entry) => ({ value: entry.day, label: nameOf(entry) }))}
        onChange={({ target }) => {
          const picked = days.find((entry) => entry.day === target.value)
          const slot = picked && slotOn(picked, schedule_at)
          if (slot) change({ schedule_at: slot.at })
        }}
      />
      <SelectField
        label={checkout.time.slot()}
        value={schedule_at}
        options={day.slots.map(({ at, ends }) => ({
          value: at,
          label: checkout.time.range({ from: time(at), to: time(ends) }),
        }))}
        onChange={({ target }) => change({ schedule_at: target.value })}
      />
    </div>
  )
}

const two = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } })
