import type { GameType, RankKind, RatioPeriod } from '@linmen/contract/expert/ranking.schemas.ts'
import { closingLine } from '@linmen/domain/expert/closing-line.ts'
import { bestLeague, leagueRecords, profitCurve } from '@linmen/domain/expert/league-record.ts'
import { recordOf } from '@linmen/domain/expert/record.ts'
import { strengths } from '@linmen/domain/expert/strength.ts'
import type { ProvenPick } from '@linmen/domain/record-log/proven-picks.ts'
import { countedPicks, type CountedPick } from '@linmen/domain/record-log/statistics.ts'

type Sport = 'football' | 'basketball'
/** A settled pick of the log with what league records are told apart by. */
export interface LogPick extends CountedPick {
  readonly market: string
  readonly two: boolean
}

const DAY_MS = 86_400_000
const DAYS: Record<RatioPeriod, number> = { week: 7, fortnight: 15, month: 30, ever: Infinity }
const [CURVE_POINTS, FEWEST_FOR_RATIO, MOST_RATIOS] = [200, 5, 50]

/** What the log proves of settled plans, one after the other. */
export const logPicks = (picks: readonly ProvenPick[]): LogPick[] =>
  picks
    .toSorted((a, b) => a.lockedAtMs - b.lockedAtMs || (a.id < b.id ? -1 : 1))
    .flatMap((pick) => {
      const [leg] = pick.pick?.legs ?? []
      const two = pick.pick?.legs.length === 2
      return countedPicks([pick]).map((each) => ({ ...each, market: leg?.market ?? '', two }))
    })

const tenths = (share: number) => Math.round(share * 1000) / 10
const of = (picks: readonly LogPick[], id: string) => picks.filter((each) => each.expertId === id)

/** What a face beside any list or plan says. */
export function recordFigures(picks: readonly LogPick[], id: string, nowMs: number) {
  const { recent, monthReturnTenths, changedAtMs, playedAtMs, ...rest } = recordOf(
    of(picks, id),
    nowMs,
  )
  return {
    ...rest,
    recent: recent ?? undefined,
    monthReturn: monthReturnTenths === null ? undefined : monthReturnTenths / 10,
    changedAtMs: changedAtMs ?? undefined,
    playedAtMs: playedAtMs ?? undefined,
  }
}

/** How many plans the page of an expert counts: all that the log promised, settled or not. */
export const writtenFigure = (picks: readonly ProvenPick[], id: string): number =>
  picks.filter(({ what, author }) => what === 'plan' && author === id).length

/** What the page of an expert draws beside it. */
export function homeFigures(picks: readonly LogPick[], id: string, nowMs: number) {
  const own = of(picks, id)
  const best = bestLeague(own)
  const curve = profitCurve(own, nowMs - 30 * DAY_MS).slice(-CURVE_POINTS)
  return {
    best: best
      ? { league: best.league, percent: Math.round((best.hits / best.picks) * 100) }
      : undefined,
    curve: curve.map(({ atMs, hundredths }) => ({ atMs, tenths: Math.round(hundredths / 10) })),
  }
}

const GAMES: Record<GameType, (pick: LogPick) => boolean> = {
  all: () => true,
  football: ({ sport }) => sport === 'football',
  basketball: ({ sport }) => sport === 'basketball',
  single: ({ market, two }) => !two && (market === 'winDrawLose' || market === 'winLose'),
  handicap: ({ market }) => market === 'handicap',
  overUnder: ({ market }) => market === 'overUnder',
}
export const GAME_TYPES = Object.keys(GAMES) as GameType[]

export function leagueFigures(picks: readonly LogPick[], id: string, game: GameType) {
  const leagues = leagueRecords(of(picks, id).filter(GAMES[game]))
  const all = leagues.reduce((sum, each) => sum + each.picks + each.pushes, 0)
  return leagues.map(({ returnTenths, ...each }) => ({
    ...each,
    profit: returnTenths / 10,
    share: tenths((each.picks + each.pushes) / Math.max(1, all)),
  }))
}

/** Places and figures of a ranking of these experts. */
export function rankFigures(
  picks: readonly LogPick[],
  experts: readonly string[],
  { sport, kind, nowMs }: { sport: Sport; kind: RankKind; nowMs: number },
) {
  const inSport = picks.filter((each) => each.sport === sport)
  const measured = strengths(new Map(experts.map((id) => [id, of(inSport, id)])))
  const scored = experts.map((id) => ({ id, score: scoreOf(of(inSport, id), id) }))
  function scoreOf(own: readonly LogPick[], id: string): readonly number[] | null {
    const { recent, streak, settled, monthReturnTenths: month } = recordOf(own, nowMs)
    const strength = measured.get(id)!.strength
    if (kind === 'strength') return strength && [strength.value]
    if (kind === 'profit') return month === null ? null : [month]
    if (!recent) return null
    return kind === 'streak' ? [streak, settled] : [recent.hits / recent.picks, streak, settled]
  }
  const order = scored.toSorted((a, b) => better(a.score, b.score) || (a.id < b.id ? -1 : 1))
  return order.map(({ id, score }, at) => {
    const { picks: counted, raw, strength } = measured.get(id)!
    const closing = closingLine(of(inSport, id))
    return {
      id,
      place: score === null ? undefined : at + 1,
      picks: counted,
      rawReturn: raw === null ? undefined : tenths(raw),
      strength: strength
        ? {
            percent: tenths(strength.value),
            low: tenths(strength.low),
            high: tenths(strength.high),
          }
        : undefined,
      closing: closing ? { percent: tenths(closing.value), picks: closing.picks } : undefined,
    }
  })
}

/** The larger first, place by place; without a score last. */
function better(a: readonly number[] | null, b: readonly number[] | null): number {
  if (!a || !b) return Number(!a) - Number(!b)
  return a.map((value, at) => b[at]! - value).find((apart) => apart !== 0) ?? 0
}

/** Share of hits of everybody over a period and a sport, or in a league. */
export function ratioFigures(
  picks: readonly LogPick[],
  wish: { sport?: Sport | undefined; period?: RatioPeriod; league?: string; nowMs: number },
) {
  const since = wish.nowMs - DAYS[wish.period ?? 'ever'] * DAY_MS
  const chosen = picks.filter(
    (each) =>
      each.playedAtMs > since &&
      (wish.sport === undefined || each.sport === wish.sport) &&
      (wish.league === undefined || each.leagueName === wish.league),
  )
  return [...new Set(chosen.map(({ expertId }) => expertId))]
    .flatMap((id) =>
      leagueRecords(of(chosen, id).map((each) => ({ ...each, leagueName: '' }))).map((sum) => ({
        id,
        ...sum,
      })),
    )
    .filter((each) => each.picks >= FEWEST_FOR_RATIO)
    .toSorted((a, b) => b.hits / b.picks - a.hits / a.picks || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_RATIOS)
    .map(({ id, picks: settled, hits, returnTenths }) => ({
      id,
      picks: settled,
      hits,
      percent: tenths(hits / settled),
      profit: returnTenths / 10,
    }))
}
