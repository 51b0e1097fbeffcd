import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { aBasketballMatch } from '#test/a-basketball-match.ts'
import { answer } from '#test/answers.ts'
import { pass } from '#test/pass.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { watchTelevision } from '#test/watch-television.ts'
import { theBasketballBoard } from '#features/match/basketball-board.ts'
import '#features/match/use-basketball-day.ts'
import { TextTab } from './text-tab.tsx'

const { getBkMatchDetail, getBkMatchTextLive } = basketballDetailGateway

const line = (seq: number, secondsAgo: number) => ({
  seq,
  atMs: Date.now() - secondsAgo * 1000,
  period: 3,
  clock: '04:12',
  side: null,
  text: `第 ${seq} 句`,
  important: false,
  score: aBasketballLive.score,
})
const story = () => ({
  periods: [{ period: 3, name: '第三节', lines: [line(2, 50), line(1, 500)] }],
  leads: [],
  biggest: { home: 0, away: 0 },
  source: '',
})

watchTelevision()

test('beside a score that is shown, what television has shown is told and the lead waits', async () => {
  const facts = { id: 'text', kickOffAtMs: Date.now(), live: aBasketballLive }
  theBasketballBoard.take([aBasketballMatch('text', facts)], Date.now())
  await pass(130_000)
  theBasketballBoard.heardAt(Date.now())
  showPart(<TextTab matchId="text" />, [
    answer(getBkMatchDetail, sampleOf(getBkMatchDetail.output, { ...facts, quarterSeconds: 720 })),
    answer(getBkMatchTextLive, sampleOf(getBkMatchTextLive.output, story())),
  ])
  await pass(0)
  expect(screen.getByText('分差走势与电视同步中')).toBeDefined()
  expect(screen.getByText('第 1 句')).toBeDefined()
  expect(screen.queryByText('第 2 句')).toBeNull()
  await pass(121_000)
  expect(screen.queryByText(/电视同步中/)).toBeNull()
  expect(screen.getByText('第 2 句')).toBeDefined()
})
