import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'
import { nowMs } from './moment.ts'
import { keepBack } from './watching.ts'

const DELAY_SECONDS = 120
const MINUTE_MS = 60_000
/** By kick-off alone nobody could tell that these are over. */
const RECENT_MS = 145 * MINUTE_MS

/** A match that ended this afternoon, but not within the delay. */
async function overForAWhile(page: Page) {
  const { matches } = await askForDay(page)
  const now = nowMs()
  return matches.find(
    ({ kickOffAtMs, live: { phase, endedAtMs } }) =>
      phase === 'finished' &&
      now - kickOffAtMs < RECENT_MS &&
      endedAtMs !== undefined &&
      now - endedAtMs > DELAY_SECONDS * 1000 + MINUTE_MS,
  )
}

test('after a reload a match that ended minutes ago shows its score in spite of the delay', async ({
  page,
  journey,
}) => {
  await keepBack(page, { delaySeconds: DELAY_SECONDS })
  await journey.open('/tabs/match')
  const match = await overForAWhile(page)
  test.skip(!match, 'nothing ended within the last half hour')
  const { id, home, live } = match!
  await journey.open(`/match-detail/ft?matchId=${id}`)
  await page.reload()
  const header = page
    .locator('header')
    .filter({ hasText: home.name })
    .filter({ visible: true })
    .first()
  await expect(header).toContainText('完场')
  await expect(header).not.toContainText('同步中')
  await expect(header).toContainText(String(live.score.full.home))
  expect(journey.complaints).toEqual([])
})
