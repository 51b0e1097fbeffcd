import { isCounted, isPriced, type PricedPick, type SettledPick } from './record.ts'

export interface LeaguePick extends SettledPick {
  readonly leagueName: string
}

/** Hits and what came back in one league. */
export interface LeagueRecord {
  readonly league: string
  readonly picks: number
  readonly hits: number
  /** Picks that came out level. */
  readonly pushes: number
  /** Return of a flat stake, in tenths of a percent. */
  readonly returnTenths: number
}

const FEWEST_FOR_BEST = 5

/** What an expert has shown league by league, the most picks first. A pool is of no league. */
export function leagueRecords(picks: readonly LeaguePick[]): LeagueRecord[] {
  const played = picks.filter(isPriced).filter(({ result }) => result !== 'void')
  return [...new Set(played.map((pick) => pick.leagueName))]
    .map((league) =>
      summed(
        league,
        played.filter((pick) => pick.leagueName === league),
      ),
    )
    .toSorted((a, b) => b.picks - a.picks || (a.league < b.league ? -1 : 1))
}

/** The league with the best share of hits among those with enough picks to say so. */
export function bestLeague(picks: readonly LeaguePick[]): LeagueRecord | null {
  const known = leagueRecords(picks).filter((each) => each.picks >= FEWEST_FOR_BEST)
  return known.toSorted((a, b) => b.hits / b.picks - a.hits / a.picks)[0] ?? null
}

/** Units won or lost, summed up match by match; hundredths. */
export function profitCurve(
  picks: readonly SettledPick[],
  sinceMs: number,
): { readonly atMs: number; readonly hundredths: number }[] {
  let sum = 0
  return picks
    .filter(isPriced)
    .filter((pick) => pick.result !== 'void' && pick.playedAtMs > sinceMs)
    .toSorted((a, b) => a.playedAtMs - b.playedAtMs)
    .map((pick) => {
      sum += pick.returnedHundredths - 100
      return { atMs: pick.playedAtMs, hundredths: sum }
    })
}

function summed(league: string, own: readonly (LeaguePick & PricedPick)[]): LeagueRecord {
  const counted = own.filter(isCounted)
  const won = own.reduce((sum, pick) => sum + pick.returnedHundredths - 100, 0)
  return {
    league,
    picks: counted.length,
    hits: counted.filter(({ result }) => result === 'hit').length,
    pushes: own.length - counted.length,
    returnTenths: own.length === 0 ? 0 : Math.round((won * 10) / own.length),
  }
}
