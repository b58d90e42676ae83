import { ArrowRight, LocateFixed, Search } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { LandingProps } from './landing.props.ts'

/** One picture, one promise, one question: where shall we bring it? */
export function Hero(props: LandingProps) {
  const { landing, location } = props
  return (
    <section className={hero}>
      <div className={picture}>
        <Picture
          src={landing.header_image_full_url}
          alt=""
          ratio="12 / 5"
          // Wide screens and phones cut it to its art.
          sizes="(min-width: 900px) 1300px, (min-width: 600px) 100vw, 540px"
          first
        />
      </div>
      <div className={words}>
        <div className={promise}>
          <h1 className={title}>{landing.fixed_header_title}</h1>
          <p className={lead}>{landing.fixed_header_sub_title}</p>
        </div>
        <div className={card}>{location ? <Known {...props} /> : <Where {...props} />}</div>
      </div>
    </section>
  )
}

/** The button opens the search field of the location dialog, above its map. */
function Where({ landing, onSearch, onLocate }: LandingProps) {
  const words = useWords().landing
  return (
    <>
      <p id="where" className={question}>
        {landing.fixed_header_tag_line}
      </p>
      <button
        type="button"
        className={field}
        aria-describedby="where"
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <Search aria-hidden="true" />
        {words.pickOnMap()}
      </button>
      <Button variant="ghost" onClick={onLocate} className={locate}>
        <LocateFixed aria-hidden="true" />
        {words.useCurrent()}
      </Button>
    </>
  )
}

function Known({ location, onPick, onContinue }: LandingProps) {
  const words = useWords().landing
  return (
    <>
      <p className={question}>{words.deliverTo({ address: location?.address ?? '' })}</p>
      <div className={actions}>
        <Button size="lg" onClick={onContinue}>
          {words.continueTo()}
          <ArrowRight aria-hidden="true" className={arrow} />
        </Button>
        <Button size="lg" variant="ghost" onClick={onPick}>
          {words.change()}
        </Button>
      </div>
    </>
  )
}

const hero = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: { md: '[460px]' },
  overflow: 'hidden',
  borderRadius: 'lg',
})
// On phones the picture stands above the words, on wide screens behind them, on tablets behind the promise; its art is at
// the inline end.
const picture = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockStart: '0',
  height: { base: '[220px]', sm: 'auto', md: 'full' },
  overflow: 'hidden',
  borderRadius: 'lg',
  '& picture': { height: { smDown: 'full', md: 'full' } },
  '& img': { objectPosition: '[100% 50%]' },
  _rtl: { scale: '[-1 1]' },
})
const words = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: '3',
  width: 'full',
  maxWidth: { md: '[560px]' },
  paddingBlockStart: { base: '[244px]', sm: '0', md: '12' },
  paddingBlockEnd: { base: '1', md: '12' },
  paddingInlineStart: { md: '12' },
  paddingInlineEnd: { md: '6' },
})
// On tablets as high as the picture, and beside its art.
const promise = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '3',
  minHeight: { smToMd: '[calc((100vw - 32px) * 5 / 12)]' },
  maxWidth: { smToMd: '[50%]' },
  paddingInlineStart: { smToMd: '8' },
})
const title = css({
  textStyle: { base: 'headline', md: 'display' },
  fontSize: { lg: '[2.75rem]' },
  color: { base: 'fg.default', sm: 'fg.onArt' },
})
const lead = css({ textStyle: 'lead', color: { base: 'fg.muted', sm: 'fg.onArt' } })
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: { base: '4', md: '5' },
  marginBlockStart: '3',
  bg: 'bg.surface',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  boxShadow: { base: 'rest', md: 'lifted' },
})
const question = css({ textStyle: 'subtitle' })
const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '14',
  px: '4',
  textStyle: { base: 'body', sm: 'lead' },
  color: 'fg.muted',
  textAlign: 'start',
  bg: 'bg.canvas',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
  transitionProperty: '[border-color, background-color]',
  transitionDuration: 'press',
  _hover: { borderColor: 'accent.edge', bg: 'bg.surface' },
  '& svg': { width: '5', height: '5', flexShrink: '0', color: 'accent.text' },
})
const locate = css({ alignSelf: 'flex-start', color: 'accent.text' })
const actions = css({ display: 'flex', gap: '1', paddingBlockStart: '1' })
const arrow = css({ _rtl: { scale: '[-1 1]' } })
