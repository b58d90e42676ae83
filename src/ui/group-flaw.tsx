import { css } from '#styled/css/index.js'

/** Error of a group of controls; a form leads the focus to it after a refused press. */
export const GroupFlaw = ({ text }: { text: string | undefined }) => (
  <div role="alert" className={wrong}>
    {text && (
      <p tabIndex={-1} aria-invalid="true">
        {text}
      </p>
    )}
  </div>
)

const wrong = css({
  textStyle: 'small',
  color: 'danger.text',
  _empty: { display: 'none' },
  '& > p': { scrollMarginBlock: '4' },
})
