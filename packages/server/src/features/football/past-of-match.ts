import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { restDays } from '@linmen/domain/history/calendar-gap.ts'
import {
  boutsFor,
  HISTORY_DEPTH,
  HISTORY_SIZE,
  recentFor,
  type HistorySwitches,
} from '@linmen/domain/history/choose-matches.ts'
import type { MatchPast, TeamPast } from '@linmen/domain/history/key-points.ts'
import { seenBy, type SeenMatch } from '@linmen/domain/history/seen-match.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'

/** What was recorded of both teams before a match, newest first. */
export interface RecordedPast {
  readonly sheet: MatchSheet
  /** Days since each side's last match, those announced before this one included. */
  readonly rest: { readonly home: number | null; readonly away: number | null }
  readonly home: readonly MatchSheet[]
  readonly away: readonly MatchSheet[]
  readonly bouts: readonly MatchSheet[]
}

export async function recordedPast(ports: Ports, sheet: MatchSheet): Promise<RecordedPast> {
  const { homeId, awayId, kickOffAtMs } = sheet.fixture
  const archive = archiveOf(ports)
  const home = await archive.recent(homeId, kickOffAtMs, HISTORY_DEPTH)
  const away = await archive.recent(awayId, kickOffAtMs, HISTORY_DEPTH)
  const bouts = await archive.bouts([homeId, awayId], kickOffAtMs, HISTORY_DEPTH)
  const rest = async (teamId: string, recent: readonly MatchSheet[]) => {
    const announced = await archive.upcoming(teamId, ports.clock.nowMs(), BETWEEN)
    // What was called off has a result that says so.
    const still = announced.filter(({ result }) => result === null)
    return restDays([...recent, ...still], kickOffAtMs)
  }
  return {
    sheet,
    home,
    away,
    bouts,
    rest: { home: await rest(homeId, home), away: await rest(awayId, away) },
  }
}

// A team plays no more than a few matches between now and the one that is looked at.
const BETWEEN = 5

export const EVERYTHING: HistorySwitches = {
  sameLeague: false,
  sameVenue: false,
  part: 'full',
  size: HISTORY_SIZE,
}
export const AT_VENUE: HistorySwitches = { ...EVERYTHING, sameVenue: true }

/** Earlier matches of the two, as the home side remembers them. */
export const boutsSeen = ({ sheet, bouts }: RecordedPast, switches: HistorySwitches): SeenMatch[] =>
  seenBy(sheet.fixture.homeId, boutsFor(sheet.fixture, bouts, switches), switches.part)

export function recentSeen(past: RecordedPast, side: Side, switches: HistorySwitches): SeenMatch[] {
  const { fixture } = past.sheet
  const teamId = side === 'home' ? fixture.homeId : fixture.awayId
  return seenBy(teamId, recentFor({ fixture, side }, past[side], switches), switches.part)
}

/** The same as key points are made from it. */
export const matchPast = (past: RecordedPast): MatchPast => ({
  sport: past.sheet.fixture.sport,
  home: teamPast(past, 'home'),
  away: teamPast(past, 'away'),
  bouts: boutsSeen(past, EVERYTHING),
})

const teamPast = (past: RecordedPast, side: Side): TeamPast => ({
  name: past.sheet[side].name,
  recent: recentSeen(past, side, EVERYTHING),
  atVenue: recentSeen(past, side, AT_VENUE),
  restDays: past.rest[side],
})
