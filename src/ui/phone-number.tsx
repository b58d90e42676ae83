import { css } from '#styled/css/index.js'

/** A phone number, left to right in every language and always on one line. */
export const PhoneNumber = ({ children }: { children: string | null | undefined }) => (
  <bdi dir="ltr" className={number}>
    {children}
  </bdi>
)

const number = css({ figure: true, alignSelf: 'flex-start' })
