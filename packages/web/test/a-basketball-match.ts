import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import { aBasketballLive } from './a-basketball-live.ts'

const notBackToBack = { backToBack: false, backToBackTwo: false, backToBackThree: false }

/** A match as a list has it, in its third quarter. */
export const aBasketballMatch = (
  id: string,
  more: Partial<BasketballMatch> = {},
): BasketballMatch => ({
  id,
  feedId: id,
  leagueId: '1',
  leagueName: 'NBA',
  roundName: '',
  home: { ...notBackToBack, id: '1', name: '河湾' },
  away: { ...notBackToBack, id: '2', name: '北港', rank: 4 },
  ...notBackToBack,
  kickOffAtMs: 0,
  day: '2026-11-25',
  neutral: false,
  number: null,
  lotteries: [],
  statusWords: { desc: '', value: 0, shortDesc: '' },
  live: aBasketballLive,
  odds: null,
  ...{ video: false, cartoon: false },
  ...more,
})
