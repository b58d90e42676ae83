import { configureGlobal, readConfigureGlobal } from 'fast-check'

// Without a seed each run tries other examples; the gate names one (tools/check/test.ts).
const { PROPERTY_SEED } = process.env
if (PROPERTY_SEED) configureGlobal({ ...readConfigureGlobal(), seed: Number(PROPERTY_SEED) })
