import { pagesOfOneChunk } from '#src/core/pages-of-one-chunk.part.tsx'
import { CAMPAIGNS, FLASH_SALES } from '#src/navigation/pages.ts'
import { Screen as CampaignScreen } from './campaign.screen.tsx'
import { Screen as CampaignsScreen } from './campaigns.screen.tsx'
import { Screen as FlashSalesScreen } from './flash-sales.screen.tsx'

/** `/campaigns`, `/campaigns/{id}` and `/flash-sales`. */
const OfferPagesScreen = pagesOfOneChunk((path) => {
  if (path === FLASH_SALES) return FlashSalesScreen
  return path === CAMPAIGNS ? CampaignsScreen : CampaignScreen
})

export { OfferPagesScreen as Screen }
