import { css } from '#styled/css/index.js'

export const authForm = css({ display: 'flex', flexDirection: 'column', gap: '4' })
