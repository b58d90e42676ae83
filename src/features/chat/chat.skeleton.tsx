import { css } from '#styled/css/index.js'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeadingSkeleton, TextSkeleton } from '#ui/text-skeleton.tsx'

/** One conversation by itself while its code loads. */
export const ChatSkeleton = () => (
  <div className={chatPage}>
    <div className={chatPanel}>
      <div className={chatHead}>
        <Skeleton shape="circle" width="44px" />
        <CorrespondentSkeleton />
      </div>
      <MessagesSkeleton />
    </div>
  </div>
)

/** Face, name and kind of a correspondent while they load. */
export const CorrespondentSkeleton = () => (
  <>
    <Skeleton shape="circle" width="44px" className={face} />
    <div>
      <HeadingSkeleton className={chatTitle} width="140px" />
      <TextSkeleton className={chatKind} width="80px" />
    </div>
  </>
)

/** What was said, and where to write, while they load. */
export const MessagesSkeleton = () => (
  <Loading className={column}>
    <div className={messages}>
      <Skeleton height="44px" className={theirs} />
      <Skeleton height="68px" className={theirs} />
      <Skeleton height="44px" className={own} />
      <Skeleton height="44px" className={theirs} />
      <Skeleton height="92px" className={own} />
    </div>
    <div className={composer}>
      <Skeleton height="44px" className={field} />
      <Skeleton shape="circle" width="44px" />
    </div>
  </Loading>
)

export const chatPage = css({
  width: 'full',
  maxWidth: 'prose',
  height: {
    base: '[max(380px, calc(100dvh - 144px - var(--live, 0px)))]',
    lg: '[max(480px, calc(100dvh - 136px - var(--live, 0px)))]',
  },
  mx: 'auto',
  marginBlock: { base: '4', lg: '8' },
})
export const chatPanel = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  height: 'full',
  overflow: 'hidden',
  layerStyle: 'panel',
})
export const chatHead = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '18',
  paddingBlock: '2',
  paddingInline: { base: '2', md: '4' },
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
})
export const chatTitle = css({ textStyle: 'subtitle', truncate: true })
export const chatKind = css({ textStyle: 'caption', color: 'fg.muted' })
const face = css({ flexShrink: '0' })
const column = css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' })
const messages = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flex: '1',
  minHeight: '0',
  padding: '4',
  overflow: 'hidden',
})
const composer = css({
  display: 'flex',
  gap: '1',
  padding: '3',
  borderBlockStartWidth: 'hairline',
  borderBlockStartStyle: 'solid',
  borderColor: 'border.subtle',
})
const field = css({ flex: '1' })
const theirs = css({ width: '[55%]' })
const own = css({ width: '[45%]', alignSelf: 'flex-end' })
