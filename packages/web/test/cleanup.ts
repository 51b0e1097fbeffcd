import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without test globals the library cannot register this itself.
afterEach(cleanup)
