import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { PlansTab } from './plans-tab.tsx'

const { getMatchInfoById: info } = footballDetailGateway

test.each([
  ['scheduled', '本场还没有方案', true],
  ['postponed', '本场还没有方案', true],
  ['secondHalf', '本场没有方案', false],
  ['finished', '本场没有方案', false],
] as const)('a match that is %s without plans says %s', async (phase, title, promised) => {
  showPart(<PlansTab matchId="7" />, [
    answer(matchDetailEndpoints.listRecommended, { items: [], hasNext: false }),
    answer(info, sampleOf(info.output, { id: '7', live: { ...NOTHING_YET, phase } })),
  ])
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.queryByText('专家发布后会出现在这里') !== null).toBe(promised)
})
