import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { expect, test } from 'vitest'
import { NOTHING_YET_IN_BASKETBALL } from '#match/basketball/basketball-fold.ts'
import { teamMinutes } from './team-minutes.ts'

const NBA = '1'
const EUROPE = '2'
const periods = (count: number) => Array.from({ length: count }, () => ({ home: 20, away: 20 }))
const stopped = (secondsLeft: number) => ({ secondsLeft, runningFromMs: null })

test.each<[string, string, Partial<BasketballLive>, number | null]>([
  ['before the tip-off', NBA, { phase: 'scheduled' }, null],
  ['a minute in', NBA, { phase: 'quarter1', periods: periods(1), ...stopped(660) }, 5],
  ['in the second quarter', NBA, { phase: 'quarter2', periods: periods(2), ...stopped(400) }, 87],
  [
    'while the clock runs',
    NBA,
    { phase: 'quarter1', periods: periods(1), secondsLeft: 720, runningFromMs: -120_000 },
    10,
  ],
  [
    'after a quarter',
    NBA,
    { phase: 'quarter1', pause: true, periods: periods(1), ...stopped(0) },
    60,
  ],
  ['at the break', NBA, { phase: 'halfTime', periods: periods(2), ...stopped(0) }, 120],
  ['with short quarters', EUROPE, { phase: 'halfTime', periods: periods(2), ...stopped(0) }, 100],
  ['in an overtime', NBA, { phase: 'overtime1', periods: periods(5), ...stopped(180) }, 250],
  ['without a clock', NBA, { phase: 'quarter3', periods: periods(3), ...stopped(0) }, null],
  ['at the end', NBA, { phase: 'finished', periods: periods(4) }, 240],
  ['at the end of an overtime', EUROPE, { phase: 'finished', periods: periods(5) }, 225],
])('minutes of a side %s', (_when, leagueId, live, minutes) => {
  expect(teamMinutes({ ...NOTHING_YET_IN_BASKETBALL, ...live }, leagueId, 0)).toBe(minutes)
})
