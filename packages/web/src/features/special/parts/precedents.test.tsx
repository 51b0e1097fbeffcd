import { sameOddsTable } from '@linmen/contract/match/odds-table.schemas.ts'
import { specialOddsEndpoints } from '@linmen/contract/special/special-odds.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { Precedents } from './precedents.tsx'

const companies = [
  { company: 6, name: '36*' },
  { company: 2, name: '威廉*' },
]
const found = sampleOf(sameOddsTable, {
  ...{ market: 'european', company: 6, name: '36*', companies, tolerance: 0.05 },
  odds: { home: 200, draw: 330, away: 380 },
  line: undefined,
  scope: '英超收录的完场比赛，按终盘比较',
  counts: { n: 4, home: 2, draw: 1, away: 1 },
})

test('says what became of matches at the same odds, and at which odds', async () => {
  showPart(<Precedents matchId="m1" />, [answer(specialOddsEndpoints.sameOdds, found)])
  const words = await screen.findByText(/主胜 2 场（50%），平局 1 场（25%），客胜 1 场（25%）/)
  expect(words.textContent).toContain('本场 2.00 / 3.30 / 3.80，每项相差不超过 0.05')
})

test('company, market, leagues and exactness are asked for as chosen', async () => {
  const { network } = showPart(<Precedents matchId="m1" />, [
    answer(specialOddsEndpoints.sameOdds, found),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '威廉*' }))
  fireEvent.click(screen.getByRole('radio', { name: '让球' }))
  fireEvent.click(screen.getByRole('radio', { name: '五大联赛' }))
  fireEvent.click(screen.getByRole('button', { name: '完全相同' }))
  const last = { matchId: 'm1', companyId: '2', market: 'asian', scope: 'bigFive', exact: true }
  await waitFor(() =>
    expect(network.asked(specialOddsEndpoints.sameOdds).at(-1)).toEqual({ ...last, size: 100 }),
  )
})

test('nothing found leaves the choices where they are', async () => {
  const none = { ...found, counts: { n: 0, home: 0, draw: 0, away: 0 }, rows: [] }
  showPart(<Precedents matchId="m1" />, [answer(specialOddsEndpoints.sameOdds, none)])
  expect(await screen.findByText(/暂无数据/)).toBeDefined()
  expect(screen.getByRole('radio', { name: '大小球' })).toBeDefined()
})
