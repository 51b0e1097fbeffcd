import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { expect, test } from './journey.ts'
import { askForDay } from './live-wire.ts'
import { nowMs } from './moment.ts'

const RAINS_AFTER_MS = 90_000

test('who watches a match is asked when its goal rains, taps, and wins what the rain had for them', async ({
  page,
  journey,
}) => {
  const { listMatches, check, open, history } = redPacketEndpoints
  // It began a while ago and goes on for another half.
  const { matches } = await askForDay(page)
  const matchId = matches.find(({ live: { phase } }) => phase === 'firstHalf')!.id
  const answers = new Map<string, unknown>([
    [
      listMatches.path,
      listMatches.output.encode({
        matches: [
          { matchId, active: true, matchState: 3, goalsAtMs: { 1: nowMs() - RAINS_AFTER_MS } },
        ],
      }),
    ],
    [check.path, check.output.encode({ joined: true, loggedIn: true })],
    [open.path, { award: 0.36 }],
    [history.path, history.output.encode({ items: [], hasNext: false })],
  ])
  await page.route('**/api/hd/match/redPacket/**', (route) => {
    const body = answers.get(new URL(route.request().url()).pathname) as object
    return route.fulfill({ json: { isSuccess: true, code: 1, ...body } })
  })
  await journey.signIn('mei')
  await journey.open(`/match-detail/ft?matchId=${matchId}`)
  const asked = page.getByRole('dialog').filter({ hasText: '进球红包雨来了' })
  await asked.getByRole('button', { name: '去看看' }).click()
  await page.getByRole('button', { name: '开始' }).click()
  await page.getByRole('button', { name: '红包 1', exact: true }).click()
  await expect(page.getByRole('heading', { name: '获得 0.36 金币' })).toBeVisible()
})
