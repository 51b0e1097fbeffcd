import { expect, type Locator, type Page } from '@playwright/test'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { Journey } from './journey.ts'
import { askForDay, takeLiveWire } from './live-wire.ts'
import { nowMs } from './moment.ts'

export const rows = (page: Page) => page.locator('[data-match]')
export const rowOf = (page: Page, id: string) => page.locator(`[data-match="${id}"]`)

/**
 * A match of tomorrow: nothing but the test changes it or its place, whatever the hour. It stands in
 * the fifth row, because mei follows three and they stand on top.
 */
export async function someMatchOn(page: Page): Promise<FootballMatch> {
  const day = dayAfter((await askForDay(page)).date)
  await page.getByRole('radiogroup', { name: '日期' }).getByRole('radio').nth(4).click()
  const row = rows(page).nth(4)
  // A list that came too late is asked for again while something of it is waited for.
  await expect(row).toBeVisible()
  const { matches } = await askForDay(page, day)
  const shown = async () => {
    const id = await row.getAttribute('data-match')
    return matches.find((each) => each.id === id)
  }
  await expect.poll(shown, { message: 'a match of tomorrow is shown' }).toBeDefined()
  return (await shown())!
}

/** A star that was filled is found under 关注, and can be taken away there. */
export async function followAndFind(page: Page, id: string): Promise<void> {
  const star = rowOf(page, id).getByRole('button', { name: /关注/ })
  await follow(page, star)
  await page.reload()
  await page.getByRole('tab', { name: /关注/ }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
}

/** The list of matches with the live line in the hands of the test, and a match to speak of. */
export async function listOnWire(page: Page, journey: Pick<Journey, 'open'>) {
  const wire = await takeLiveWire(page)
  await journey.open('/tabs/match')
  return { wire, match: await someMatchOn(page) }
}

const dayAfter = (day: string) =>
  new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)

/** The match after one more goal of the home side, or after that goal was taken back. */
export function after(match: FootballMatch, goals: number, kind: 'goal' | 'correction'): MatchLive {
  const { live } = match
  const { full } = live.score
  return {
    ...live,
    phase: 'secondHalf',
    clockFromMs: nowMs() - 21 * 60_000,
    version: live.version + (kind === 'goal' ? 1000 : 2000) + goals,
    score: { ...live.score, full: { ...full, home: full.home + goals } },
    corrections: live.corrections + (kind === 'correction' ? 1 : 0),
    highlight: {
      kind,
      side: 'home',
      minute: 67,
      player: '霍尔姆',
      assist: '迪亚森',
      atMs: nowMs(),
    },
  }
}

/** Fills the star of a match. It is full before the server knows; who leaves at once takes the request along. */
async function follow(page: Page, star: Locator): Promise<void> {
  const path = matchEndpoints.followMatch.path
  const kept = page.waitForResponse((response) => response.url().includes(path))
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await kept
}
