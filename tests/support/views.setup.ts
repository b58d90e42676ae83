import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Parts that come late are really fetched: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)
