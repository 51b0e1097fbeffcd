import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import type { BasketballDay } from '@linmen/contract/match/basketball-day.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aBasketballMatch } from '#test/a-basketball-match.ts'
import { waiting } from '#test/answers.ts'
import { showHook } from '#test/show.tsx'
import { basketballDayQuery } from '#features/match/use-basketball-day.ts'
import { listedBasketball } from './listed-match.ts'
import { useShownMatch } from './use-shown-match.ts'

const league = { id: '1', name: 'NBA', letter: 'N', colour: '#123456', hot: true }
const day: BasketballDay = {
  date: '2026-11-25',
  asOfMs: 1,
  total: 1,
  groups: [{ league, matches: [aBasketballMatch('9')] }],
}

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

test('a match opened from a list stands as the list has it until its own answer comes', () => {
  const useListed = () => {
    const queries = useQueryClient()
    useState(() => queries.setQueryData(basketballDayQuery('2026-11-25', 5).queryKey, day))
    return useShownMatch('9').match
  }
  const { result } = showHook(useListed, [waiting(basketballDetailGateway.getBkMatchDetail)])
  expect(result.current.data?.home.name).toBe('河湾')
})
