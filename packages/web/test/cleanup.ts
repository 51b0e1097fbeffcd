import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without test globals the library cannot register this itself.
afterEach(cleanup)

// A busy machine is slow, and that is no failure: what is waited for may come late.
configure({ asyncUtilTimeout: 10_000 })
