import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { nowMs } from './moment.ts'

const say = async (page: Page, words: string) => {
  await page.getByRole('textbox').fill(words)
  await page.getByRole('button', { name: '发送' }).click()
}
const heard = (page: Page, words: string) => page.getByRole('log').getByText(words)

test('two people talk in the room of a match, each on their own phone', async ({
  page,
  stranger,
  journey,
}) => {
  const room = `/match-detail/ft?matchId=${journey.idOf('matchId')}&tab=chat`
  const [asked, answered] = [`今晚谁首发 ${nowMs() % 1e6}`, `名单还没出 ${nowMs() % 1e6}`]
  await journey.join()
  await journey.open(room)
  await journey.join(stranger)
  await open(stranger, room)
  await expect(stranger.getByRole('textbox')).toBeVisible()
  await say(page, asked)
  await expect(heard(page, asked)).toHaveCount(1)
  await expect(heard(stranger, asked)).toHaveCount(1)
  await say(stranger, answered)
  await expect(heard(page, answered)).toHaveCount(1)
  // Whoever comes again finds the same, once.
  await stranger.reload()
  for (const words of [asked, answered]) await expect(heard(stranger, words)).toHaveCount(1)
})
