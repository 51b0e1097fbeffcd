import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Outage } from '#kit/failure.ts'
import { keepLogin } from '#kit/login-state.ts'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { answer, outage } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showHook } from '#test/show.tsx'
import { useFollowedBasketball } from './use-followed-basketball.ts'

const { getBkMatchJuheInfoByIdList: rows } = basketballLeagueGateway
const { getBkMatchListLiveScore: scores } = basketballGateway
const { listFollowed } = matchEndpoints

const row = sampleEntry(rows.output, 'matches', { id: '7' })
const score = sampleEntry(scores.output, 'matches', { matchId: '7', live: aBasketballLive })
const told = [
  answer(rows, sampleOf(rows.output, { matches: [row] })),
  answer(scores, sampleOf(scores.output, { asOfMs: 1, matches: [score] })),
]

beforeEach(() => keepLogin({ token: '1|session' }))

test.each([
  ['rows', rows],
  ['scores', scores],
])('without %s the list says what failed, and asking again brings it', async (_what, missing) => {
  const { network, result } = showHook(
    () => useFollowedBasketball(true),
    [
      answer(listFollowed, sampleOf(listFollowed.output, { matchIds: ['7'] })),
      ...told,
      outage(missing),
    ],
  )
  const query = () => result.current.query
  await waitFor(() => expect(query().error).toBeInstanceOf(Outage))
  expect(query()).toMatchObject({ data: undefined, isPending: false })
  network.now(...told)
  await act(async () => void (await query().refetch()))
  await waitFor(() =>
    expect(query().data?.matches).toMatchObject([{ id: '7', live: aBasketballLive }]),
  )
})
