import { useState } from 'react'
import { Link } from 'wouter'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import type { Conversation } from '#openapi/generated/client.ts'
import { chatWith } from '#src/navigation/chat-paths.ts'
import { css } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Art } from '#ui/art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EndSentinel } from '#ui/end-sentinel.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ConversationRow } from './conversation-row.part.tsx'
import type { ConversationsFilter } from './conversations.ports.ts'

export type InboxViewProps = {
  snapshot: SnapshotFrom<typeof pagedListMachine>
  conversations: readonly Conversation[]
  filter: ConversationsFilter
  onFilter: (filter: ConversationsFilter) => void
  send: (event: EventFromLogic<typeof pagedListMachine>) => void
  /** Number of the conversation beside the list. */
  open: number | undefined
}

const ALL: ConversationsFilter = { type: 'all' }

/** The conversations of the customer, the latest first, to be looked through by name and kind (docs/spec.md §2, inbox). */
export function InboxView({ snapshot, conversations, filter, onFilter, send, open }: InboxViewProps) {
  const { chat } = useWords()
  const [text, setText] = useState('')
  const isAt = (list: 'loading' | 'loadingMore' | 'failed' | 'failedMore') => snapshot.matches({ list })
  const retry = () => send({ type: 'list.retry' })
  const isEmpty = snapshot.matches({ list: 'exhausted' }) && conversations.length === 0
  const isAll = !('name' in filter) && filter.type === 'all'
  return (
    <div className={column} data-none={(isEmpty && isAll) || undefined}>
      <SearchBox
        label={chat.find()}
        placeholder={chat.find()}
        value={text}
        onChange={setText}
        onSearch={(name) => onFilter({ name })}
        onClear={() => onFilter(ALL)}
      />
      <SegmentGroup
        full
        label={chat.which()}
        segments={[
          { value: 'all', label: chat.all() },
          { value: 'vendor', label: chat.of.vendor() },
          { value: 'delivery_man', label: chat.of.delivery_man() },
        ]}
        value={'name' in filter ? 'all' : filter.type}
        onChange={(type) => {
          setText('')
          onFilter({ type: type as 'all' })
        }}
      />
      <div className={scroller}>
        {isAt('failed') && <ErrorState onRetry={retry} />}
        {isAt('loading') && <Waiting rows={5} />}
        {isEmpty && <Nothing filter={filter} />}
        <ul aria-label={chat.list()} className={list} data-empty={conversations.length === 0 || undefined}>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow conversation={conversation} isOpen={conversation.id === open} />
            </li>
          ))}
        </ul>
        {isAt('loadingMore') && <Waiting rows={2} />}
        {isAt('failedMore') && <ErrorState onRetry={retry} />}
        <EndSentinel onShow={() => send({ type: 'end.show' })} onHide={() => send({ type: 'end.hide' })} />
      </div>
    </div>
  )
}

/** The customer has no conversation yet, or none with this name or kind. */
function Nothing({ filter }: { filter: ConversationsFilter }) {
  const { chat } = useWords()
  if ('name' in filter)
    return <EmptyState picture={<Art name="lens" />} title={chat.notFound()} hint={chat.notFoundNote()} />
  const isAll = filter.type === 'all'
  return (
    <EmptyState
      picture={<Art name="talk" />}
      title={isAll ? chat.empty() : chat.emptyOf()}
      hint={isAll ? chat.emptyNote() : chat.emptyOfNote()}
      action={
        isAll && (
          <Link href={chatWith('admin', 0)} className={button({ variant: 'outline' })}>
            {chat.support()}
          </Link>
        )
      }
    />
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <Loading className={list}>
    <Repeat times={rows}>
      <Skeleton height="72px" />
    </Repeat>
  </Loading>
)

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  minHeight: '0',
  height: 'full',
})
const scroller = css({ flex: '1', minHeight: '0', marginInline: '-2', overflowY: { md: 'auto' } })
const list = css({ display: 'flex', flexDirection: 'column', gap: '1', '&[data-empty]': { display: 'none' } })
