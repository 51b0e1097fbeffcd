import type { Known } from '@linmen/domain/special/known.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import {
  europeanCompanies,
  fair,
  greatest,
  lastMoment,
  SIDES,
  type SlowSignal,
} from './slow-known.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAIN = 6

/** Over three hours before at the least, newest first. */
const playedBefore = (known: Known): MatchSheet[] =>
  known.history
    .filter(({ result }) => result?.phase === 'finished')
    .filter(({ fixture }) => fixture.kickOffAtMs < lastMoment(known) - 3 * HOUR_MS)
    .toSorted((a, b) => b.fixture.kickOffAtMs - a.fixture.kickOffAtMs)

export function slowSameOdds(known: Known): SlowSignal | null {
  const own = europeanCompanies(known).find(({ company }) => company === MAIN)
  const closing = known.asOfMs < known.sheet.fixture.kickOffAtMs ? null : known.sheet.closing
  const odds = own?.last.european ?? closing?.european
  if (!odds || odds.home <= 0) return null
  const came = { home: 0, draw: 0, away: 0 }
  for (const { closing: theirs, result } of playedBefore(known)) {
    if (!theirs || SIDES.some((side) => Math.abs(theirs.european[side] - odds[side]) > 5)) continue
    const { home, away } = result!.full
    came[home > away ? 'home' : home < away ? 'away' : 'draw'] += 1
  }
  const n = came.home + came.draw + came.away
  if (n < 10) return null
  const chances = fair({ ...known.ticks[0]!, european: odds })
  return greatest(
    SIDES.map((side, at) => 100 * (came[side] / n - chances[at]!)),
    0,
  )
}

interface Played {
  readonly atHome: boolean
  readonly scored: number
  readonly conceded: number
  readonly against: string
  readonly kickOffAtMs: number
}

function playedBy(team: string, sheets: readonly MatchSheet[]): Played[] {
  const played: Played[] = []
  for (const { fixture, result } of sheets) {
    const atHome = fixture.homeId === team
    if (!atHome && fixture.awayId !== team) continue
    const { home, away } = result!.full
    played.push({
      atHome,
      scored: atHome ? home : away,
      conceded: atHome ? away : home,
      against: atHome ? fixture.awayId : fixture.homeId,
      kickOffAtMs: fixture.kickOffAtMs,
    })
  }
  return played
}

function meanOf(figures: readonly number[]): number {
  let sum = 0
  for (const figure of figures) sum += figure
  return figures.length === 0 ? 0 : sum / figures.length
}

const pointsOf = ({ scored, conceded }: Played) =>
  scored > conceded ? 3 : scored === conceded ? 1 : 0

export function slowRadar(known: Known): SlowSignal | null {
  const { homeId, awayId } = known.sheet.fixture
  const sheets = playedBefore(known)
  if (sheets.length < 60) return null
  const season = sheets[0]!.fixture.seasonId
  const teams: string[] = []
  for (const { fixture } of sheets)
    for (const team of [fixture.homeId, fixture.awayId]) if (!teams.includes(team)) teams.push(team)
  const latest = (team: string) =>
    sheets.find(({ fixture }) => fixture.homeId === team || fixture.awayId === team)!.fixture
  const rivals = teams.filter(
    (team) => team === homeId || team === awayId || latest(team).seasonId === season,
  )
  if (!rivals.includes(homeId) || !rivals.includes(awayId)) return null
  const records = new Map(rivals.map((team) => [team, playedBy(team, sheets)]))
  const place = (team: string, figure: (played: readonly Played[]) => number) => {
    const own = figure(records.get(team)!)
    let count = 0
    for (const rival of rivals) {
      const theirs = figure(records.get(rival)!)
      count += theirs < own ? 1 : theirs === own ? 0.5 : 0
    }
    return Math.round((100 * count) / rivals.length)
  }
  const scored = (played: readonly Played[]) =>
    meanOf(played.slice(0, 20).map((each) => each.scored))
  const conceded = (played: readonly Played[]) =>
    -meanOf(played.slice(0, 20).map((each) => each.conceded))
  const form = (played: readonly Played[]) => meanOf(played.slice(0, 6).map(pointsOf))
  const at = (atHome: boolean) => (played: readonly Played[]) =>
    meanOf(
      played
        .filter((each) => each.atHome === atHome)
        .slice(0, 10)
        .map(pointsOf),
    )
  const rest = (played: readonly Played[]) =>
    Math.min(14, Math.floor((lastMoment(known) - played[0]!.kickOffAtMs) / DAY_MS))
  const bouts = records
    .get(homeId)!
    .filter(({ against }) => against === awayId)
    .slice(0, 10)
  const won = bouts.filter((each) => pointsOf(each) === 3).length
  const level = bouts.filter((each) => pointsOf(each) === 1).length
  const bout = bouts.length === 0 ? 50 : Math.round((100 * (won + level / 2)) / bouts.length)
  const axes = (team: string, atHome: boolean, own: number) => [
    ...[scored, conceded, form, at(atHome), rest].map((figure) => place(team, figure)),
    own,
  ]
  const home = meanOf(axes(homeId, true, bout))
  const away = meanOf(axes(awayId, false, bouts.length === 0 ? 50 : 100 - bout))
  const lead = Math.abs(home - away)
  return lead < 2 ? null : { side: home > away ? 'home' : 'away', strength: lead }
}
