import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { CustomerInfo } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { SectionHeading } from '#ui/section-heading.tsx'

/** What the shop knows of the customer. */
export function ProfileSettingsView({
  customer,
  photo,
  form,
}: {
  customer: CustomerInfo
  photo: ReactNode
  form: ReactNode
}) {
  const { account } = useWords()
  const { date, number } = useFormats()
  const { profile } = account
  const name = `${customer.f_name} ${customer.l_name}`
  return (
    <section aria-labelledby="profile-settings">
      <SectionHeading level={1}>
        <span id="profile-settings">{account.links['profile-settings']()}</span>
      </SectionHeading>
      <div className={card}>
        <div className={head}>
          <p className={title}>{name}</p>
          <p className={hint}>{profile.note()}</p>
        </div>
        {photo}
        <dl className={list}>
          <Fact label={profile.since()}>{date(customer.created_at)}</Fact>
          <Fact label={profile.orders()}>{number(customer.order_count)}</Fact>
        </dl>
      </div>
      <div className={card}>{form}</div>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={fact}>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
)

const card = css({ padding: { base: '4', md: '6' }, layerStyle: 'panel', '& + &': { marginBlockStart: '4' } })
const head = css({ paddingBlockEnd: '4' })
const title = css({ textStyle: 'title' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
const list = css({
  marginBlockStart: '5',
  display: 'grid',
  columnGap: '8',
  gridTemplateColumns: { md: '[1fr 1fr]' },
})
const fact = css({
  paddingBlock: '3',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})
const term = css({ textStyle: 'small', color: 'fg.muted' })
const value = css({ textStyle: 'leadStrong' })
