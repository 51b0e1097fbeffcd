import type { BasketballDay } from '@linmen/contract/match/basketball-day.schemas.ts'
import { expect, test } from 'vitest'
import { aBasketballLive } from '#test/a-basketball-live.ts'
import { listedBasketball } from './listed-match.ts'

const plain = { backToBack: false, backToBackTwo: false, backToBackThree: false }
const day = {
  groups: [
    {
      league: {},
      matches: [
        {
          ...plain,
          id: '9',
          leagueId: '1',
          leagueName: 'NBA',
          home: { ...plain, id: '1', name: '河湾' },
          away: { ...plain, id: '2', name: '北港', rank: 4 },
          live: aBasketballLive,
        },
      ],
    },
  ],
} as unknown as BasketballDay

test('a row tells who plays, how it stands and the half', () => {
  expect(listedBasketball('9').infoIn(day, undefined)).toMatchObject({
    leagueName: 'NBA',
    home: { name: '河湾', rank: null, conference: null },
    away: { name: '北港', rank: 4 },
    live: { score: { home: 66, away: 69 } },
    half: { home: 40, away: 56 },
    quarterSeconds: 720,
  })
})

test('another day says nothing of it', () => {
  expect(listedBasketball('10').infoIn(day, undefined)).toBeUndefined()
})
