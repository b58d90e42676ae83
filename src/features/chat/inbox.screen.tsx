import { useSearch } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { chatIn } from './chat-address.ts'
import { Conversation } from './conversation.part.tsx'
import { Inbox } from './inbox.part.tsx'

/** `/profile?page=inbox`: the list and the conversation side by side, on small screens one after the other. */
function InboxScreen() {
  const { chat } = useWords()
  const { whom, order_id, type } = chatIn(new URLSearchParams(useSearch()))
  const open = whom && 'conversation_id' in whom ? whom.conversation_id : undefined
  return (
    <section aria-labelledby="inbox" className={page} data-open={whom !== undefined || undefined}>
      <div className={heading}>
        <SectionHeading level={1}>
          <span id="inbox">{chat.title()}</span>
        </SectionHeading>
      </div>
      <div className={list}>
        <Inbox type={whom ? undefined : type} open={open} />
      </div>
      <div className={beside}>
        {whom ? (
          <Conversation key={`${Object.values(whom)}`} whom={whom} order_id={order_id} look="beside" />
        ) : (
          <div className={nothing}>
            <EmptyState picture={<Art name="talk" />} title={chat.choose()} hint={chat.chooseNote()} />
          </div>
        )}
      </div>
    </section>
  )
}

const page = css({
  display: 'grid',
  columnGap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(260px, 320px) minmax(0, 1fr)]' },
  gridTemplateRows: { md: '[auto minmax(0, 1fr)]' },
  height: { md: '[clamp(480px, calc(100dvh - 176px - var(--live, 0px)), 820px)]' },
  // An empty list leaves no conversation to open beside it.
  '&:not([data-open]):has([data-none])': { gridTemplateColumns: '[minmax(0, 1fr)]' },
})
const heading = css({
  gridColumn: { md: '[1 / -1]' },
  '[data-open] > &': { srOnly: { base: true, md: false } },
})
const list = css({ minHeight: '0', '[data-open] > &': { display: { base: 'none', md: 'block' } } })
const beside = css({
  minWidth: '0',
  minHeight: '0',
  display: { base: 'none', md: 'block' },
  '[data-open] > &': {
    display: 'block',
    height: { base: '[max(380px, calc(100dvh - 216px - var(--live, 0px)))]', md: 'full' },
  },
  'section:not([data-open]):has([data-none]) > &': { display: 'none' },
})
const nothing = css({ display: 'grid', placeItems: 'center', height: 'full', layerStyle: 'panel' })

export { InboxScreen as Screen }
