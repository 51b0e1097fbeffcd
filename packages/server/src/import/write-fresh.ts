import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { copyCell, CopyRows } from '#db/copy-rows.ts'
import type { Loading } from '#db/loader.ts'
import { OFFER_WIDTH, type ImportedMatch } from '#files/batch.ts'
import { closingPlace } from './imported-offers.ts'

type Copy = Loading['copy']

/** Matches that nobody knew. */
export function copyFixtures(copy: Copy, fixtures: readonly Fixture[]): Promise<number> {
  const rows = new CopyRows()
  for (const each of fixtures) rows.add(fixtureRow(each))
  return copy(FIXTURE, rows)
}

/** What a file says of matches that nobody knew. */
export function copyImported(
  copy: Copy,
  matches: readonly ImportedMatch[],
  nowMs: number,
): Promise<number> {
  const rows = new CopyRows()
  for (const { matchId, openedAtMs, closedAtMs, result, offers } of matches) {
    const { full, half, corners, yellowCards, redCards } = result
    const counts = `${pair(half)}\t${pair(corners)}\t${pair(yellowCards)}\t${pair(redCards)}`
    rows.add(`${matchId}\t${nowMs}\t${openedAtMs}\t${closedAtMs}\t${pair(full)}\t${counts}\t`)
    addOffers(rows, offers)
    const closing = closingPlace(offers)
    rows.add(closing < 0 ? '\t\\N\n' : `\t${closing + 1}\n`)
  }
  return copy(IMPORTED, rows)
}

const FIXTURE = `fixture (id, sport, league_id, season_id, stage_id, round, round_name, group_name,
  home_id, away_id, business_day, kick_off_at_ms, neutral, referee, number, single_handicap,
  has_video, has_cartoon)`
const IMPORTED = `imported_match (match_id, received_at_ms, opened_at_ms, closed_at_ms, full_home,
  full_away, half_home, half_away, corners_home, corners_away, yellow_home, yellow_away, red_home,
  red_away, offers, closing_place)`

function fixtureRow(fixture: Fixture): string {
  const { id, sport, leagueId, seasonId, stageId, homeId, awayId, day, kickOffAtMs } = fixture
  const { referee, lottery } = fixture
  const places = `${id}\t${sport}\t${leagueId}\t${seasonId}\t${stageId}`
  const round = `${copyCell(fixture.round)}\t${copyCell(fixture.roundName)}`
  const who = `${copyCell(fixture.group)}\t${homeId}\t${awayId}`
  const when = `${day}\t${kickOffAtMs}\t${fixture.neutral}`
  const judge = copyCell(referee && JSON.stringify(referee))
  const single = `${copyCell(lottery.single?.number ?? null)}\t${lottery.single?.handicap ?? '\\N'}`
  return `${places}\t${round}\t${who}\t${when}\t${judge}\t${single}\tf\tf\n`
}

const pair = (counts: Pair | undefined) => (counts ? `${counts.home}\t${counts.away}` : '\\N\t\\N')

const COMMA = 44
const SEMICOLON = 59

function addOffers(rows: CopyRows, offers: readonly number[]): void {
  for (let at = 0; at < offers.length; at++) {
    if (at > 0) rows.addByte(at % OFFER_WIDTH === 0 ? SEMICOLON : COMMA)
    rows.addInteger(offers[at]!)
  }
}
