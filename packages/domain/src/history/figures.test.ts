import { expect, test } from 'vitest'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { DepthRecord } from '#sport/depth.ts'
import { figuresByPeriod } from './figures.ts'

const said = (
  seq: number,
  period: 'all' | 'first',
  figures: Record<string, Pair>,
): DepthRecord => ({ kind: 'statistics', period, figures, matchId: 'm', seq, atMs: seq })

test('the newest figures of a period are named and stand in their order; unknown ones come last', () => {
  const pair = { home: 3, away: 1 }
  const depth = [
    said(1, 'all', { shots: { home: 1, away: 0 } }),
    said(2, 'first', { corners: pair }),
    said(3, 'all', { somethingNew: pair, fouls: pair, shots: pair }),
  ]
  expect(
    figuresByPeriod(depth).map(({ period, figures }) => [period, figures.map(({ name }) => name)]),
  ).toEqual([
    ['all', ['射门', '犯规', 'somethingNew']],
    ['first', ['角球']],
  ])
  expect(figuresByPeriod(depth)[0]!.figures[0]!.value).toEqual(pair)
  expect(figuresByPeriod([])).toEqual([])
})
