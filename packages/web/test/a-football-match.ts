import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'

/** A match as a list has it, of which nothing was told yet. */
export const aFootballMatch = (id: string, more: Partial<FootballMatch> = {}): FootballMatch => ({
  id,
  feedId: id,
  leagueId: '11',
  home: { id: `${id}h`, name: '伦敦竞技' },
  away: { id: `${id}a`, name: '利兹流浪' },
  kickOffAtMs: 0,
  neutral: false,
  ...{ video: false, cartoon: false },
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: NOTHING_YET,
  odds: null,
  ...more,
})

/** The state of one in its second half, with goals of the home side only. */
export const aSecondHalf = (version: number, home: number) => ({
  ...NOTHING_YET,
  version,
  phase: 'secondHalf' as const,
  score: { full: { home, away: 0 } },
})
