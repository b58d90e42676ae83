import { useWords } from '#i18n/i18n.tsx'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useModule } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { connectOfferInterests } from '#src/shared/account/offer-interests.ports.ts'
import { css } from '#styled/css/index.js'
import { Art } from '#ui/art.tsx'
import { Button } from '#ui/button.tsx'

/** Asks a customer without interests once for them; renders nothing for every other visitor. */
export function InterestOffer() {
  const module = useModule()
  return module && <Offer key={module.id} module={module} />
}

function Offer({ module }: { module: ModuleChoice }) {
  const { interests } = useWords().sections
  const { api, storage } = useShop()
  const { actor, snapshot, send } = useFlow(() => connectOfferInterests(api), {
    moment: 'home',
    module,
    asked: storage.read('askedInterests') ?? [],
  })
  useTellApp('offerInterests', actor)
  if (!snapshot.matches('offered')) return null
  return (
    <section aria-labelledby="interest-offer" className={card}>
      <Art name="tag" />
      <div className={words}>
        <h2 id="interest-offer" className={title}>
          {interests.title()}
        </h2>
        <p className={hint}>{interests.note()}</p>
      </div>
      <div className={actions}>
        <Button variant="ghost" onClick={() => send({ type: 'offer.decline' })}>
          {interests.decline()}
        </Button>
        <Button onClick={() => send({ type: 'offer.accept' })}>{interests.accept()}</Button>
      </div>
    </section>
  )
}

const card = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '2', sm: '4' },
  paddingInline: { base: '3', sm: '4' },
  paddingBlock: { base: '2', sm: '4' },
  layerStyle: 'panel',
  '& > img': { display: { smDown: 'none' }, width: '14', height: '14' },
})
// On phones one line: the question and its answers.
const words = css({ flex: { base: '[1 1 5rem]', sm: '[1 1 240px]' }, minWidth: '0' })
const title = css({ textStyle: { base: 'smallStrong', sm: 'title' } })
const hint = css({ display: { smDown: 'none' }, textStyle: 'small', color: 'fg.muted' })
const actions = css({ display: 'flex', gap: { base: '0', sm: '2' }, marginInlineStart: 'auto' })
