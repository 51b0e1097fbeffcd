import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { ExtremityCard } from './extremity-card.tsx'

const { getMatchAnalysis } = footballDetailGateway
const streak = (now: number, extreme: number, code: 0 | 1 | 2) => ({ now, extreme, code })
const none = streak(0, 4, 0)

test('R-EXTREMITY-001 only the side with a streak is told', async () => {
  const analysis = sampleOf(getMatchAnalysis.output, {
    extremity: {
      result: { home: streak(3, 5, 2), away: none },
      handicap: { home: none, away: streak(2, 6, 1) },
      total: { home: streak(3, 5, 1), away: none },
    },
    shown: { result: 'home', handicap: 'away', total: 'both' },
  })
  showPart(<ExtremityCard matchId="100" />, [answer(getMatchAnalysis, analysis)])
  const told = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
  expect(told).toEqual([
    '主队 3 连胜，最长 5',
    '客队 2 连赢，最长 6',
    '主队 3 连大球，最长 5',
    '客队 当前无连续，最长 4',
  ])
})
