import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'

/** A match for tests: 伦敦竞技 against 利兹流浪, half an hour before kick-off. */
export function sampleMatch(id: string, live: Partial<MatchLive> = {}): FootballMatch {
  const both = <T>(first: T, now: T) => ({ first, now })
  const line = { first: 90, line: 7500, second: 96 }
  return {
    id,
    feedId: id,
    leagueId: '11',
    home: { id: `${id}h`, name: '伦敦竞技', rank: 1 },
    away: { id: `${id}a`, name: '利兹流浪', rank: 9 },
    kickOffAtMs: Date.parse('2026-11-25T04:00:00+08:00'),
    neutral: false,
    number: '周三001',
    lotteries: ['footballSingle'],
    statusWords: { desc: '', value: 0, shortDesc: '' },
    live: { ...NOTHING_YET, ...live },
    odds: {
      version: 1,
      company: 6,
      european: both({ home: 160, draw: 360, away: 700 }, { home: 155, draw: 360, away: 750 }),
      asian: both(line, line),
      overUnder: both(line, line),
    },
  }
}
