import { seenBy, type SeenMatch } from '#history/seen-match.ts'
import type { MatchSheet } from '#sport/fixture.ts'
import { mean } from './known.ts'

interface RadarAxis {
  readonly name: string
  readonly home: number
  readonly away: number
}

interface Asked {
  readonly history: readonly MatchSheet[]
  readonly homeId: string
  readonly awayId: string
  readonly asOfMs: number
}

const RECENT = 20
const FORM = 6
const VENUE = 10
const BOUTS = 10
const DAY_MS = 86_400_000
const MOST_REST_DAYS = 14

/** Six places of both teams among all of their league, 0 to 100. */
export function radarAxes({ history, homeId, awayId, asOfMs }: Asked): RadarAxis[] | null {
  const sheets = history.toSorted((a, b) => b.fixture.kickOffAtMs - a.fixture.kickOffAtMs)
  const teams = new Map<string, MatchSheet[]>()
  for (const sheet of sheets)
    for (const id of [sheet.fixture.homeId, sheet.fixture.awayId])
      teams.set(id, [...(teams.get(id) ?? []), sheet])
  // Who has left the league long ago is nobody to compare with.
  const newest = sheets[0]?.fixture.seasonId
  const seen = new Map<string, SeenMatch[]>()
  for (const [id, own] of teams)
    if (own[0]?.fixture.seasonId === newest || id === homeId || id === awayId)
      seen.set(id, seenBy(id, own))
  const [home, away] = [seen.get(homeId), seen.get(awayId)]
  if (!home || !away) return null
  const axis = (name: string, figure: (matches: readonly SeenMatch[]) => number) => {
    const all = [...seen.values()].map(figure)
    return { name, home: placeOf(figure(home), all), away: placeOf(figure(away), all) }
  }
  const venue = (atHome: boolean) => (matches: readonly SeenMatch[]) =>
    pointsMean(matches.filter(({ home: own }) => own === atHome).slice(0, VENUE))
  const [homeVenue, awayVenue] = [axis('主客场', venue(true)), axis('主客场', venue(false))]
  const rest = (matches: readonly SeenMatch[]) => restDays(matches, asOfMs)
  return [
    axis('进攻', (matches) => mean(matches.slice(0, RECENT).map(({ scored }) => scored))),
    axis('防守', (matches) => -mean(matches.slice(0, RECENT).map(({ conceded }) => conceded))),
    axis('状态', (matches) => pointsMean(matches.slice(0, FORM))),
    { name: '主客场', home: homeVenue.home, away: awayVenue.away },
    boutAxis(home, homeId, awayId),
    axis('体能', rest),
  ]
}

const POINTS = { win: 3, draw: 1, lose: 0 }

const pointsMean = (matches: readonly SeenMatch[]) =>
  mean(matches.map(({ outcome }) => POINTS[outcome]))

const restDays = ([last]: readonly SeenMatch[], asOfMs: number) =>
  last
    ? Math.min(MOST_REST_DAYS, Math.floor((asOfMs - last.sheet.fixture.kickOffAtMs) / DAY_MS))
    : MOST_REST_DAYS

/** Points taken from each other; level without a bout. */
function boutAxis(home: readonly SeenMatch[], homeId: string, awayId: string): RadarAxis {
  const bouts = home
    .filter(({ sheet: { fixture } }) =>
      [fixture.homeId, fixture.awayId].every((id) => id === homeId || id === awayId),
    )
    .slice(0, BOUTS)
  if (bouts.length === 0) return { name: '交锋', home: 50, away: 50 }
  const won = bouts.filter(({ outcome }) => outcome === 'win').length
  const level = bouts.filter(({ outcome }) => outcome === 'draw').length
  const share = Math.round((100 * (won + level / 2)) / bouts.length)
  return { name: '交锋', home: share, away: 100 - share }
}

/** Percent of the others below, half of those level. */
function placeOf(figure: number, all: readonly number[]): number {
  const below = all.filter((each) => each < figure).length
  const level = all.filter((each) => each === figure).length
  return Math.round((100 * (below + level / 2)) / Math.max(1, all.length))
}
