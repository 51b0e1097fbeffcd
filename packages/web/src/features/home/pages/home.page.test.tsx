import { expertEndpoints } from '@linmen/contract/expert/expert.endpoints.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { Page } from './home.page.tsx'

vi.mock('#kit/live.ts', () => ({ useLive: () => {} }))

const NOON = Date.UTC(2026, 4, 3, 4)
const today = '2026-05-03'
const answers = [
  answer(homeEndpoints.banners, sampleOf(homeEndpoints.banners.output)),
  answer(homeEndpoints.look, sampleOf(homeEndpoints.look.output)),
  answer(homeEndpoints.footballMatches, sampleOf(homeEndpoints.footballMatches.output)),
  answer(expertEndpoints.home, sampleOf(expertEndpoints.home.output)),
  answer(planEndpoints.list, sampleOf(planEndpoints.list.output)),
  answer(
    matchEndpoints.listDates,
    sampleOf(matchEndpoints.listDates.output, {
      today,
      dates: [{ date: today, matches: 41, whole: true }],
    }),
  ),
]
const paths = answers.map(({ row }) => ('path' in row ? row.path.replace('{type}', 'all') : ''))

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => vi.useRealTimers())

type Home = ReturnType<typeof showPart>

/** Waits until all that home wants is there, and leaves it. */
async function leaveWhenWhole({ queries, show }: Home) {
  await screen.findByText('暂时没有新方案')
  await screen.findByText(/比赛日 41/)
  const known = () => queries.getQueryCache().getAll()
  await waitFor(() =>
    expect(known().filter(({ state }) => state.status === 'success')).toHaveLength(paths.length),
  )
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  show(null)
}

test('R-API-011 home asks for nothing again within 180 s, and for everything after', async () => {
  const home = showPart(<Page />, answers)
  const asked = () =>
    home.network
      .sent()
      .map(({ url }) => url.pathname)
      .toSorted()
  await leaveWhenWhole(home)
  expect(asked()).toEqual(paths.toSorted())
  vi.setSystemTime(NOON + 179_000)
  home.show(<Page />)
  await leaveWhenWhole(home)
  expect(asked()).toHaveLength(paths.length)
  vi.setSystemTime(NOON + 181_000)
  home.show(<Page />)
  await leaveWhenWhole(home)
  expect(asked()).toEqual([...paths, ...paths].toSorted())
})
