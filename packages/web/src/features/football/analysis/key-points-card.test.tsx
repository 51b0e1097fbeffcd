import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleEntry, sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { serverNowMs } from '#kit/clock.ts'
import { changeShield } from '#sport/shield/shield.ts'
import { KeyPointsCard } from './key-points-card.tsx'

const { getMatchTidianList: keyPoints, getMatchAiTidian: marketPoints } = footballDetailGateway
const justNow = () => ({ changedAtMs: serverNowMs(), playedAtMs: serverNowMs() })

test('behind the shield neither records nor a market that counts goals tell of a match that just ended', async () => {
  changeShield({ on: true, delaySeconds: 0, revealed: {} })
  const record = sampleEntry(keyPoints.output, 'points', { text: '近10场8胜', sample: 10 })
  const market = sampleEntry(marketPoints.output, 'points', { text: '场均进球3.1', sample: 10 })
  showPart(<KeyPointsCard matchId="100" />, [
    answer(keyPoints, sampleOf(keyPoints.output, { ...justNow(), points: [record] })),
    answer(marketPoints, sampleOf(marketPoints.output, { ...justNow(), points: [market] })),
  ])
  expect(await screen.findByText('要点含已隐藏的比赛')).toBeDefined()
  expect(await screen.findByText('市场要点含已隐藏的比赛')).toBeDefined()
  expect(screen.queryByText(/8胜|3\.1/)).toBeNull()
})
