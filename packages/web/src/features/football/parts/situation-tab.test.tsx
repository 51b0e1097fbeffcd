import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aFootballMatch, aSecondHalf } from '#test/a-football-match.ts'
import { answer } from '#test/answers.ts'
import { pass } from '#test/pass.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { watchTelevision } from '#test/watch-television.ts'
import { footballBoard } from '#features/match/football-board.ts'
import '#features/match/use-match-day.ts'
import { SituationTab } from './situation-tab.tsx'

const { getMatchInfoById, getMatchEventByMatchIdList } = footballDetailGateway
const { getMatchCartoonInfo } = mediaGateway
const score = { home: 0, away: 0 }
const live = aSecondHalf(1, 0)
const atMs = (secondsAgo: number) => Date.now() - secondsAgo * 1000
const line = (seq: number, secondsAgo: number) => ({
  seq,
  atMs: atMs(secondsAgo),
  clock: '',
  side: null,
  text: `第 ${seq} 句`,
  important: false,
  score,
})
const card = (seq: number, secondsAgo: number): MatchEvent => ({
  seq,
  atMs: atMs(secondsAgo),
  score,
  kind: 'yellowCard',
  side: 'home',
  minute: seq,
  player: `球员 ${seq}`,
})
const told = () => [
  answer(getMatchEventByMatchIdList, {
    matches: [{ matchId: 'tab', events: [card(3, 500), card(4, 50)] }],
  }),
  answer(
    getMatchCartoonInfo,
    sampleOf(getMatchCartoonInfo.output, { lines: [line(1, 500), line(2, 50)] }),
  ),
]

watchTelevision()

test('beside a score that is shown, what television has shown is told and sums wait', async () => {
  const match = { ...aFootballMatch('tab', { live }), kickOffAtMs: Date.now() - 60_000 }
  footballBoard.take([match], Date.now())
  await pass(130_000)
  footballBoard.heardAt(Date.now())
  const { kickOffAtMs } = match
  const info = sampleOf(getMatchInfoById.output, { id: 'tab', live, kickOffAtMs })
  showPart(<SituationTab matchId="tab" />, [answer(getMatchInfoById, info), ...told()])
  await pass(0)
  expect(screen.getByText('攻势、统计与电视同步中')).toBeDefined()
  expect(screen.getByText('球员 3')).toBeDefined()
  expect(screen.getByText('第 1 句')).toBeDefined()
  expect(screen.queryByText('球员 4')).toBeNull()
  expect(screen.queryByText('第 2 句')).toBeNull()
  await pass(121_000)
  expect(screen.queryByText(/电视同步中/)).toBeNull()
  expect(screen.getByText('球员 4')).toBeDefined()
  expect(screen.getByText('第 2 句')).toBeDefined()
})
