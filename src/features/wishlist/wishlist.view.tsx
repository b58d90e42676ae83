import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { Wish } from '#machines/rules/wishes.ts'
import type { Item, Store, Wishlist } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WishedItem, WishedStore } from './wish-row.part.tsx'
import { WishesSkeleton } from './wishlist.skeleton.tsx'

export type WishlistViewProps = {
  /** As shown: the server's list with the changes under way folded over it. */
  wishes: Wishlist
  state: 'signedOut' | 'loading' | 'ready' | 'unavailable'
  /** In a food module things have names of their own. */
  isFood: boolean
  /** Answers what has the focus after a row was asked about, which may be gone then. */
  nextRow: Ref<() => HTMLElement | null>
  onItem: (item: Item) => void
  onStore: (store: Store) => void
  onRemove: (wish: Wish) => void
  onRetry: () => void
  onSignIn: () => void
  onBrowse: () => void
  onClose: () => void
}

/** The wishlist from the inline end: items and stores (docs/spec.md §2, Wishlist drawer). */
export function WishlistView(props: WishlistViewProps) {
  const { wishes, state, isFood, onRetry, onSignIn, onClose } = props
  const { shell, wishlist, refusals, actions } = useWords()
  const [tab, setTab] = useState('item')
  const rows = (kind: Wish['kind'], nothing: string, list: ReactNode[]) => {
    if (list.length === 0 && state === 'loading')
      return (
        <Loading>
          <WishesSkeleton />
        </Loading>
      )
    if (list.length === 0 && state === 'unavailable') return null
    return <Rows key={kind} {...props} nothing={nothing} list={list} />
  }
  return (
    <Drawer open title={shell.nav.wishlist()} onClose={onClose}>
      {state === 'signedOut' && (
        <EmptyState
          picture={<Art name="heart" />}
          title={refusals.notLoggedIn()}
          hint={wishlist.guestNote()}
          action={<Button onClick={onSignIn}>{actions.signIn()}</Button>}
        />
      )}
      {state === 'unavailable' && (
        <ErrorState title={wishlist.unavailable()} hint={wishlist.unavailableNote()} onRetry={onRetry} />
      )}
      {state !== 'signedOut' && (
        <Tabs
          className={tabs}
          label={wishlist.tabs()}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'item',
              label: isFood ? wishlist.kinds.foods() : wishlist.kinds.items(),
              content: rows(
                'item',
                isFood ? wishlist.noFoods() : wishlist.noItems(),
                wishes.item.map((item) => (
                  <WishedItem
                    key={item.id}
                    item={item}
                    onOpen={() => props.onItem(item)}
                    onRemove={() => props.onRemove({ kind: 'item', thing: item })}
                  />
                )),
              ),
            },
            {
              value: 'store',
              label: isFood ? wishlist.kinds.restaurants() : wishlist.kinds.stores(),
              content: rows(
                'store',
                isFood ? wishlist.noRestaurants() : wishlist.noStores(),
                wishes.store.map((store) => (
                  <WishedStore
                    key={store.id}
                    store={store}
                    onOpen={() => props.onStore(store)}
                    onRemove={() => props.onRemove({ kind: 'store', thing: store })}
                  />
                )),
              ),
            },
          ]}
        />
      )}
    </Drawer>
  )
}

type RowsProps = Pick<WishlistViewProps, 'onBrowse' | 'nextRow'> & { nothing: string; list: ReactNode[] }

function Rows({ onBrowse, nextRow, nothing, list }: RowsProps) {
  const { wishlist } = useWords()
  const touched = useRef(0)
  const inside = useRef<HTMLDivElement>(null)
  // The row in its place, else the last one, else the way out of the empty list.
  useImperativeHandle(nextRow, () => () => {
    const rows = inside.current?.querySelectorAll('li') ?? []
    const row = rows[Math.min(touched.current, rows.length - 1)]
    return (row?.querySelector(':scope > button') ?? inside.current?.querySelector('button')) || null
  })
  return (
    <div ref={inside}>
      {list.length === 0 ? (
        <EmptyState
          picture={<Art name="heart" />}
          title={nothing}
          hint={wishlist.howTo()}
          action={<Button onClick={onBrowse}>{wishlist.browse()}</Button>}
        />
      ) : (
        <ul
          onFocus={({ currentTarget, target }) => {
            touched.current = [...currentTarget.children].findIndex((row) => row.contains(target))
          }}
        >
          {list}
        </ul>
      )}
    </div>
  )
}

const tabs = css({ marginBlockStart: '[-20px]' })
