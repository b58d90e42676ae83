import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { useWords } from '#i18n/i18n.tsx'
import type { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import type { Category } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { GroupFlaw } from '#ui/group-flaw.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  interestsGrid,
  interestsHead,
  interestsHint,
  interestsLabel,
  interestsPage,
  interestsRound,
  interestsTile,
  interestsTitle,
} from './interests.skeleton.tsx'

type Flow = typeof pickInterestsMachine
type Props = {
  categories: readonly Category[]
  snapshot: SnapshotFrom<Flow>
  send: (event: EventFromLogic<Flow>) => void
}

/** `module_name` is missing until the modules are read. */
export function InterestsFrame({ module_name, children }: { module_name?: string; children: ReactNode }) {
  const { interests } = useWords().account
  return (
    <div className={interestsPage}>
      <div className={interestsHead}>
        <h1 className={interestsTitle}>{interests.title()}</h1>
        <p className={interestsHint}>
          {module_name ? interests.note({ module: module_name }) : <Skeleton height="1lh" width="280px" />}
        </p>
      </div>
      {children}
    </div>
  )
}

/** Categories as pictures to tick, and two ways on that stay at hand. */
export function InterestsView({ categories, snapshot, send }: Props) {
  const { account, actions } = useWords()
  const { interests } = account
  const { chosen } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  return (
    <Form className={form} onSend={() => send({ type: 'interests.save' })}>
      <fieldset disabled={isSaving} className={interestsGrid}>
        <legend className={hidden}>{interests.title()}</legend>
        {categories.map(({ id, name, image_full_url }, index) => (
          <label key={id} className={interestsTile}>
            <input
              type="checkbox"
              className={hidden}
              checked={chosen.includes(id)}
              onChange={() => send({ type: 'category.toggle', category_id: id })}
            />
            <span className={interestsRound}>
              <Picture src={image_full_url} alt="" ratio="1 / 1" sizes="96px" first={index < 8} />
              <span className={mark}>
                <Check aria-hidden="true" />
              </span>
            </span>
            <span className={interestsLabel}>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={bar} data-foot>
        <GroupFlaw text={snapshot.matches({ choosing: 'empty' }) ? interests.nothing() : undefined} />
        <div className={actionRow}>
          <Button variant="outline" disabled={isSaving} onClick={() => send({ type: 'interests.skip' })}>
            {interests.skip()}
          </Button>
          <Button type="submit" busy={isSaving}>
            {actions.save()}
          </Button>
        </div>
      </div>
    </Form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' } })
const hidden = css({ srOnly: true })
const mark = css({
  position: 'absolute',
  insetInlineEnd: '0',
  insetBlockEnd: '0',
  display: 'none',
  placeItems: 'center',
  width: '7',
  height: '7',
  color: 'fg.onAccent',
  bg: 'accent.solid',
  borderRadius: 'full',
  '& svg': { width: '4', height: '4' },
  ':checked + * > &': { display: 'grid' },
})
// On phones it stays at hand above the tab bar.
const bar = css({
  position: { base: 'sticky', lg: 'static' },
  insetBlockEnd: '[calc({sizes.tabBar} + env(safe-area-inset-bottom) + var(--live, 0px))]',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  marginInline: { base: '[-16px]', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '3',
  bg: 'bg.canvas',
})
const actionRow = css({
  display: 'flex',
  gap: '3',
  justifyContent: 'center',
  '& > button': { flex: { base: '1', md: 'none' }, minWidth: { md: '[180px]' } },
})
