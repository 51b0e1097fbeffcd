import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { open, PHONES, signIn, takeUp, type Person } from './journey.ts'
import { sessionByCode } from './member-session.ts'
import { matchesOfFeed } from './feed-matches.ts'
import { LEAP, leapingNode, OPENING_MS, shiftDate, shiftTo } from './moment.ts'
import { operate } from './operate.ts'
import { ownFeed, type ToldMatch } from './own-feed.ts'
import type { Look } from './publish-plan.ts'
import { feedSettings, startProduct } from './product.ts'
import { copyOf, prepareWorld } from './world.ts'

const MINUTE_MS = 60_000

/** Who has no kept session signs in by code. */
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
  /** A page of one of the people that shows what a job does by the minute. */
  later(person: Somebody, path: string): Look
  readonly complaints: readonly string[]
}

const PATIENT_MS = 600_000

/** Files that name different worlds get different ones. */
export const test = base.extend<{}, { world: ExpertWorld; worldOf: string }>({
  worldOf: ['experts', { option: true, scope: 'worker' }],
  world: [
    async ({ browser }, use) => {
      const ground = await prepareWorld('feed')
      // How far the clock of the product is from that of the machine.
      let aheadMs = shiftTo(ground.atMs)
      const shiftMs = aheadMs
      const nowMs = () => Date.now() + aheadMs
      const matches = matchesOfFeed
      const folder = mkdtempSync(join(tmpdir(), 'linmen-leap-'))
      const ahead = join(folder, 'ahead-ms')
      const feed = await ownFeed(Object.values(matches), OPENING_MS)
      const clock = { NODE_OPTIONS: leapingNode(ahead, shiftMs) }
      const product = await startProduct(
        { ...feedSettings(feed.url), ...clock },
        { folder: copyOf(ground) },
      )
      const leapTo = (momentMs: number) => {
        aheadMs = Math.max(aheadMs, momentMs - Date.now())
        writeFileSync(ahead, String(aheadMs))
        process.kill(product.pid, LEAP)
      }
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
        if (person === 'zhu' || person === 'chen')
          await takeUp(page, await sessionByCode(product, PHONES[person]), product.url)
        else await signIn(page, person, product)
        return page
      }
      const openAs = async (person: Somebody, path: string) => {
        const page = await windowOf(person)
        await open(page, path)
        return page
      }
      await use({
        matches,
        complaints,
        openAs,
        end: (match, goals) => feed.say(match, goals, nowMs()),
        operate: (path, words) => operate(product, path, words),
        leapPast: (momentMs) => leapTo(momentMs + MINUTE_MS),
        later: (person, path) => ({
          minutePasses: () => leapTo(nowMs() + MINUTE_MS),
          look: () => openAs(person, path),
        }),
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
