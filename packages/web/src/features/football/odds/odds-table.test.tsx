import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigation } from '#kit/navigation.ts'
import type { OddsRow } from './odds-rows.ts'
import type { ShownMarket } from './shown-market.ts'
import { OddsTable } from './odds-table.tsx'

const cell = { now: '1.92', first: '2.06', move: 'down' as const }
const row = (key: string): OddsRow => ({
  key,
  name: `公司${key}*`,
  note: '变 3 次',
  cells: [cell, { ...cell, move: 'same' }, { ...cell, move: 'up' }],
  tail: '93.1%',
})
const rows = Array.from({ length: 24 }, (_, at) => row(String(at + 1)))
const mean = { ...row('mean'), name: '平均值' }

const show = (held = rows, shown: ShownMarket = 'latest') =>
  render(
    <OddsTable
      matchId="100"
      market="european"
      view={{ mean: held.length > 0 ? mean : null, rows: held }}
      turning={false}
      shown={shown}
      follows
    />,
  )

test('the mean stands first, ten companies below it, the rest on demand', () => {
  show()
  const bodies = screen.getAllByRole('row').slice(1)
  expect(within(bodies[0]!).getByRole('rowheader').textContent).toContain('平均值')
  expect(bodies).toHaveLength(11)
  fireEvent.click(screen.getByRole('button', { name: '展开全部 24 家' }))
  expect(screen.getAllByRole('row')).toHaveLength(26)
})

test('a move is also said in words', () => {
  show(rows.slice(0, 1))
  const figures = within(screen.getAllByRole('row')[2]!).getAllByRole('cell')
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '1.92降2.06',
    '1.922.06',
    '1.92升2.06',
    '93.1%',
  ])
})

test('a row leads to the changes of its company', () => {
  show()
  const link = screen.getByRole('link', { name: '公司3*' })
  expect(link.getAttribute('href')).toBe('#/odds-detail?matchId=100&oddsId=3&type=1')
  fireEvent.click(screen.getAllByRole('row')[4]!)
  expect(navigation.here()).toContain('/odds-detail?matchId=100&oddsId=3&type=1')
})

test.each([
  ['closing', 'before'],
  ['inPlay', 'inPlay'],
] as const)('from the %s market it leads to the changes %s', (shown, period) => {
  show(rows, shown)
  expect(screen.getByRole('link', { name: '公司3*' }).getAttribute('href')).toBe(
    `#/odds-detail?matchId=100&oddsId=3&type=1&period=${period}`,
  )
})

test('a moment before the first offer says so', () => {
  show([])
  expect(screen.getByText('这一刻还没有公司开盘')).toBeTruthy()
})

test('during play the mean says how many companies are in it', () => {
  show(rows.slice(0, 13), 'inPlay')
  expect(screen.getByRole('rowheader', { name: /平均值 13 家滚球\s下赛前初盘/ })).toBeTruthy()
})

test('a moment of play without offers says so', () => {
  show([], 'inPlay')
  expect(screen.getByText('这一刻还没有滚球报价')).toBeTruthy()
})
