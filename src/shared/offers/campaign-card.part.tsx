import { Link } from 'wouter'
import type { Campaign } from '#openapi/generated/client.ts'
import { campaignPagePath } from '#src/navigation/page-paths.ts'
import { css } from '#styled/css/index.js'
import { CampaignFace } from './campaign-face.part.tsx'

/** Card of a campaign of stores; the whole card links to its page. */
export function CampaignCard({ campaign, first = false }: { campaign: Campaign; first?: boolean }) {
  const { module_id, title } = campaign
  return (
    <div className={card}>
      <CampaignFace
        campaign={campaign}
        first={first}
        heading={
          <h3 className={name}>
            <Link href={`${campaignPagePath(campaign)}?module_id=${module_id}`} className={cover}>
              {title}
            </Link>
          </h3>
        }
      />
    </div>
  )
}

const card = css({
  position: 'relative',
  borderRadius: 'lg',
  transitionProperty: '[box-shadow]',
  transitionDuration: 'enter',
  _hover: { boxShadow: 'rest' },
})
const name = css({ textStyle: { base: 'title', md: 'heading' }, lineClamp: 2 })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } })
