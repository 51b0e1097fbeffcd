import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { colouredZones } from '#features/league/zone-colours.ts'
import { StandingsLegend, StandingsTable } from './standings-table.tsx'
import { ZoneLegend } from './zone-legend.tsx'

const zones = colouredZones([{ from: 1, to: 1, kind: 'continental', name: '欧冠区' }])
const row = (rank: number, name: string) => ({
  rank,
  teamId: String(rank),
  name,
  played: 10,
  won: 6,
  drawn: 2,
  lost: 2,
  goalsFor: 20,
  goalsAgainst: 11,
  goalDifference: 9,
  points: 20,
  form: ['lose', 'win', 'win', 'draw', 'win', 'win'] as const,
  zone: null,
})
const rows = [row(1, '甲'), row(2, '乙')].map((each) => ({ ...each, form: [...each.form] }))

test('a place that means something says so without its colour', () => {
  render(<StandingsTable caption="积分榜" rows={rows} zones={zones} />)
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('欧冠区')
  expect(second?.textContent).not.toContain('欧冠区')
})

test('before the first match a table has an order and no places', () => {
  const unplayed = rows.map((each) => ({ ...each, rank: null, played: 0, form: [] }))
  render(<StandingsTable caption="积分榜" rows={unplayed} zones={zones} />)
  const [, first] = screen.getAllByRole('row')
  expect(first?.textContent).toMatch(/^-/)
  expect(first?.textContent).not.toContain('欧冠区')
})

test('a team leads to its page, and its last five results stand newest first', () => {
  render(<StandingsTable caption="积分榜" rows={rows} zones={zones} />)
  const first = within(screen.getByRole('row', { name: /甲/ }))
  expect(first.getByRole('link').getAttribute('href')).toBe('#/data/team-data?teamId=1')
  expect(first.getByRole('img', { name: '近 5 场，左新右旧：胜 胜 平 胜 胜' })).toBeTruthy()
  expect(first.getByText('+9')).toBeTruthy()
})

test('the legends name every zone and every mark', () => {
  render(
    <>
      <StandingsLegend />
      <ZoneLegend zones={zones} />
    </>,
  )
  for (const word of ['欧冠区', '胜', '平', '负']) expect(screen.getByText(word)).toBeTruthy()
})
