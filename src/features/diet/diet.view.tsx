import { useId } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { DietTurn } from '#machines/rules/diet.ts'
import type { DietOptions } from '#openapi/generated/client.ts'
import { DIET } from '#src/navigation/account-path.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import type { DietSnapshot } from '#src/shared/diet/use-diet.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Switch } from '#ui/switch.tsx'

export type DietViewProps = {
  snapshot: DietSnapshot
  send: (event: { type: 'choice.turn'; turn: DietTurn } | { type: 'retry' }) => void
  options: DietOptions | undefined
  /** Set when what there is to choose from did not come. */
  lost: { retry: () => void; retrying: boolean } | undefined
  isGuest: boolean
}

/** Allergens and diets to choose from, and what the marks do not promise. */
export function DietView({ snapshot, send, options, lost, isGuest }: DietViewProps) {
  const { account } = useWords()
  const words = account.diet
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading level={1}>
        <span id={id}>{words.title()}</span>
      </SectionHeading>
      <p className={hint}>{words.note()}</p>
      <p className={caution}>{words.caution()}</p>
      <Trouble snapshot={snapshot} send={send} />
      {lost && !options && <ErrorState onRetry={lost.retry} retrying={lost.retrying} />}
      {options && snapshot.hasTag('open') && <Choice snapshot={snapshot} send={send} options={options} />}
      {!lost && !(options && snapshot.hasTag('open')) && !isStuck(snapshot) && (
        <Loading className={panels}>
          <Skeleton className={allergensShape} />
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </Loading>
      )}
      {isGuest && (
        <p className={hint}>
          {words.guest()}{' '}
          <Link href={signInPath(DIET)} className={link()}>
            {words.signIn()}
          </Link>
        </p>
      )}
    </section>
  )
}

const isStuck = (snapshot: DietSnapshot) => snapshot.matches('unknown') || snapshot.matches('unmerged')

type ChoiceProps = Pick<DietViewProps, 'snapshot' | 'send'> & { options: DietOptions }

function Choice({ snapshot, send, options }: ChoiceProps) {
  const words = useWords().account.diet
  const { allergens, diets, hide } = snapshot.context.wanted
  const known = new Set(options.allergens.map(({ key }) => key))
  const turn = (turn: DietTurn) => () => send({ type: 'choice.turn', turn })
  // A key that no item names any more stays on show: it is still avoided.
  const unknown = allergens.filter((key) => !known.has(key)).map((key) => ({ key, name: key }))
  return (
    <div className={panels}>
      <Panel title={words.allergens()}>
        <ul className={list}>
          {[...options.allergens, ...unknown].map(({ key, name }) => (
            <li key={key}>
              <Checkbox checked={allergens.includes(key)} onChange={turn({ allergen: key })}>
                {name}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.diets()}>
        <ul className={list}>
          {options.diets.map(({ key }) => (
            <li key={key}>
              <Checkbox checked={diets.includes(key)} onChange={turn({ diet: key })}>
                {words.names[key]()}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.lists()}>
        <div className={column}>
          <Switch
            className={wide}
            checked={hide !== 'nothing'}
            onChange={(isOn) => turn({ hide: isOn ? 'contained' : 'nothing' })()}
          >
            {words.hideSwitch()}
          </Switch>
          {hide !== 'nothing' && (
            <>
              <Checkbox
                checked={hide === 'unstated'}
                onChange={(isOn) => turn({ hide: isOn ? 'unstated' : 'contained' })()}
              >
                {words.strictly()}
              </Checkbox>
              <p className={small}>{words.strictlyNote()}</p>
            </>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** What was not read or not kept, and the way on. */
function Trouble({ snapshot, send }: Pick<DietViewProps, 'snapshot' | 'send'>) {
  const {
    account: { diet: words },
    actions,
  } = useWords()
  const text = () => {
    if (snapshot.matches('unknown')) return words.unknown()
    if (snapshot.matches('unmerged')) return words.unmerged()
    if (snapshot.matches({ choosing: 'unsaved' })) return words.unsaved()
    return undefined
  }
  const trouble = text()
  return (
    <div role="alert">
      {trouble && (
        <div className={flaw}>
          <p>{trouble}</p>
          <Button variant="outline" size="sm" onClick={() => send({ type: 'retry' })}>
            {actions.retry()}
          </Button>
        </div>
      )}
    </div>
  )
}

const hint = css({ textStyle: 'body', color: 'fg.muted', marginBlock: '3' })
const caution = css({
  px: '3',
  py: '2',
  marginBlockEnd: '4',
  textStyle: 'small',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'sm',
})
const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })
const wide = css({ width: 'full' })
const small = css({ textStyle: 'small', color: 'fg.muted' })
const panels = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(8rem, 100%), 1fr))]',
  columnGap: '4',
})
/** As many rows as the demo shop's allergens take. */
const allergensShape = css({ height: { base: '[340px]', md: '[260px]' } })
const flaw = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '3',
  py: '2',
  marginBlockEnd: '4',
  textStyle: 'small',
  color: 'danger.text',
  bg: 'danger.soft',
  borderRadius: 'sm',
})
