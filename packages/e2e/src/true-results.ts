import type { Page } from '@playwright/test'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { askForDay } from './live-wire.ts'
import { nowMs } from './moment.ts'

/** A match whose result somebody behind the shield must not see. */
export interface TrueResult {
  readonly id: string
  readonly sport: 'football' | 'basketball'
  readonly home: string
  readonly away: string
  readonly score: Pair
  readonly live: boolean
  readonly kickOffAtMs: number
  /** Whose table counts it. */
  readonly league: string
  readonly leagueId: string
}

const HOUR_MS = 3_600_000
const DAYS = 3

/** Everything that is being played or ended within two days, as the server tells it. */
export async function trueResults(page: Page): Promise<TrueResult[]> {
  const { date } = await askForDay(page)
  const days = Array.from({ length: DAYS }, (_, ago) =>
    new Date(Date.parse(date) - ago * 24 * HOUR_MS).toISOString().slice(0, 10),
  )
  const results: TrueResult[] = []
  for (const day of days)
    results.push(...(await footballOf(page, day)), ...(await basketballOf(page, day)))
  return results
}

async function footballOf(page: Page, day: string): Promise<TrueResult[]> {
  const { matches, leagues } = await askForDay(page, day)
  const nameOf = (id: string) => leagues.find((league) => league.id === id)?.name ?? ''
  return matches.filter(isRecent).map(({ id, leagueId, home, away, live, ...rest }) => ({
    id,
    sport: 'football',
    kickOffAtMs: rest.kickOffAtMs,
    home: home.name,
    away: away.name,
    score: live.score.extra ?? live.score.full,
    live: rest.statusWords.value === 1,
    league: nameOf(leagueId),
    leagueId,
  }))
}

async function basketballOf(page: Page, day: string): Promise<TrueResult[]> {
  const data = { apiName: 'getBkTodayGroupLeagueMatchList', date: day }
  const response = await page.request.post('/sportdata/f', { data })
  const row = basketballGateway.getBkTodayGroupLeagueMatchList
  const { groups } = row.output.decode(await response.json())
  const matches = groups.flatMap((group) => group.matches).filter(isRecent)
  return matches.map(({ id, leagueId, leagueName, home, away, live, ...rest }) => ({
    id,
    sport: 'basketball',
    kickOffAtMs: rest.kickOffAtMs,
    home: home.name,
    away: away.name,
    score: live.score,
    live: rest.statusWords.value === 1,
    league: leagueName,
    leagueId,
  }))
}

interface Listed {
  readonly kickOffAtMs: number
  readonly statusWords: { readonly value: number }
}

const isRecent = ({ kickOffAtMs, statusWords: { value } }: Listed) =>
  value === 1 || (value === 2 && nowMs() - kickOffAtMs < 48 * HOUR_MS)
