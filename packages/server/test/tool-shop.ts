import { afterAll, beforeAll, beforeEach } from 'vitest'
import { archiveOf } from '#features/archive/public.ts'
import { signalMatches } from '#features/special/public.ts'
import type { Client } from './client.ts'
import { startApp, type TestApp } from './harness.ts'
import { TEST_NOW_MS } from './test-ports.ts'
import { toolWorld } from './tool-world.ts'

/** Where the tools have their signals of one match and each test has a buyer of its own. */
export function toolShop(matchId: string) {
  let app: TestApp
  let buyer: { id: string; client: Client }
  let buyers = 0
  beforeAll(async () => {
    app = await startApp({ feed: toolWorld })
    await archiveOf(app.ports).seasonMatches('s1')
    await signalMatches(app.ports, [matchId], TEST_NOW_MS)
  })
  beforeEach(async () => {
    const id = `looker${(buyers += 1)}`
    buyer = { id, client: await app.member({ id }) }
  })
  afterAll(() => app.close())
  return {
    get app() {
      return app
    },
    get buyer() {
      return buyer
    },
  }
}
