import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { remembered } from '#bounded.ts'
import type { Almanac } from '#football/almanac.ts'
import { clubOf, type Club } from '#football/season/clubs.ts'
import { seasonId, type Match } from '#football/season/match.ts'
import { injuriesOf, type Injury } from '#football/squad/injuries.ts'
import { rosterOf, type Man } from '#football/squad/roster.ts'
import { castOf, type Cast } from './cast.ts'

/** Who can play and who does. */
export interface StageHands {
  roster(club: Club): readonly Man[]
  cast(match: Match, side: Side): Cast
  /** What people expect the day before. */
  guess(match: Match, side: Side): Cast
  injured(match: Match, side: Side): readonly Injury[]
  /** Sent off in the club's last match of the same competition and season. */
  suspended(match: Match, side: Side): readonly Man[]
}

const CASTS = 80

/** `story` is asked only for a match in which somebody was sent off, which is one in ten. */
export function stageHands(
  almanac: Almanac,
  story: (match: Match) => readonly FootballReport[],
): StageHands {
  const { seed } = almanac
  const rosters = remembered(3000, (teamId: string) => rosterOf(seed, clubOf(teamId)!))
  const roster = (club: Club) => rosters(club.id)
  const injuries = injuriesOf(seed, rosters)
  const injured = (match: Match, side: Side) => injuries(match[side], match.day)
  const suspended = (match: Match, side: Side): readonly Man[] => {
    const club = match[side]
    const last = lastMatch(almanac, match, club)
    if (!last) return []
    const then = last.home.id === club.id ? 'home' : 'away'
    if (almanac.draw(last).redCards[then] === 0) return []
    const sentOff = new Set(
      story(last).flatMap((report) =>
        report.kind === 'card' && report.colour === 'red' && report.side === then
          ? [report.playerId]
          : [],
      ),
    )
    return roster(club).filter(({ id }) => sentOff.has(id))
  }
  const fit = (match: Match, side: Side) => {
    const away = new Set([
      ...injured(match, side).map(({ man }) => man.id),
      ...suspended(match, side).map(({ id }) => id),
    ])
    return roster(match[side]).filter(({ id }) => !away.has(id))
  }
  // Who tells a match asks for both casts, and who counts it asks again.
  const casts = remembered(CASTS, (key: string) => {
    const [id, side] = key.split(' ') as [string, Side]
    const match = almanac.match(id)!
    return castOf(seed, match, { side, men: fit(match, side) })
  })
  return {
    roster,
    cast: ({ id }, side) => casts(`${id} ${side}`),
    guess: (match, side) => castOf(seed, match, { side, men: fit(match, side), usual: true }),
    injured,
    suspended,
  }
}

function lastMatch(almanac: Almanac, match: Match, club: Club): Match | undefined {
  return almanac
    .seasonOf(club, seasonId(match.competition, match.half))
    .findLast((each) => each.kickOffAtMs < match.kickOffAtMs && each.fate === 'played')
}
