import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { open, signIn, signInByHand, type Person } from './journey.ts'
import { LEAP, leapingNode, shiftDate, shiftNow } from './moment.ts'
import { operate } from './operate.ts'
import { ownFeed, type ToldMatch } from './own-feed.ts'
import { startProduct } from './product.ts'

const MINUTE_MS = 60_000

/** Who has no kept session signs in by hand. */
type Somebody = Person | 'zhu' | 'chen'

/** The people of the demo beside a feed of a few matches: here a match ends when a journey says so, and nobody turns the clock. */
export interface ExpertWorld {
  /** Opens a page as one of the people; the same window every time. */
  openAs(person: Somebody, path: string): Promise<Page>
  readonly matches: Readonly<Record<'next' | 'later' | 'first' | 'second', ToldMatch>>
  /** A match is over. */
  end(match: ToldMatch, goals: readonly [number, number]): void
  operate(path: string, words: object): Promise<void>
  /** The clock of the product goes on until this moment is over. */
  leapPast(momentMs: number): void
  readonly complaints: readonly string[]
}

const PATIENT_MS = 600_000

/** Files that name different worlds get different ones. */
export const test = base.extend<{}, { world: ExpertWorld; worldOf: string }>({
  worldOf: ['experts', { option: true, scope: 'worker' }],
  world: [
    async ({ browser }, use) => {
      // How far the clock of the product is from that of the machine.
      let aheadMs = shiftNow()
      const shiftMs = aheadMs
      const nowMs = () => Date.now() + aheadMs
      const matches = matchesAfter(nowMs())
      const folder = mkdtempSync(join(tmpdir(), 'linmen-leap-'))
      const ahead = join(folder, 'ahead-ms')
      const feed = await ownFeed(Object.values(matches), nowMs())
      const product = await startProduct({
        NODE_OPTIONS: leapingNode(ahead, shiftMs),
        LINMEN_DEMO: '1',
        LINMEN_FEED: `http:${feed.url}`,
        LINMEN_FEED_PRIVATE: '1',
      })
      const windows = new Map<string, Page>()
      const complaints: string[] = []
      const windowOf = async (person: Somebody) => {
        const known = windows.get(person)
        if (known) return known
        const context = await browser.newContext({ baseURL: product.url })
        await context.addInitScript(shiftDate, shiftMs)
        const page = await context.newPage()
        page.on('pageerror', (error) => complaints.push(error.message))
        windows.set(person, page)
        if (person === 'zhu' || person === 'chen') {
          await open(page, '/login?backUrl=%2Fuser%2Finfo')
          await signInByHand(page, person)
        } else await signIn(page, person, product)
        return page
      }
      await use({
        matches,
        complaints,
        openAs: async (person, path) => {
          const page = await windowOf(person)
          await open(page, path)
          return page
        },
        end: (match, goals) => feed.say(match, goals, nowMs()),
        operate: (path, words) => operate(product, path, words),
        leapPast: (momentMs) => {
          aheadMs = Math.max(aheadMs, momentMs + MINUTE_MS - Date.now())
          writeFileSync(ahead, String(aheadMs))
          process.kill(product.pid, LEAP)
        },
      })
      for (const page of windows.values()) await page.context().close()
      await product.stop()
      await feed.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: PATIENT_MS },
  ],
})

export { expect } from '@playwright/test'

/** No leap that a journey makes comes to the last ones. */
function matchesAfter(nowMs: number): ExpertWorld['matches'] {
  const at = (minutes: number) => nowMs + minutes * MINUTE_MS
  return {
    next: { id: 101, home: '北港', away: '南湾', kickOffAtMs: at(40) },
    later: { id: 102, home: '东林', away: '西岭', kickOffAtMs: at(120) },
    first: { id: 103, home: '青川', away: '白石', kickOffAtMs: at(300) },
    second: { id: 104, home: '云渡', away: '长汀', kickOffAtMs: at(320) },
  }
}
