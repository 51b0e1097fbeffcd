import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { closePage, endTimers, openPage } from './page-life.ts'
import { PATIENCE_MS } from './soon.ts'

// Without test globals the library cannot register this itself.
afterEach(() => {
  cleanup()
  endTimers()
})

configure({ asyncUtilTimeout: PATIENCE_MS })

openPage()
afterAll(async () => {
  await closePage()
  vi.resetModules()
})
