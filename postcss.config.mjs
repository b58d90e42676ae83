import panda from '@pandacss/dev/postcss'
import { divideStyles } from './tools/build/styles/divide-styles.ts'

export default { plugins: [panda(), divideStyles] }
