import { setImmediate } from 'node:timers/promises'
import { isoDate } from '@linmen/domain/match-files/calendar.ts'
import { isCutRow, isEmptyRow, splitRow } from '@linmen/domain/match-files/csv.ts'
import { footballCounts, type FootballCounts } from '@linmen/domain/match-files/football-counts.ts'
import { passingFootballReader } from '@linmen/domain/match-files/football-file.ts'
import type { FootballRow } from '@linmen/domain/match-files/football-row.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId, stableId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { newFrame, plainFixture, type Frame } from './frame.ts'
import { leagueOfRow } from './football-leagues.ts'
import { offersOfRow, openedBefore } from './football-odds.ts'
import { londonMs } from './london-time.ts'

const AT_ONCE = 4000
// While a piece is read, the database must be heard now and then: it is writing the one before.
const BETWEEN_BREATHS = 25

/** Results and odds in any of the shapes of football-data.co.uk. */
export async function* readFootball(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const frame = newFrame()
  let names: string[] | null = null
  let read: ReturnType<typeof passingFootballReader> | null = null
  let counts: ReturnType<typeof footballCounts> | null = null
  for await (const lines of file.lines(AT_ONCE)) {
    const batch = emptyBatch()
    for (const { number, text, last } of lines) {
      if (number % BETWEEN_BREATHS === 0) await setImmediate()
      if (isEmptyRow(text)) continue
      const cells = splitRow(text)
      if (!names || !read || !counts) {
        names = cells.map((name) => name.trim())
        read = passingFootballReader(names)
        counts = footballCounts(names)
        continue
      }
      const isCut = last && isCutRow(cells, names)
      if (isCut) complain(number, 'the file ends in the middle of this row')
      // Half a number is worse than none: what stands at the cut is not taken.
      const whole = isCut ? cells.slice(0, -1) : cells
      const row = read(whole, number, complain)
      if (row) addRow({ batch, frame }, row, counts(whole))
    }
    yield batch
  }
}

interface Into {
  readonly batch: Batch
  readonly frame: Frame
}

function addRow({ batch, frame }: Into, row: FootballRow, counts: FootballCounts): void {
  const of = leagueOfRow(row.div, counts.competition)
  const { league, country } = of
  const date = isoDate(row.day)
  const name = seasonName(row.season)
  const place = frame.season(batch, of, { name, date })
  const homeId = frame.team(batch, of, row.home)
  const awayId = frame.team(batch, of, row.away)
  const id = matchId(row.day, league.id, name, homeId, awayId)
  const kickOffAtMs = londonMs(row.day, row.time)
  const { referee } = counts
  const { seasonId, stageId } = place
  const fixture = plainFixture({ id, league, kickOffAtMs, seasonId, stageId, homeId, awayId })
  batch.fixtures.push(
    referee === '' ? fixture : { ...fixture, referee: named(referee, country.id) },
  )
  batch.imported.push({
    matchId: id,
    result: resultOf(row, counts),
    openedAtMs: openedBefore(kickOffAtMs),
    closedAtMs: kickOffAtMs,
    offers: offersOfRow(row.prices),
  })
}

const named = (referee: string, countryId: string) => ({
  id: stableId('player', 'referee', referee),
  name: referee,
  countryId,
})

function resultOf(row: FootballRow, counts: FootballCounts): FootballResult {
  const { corners, yellowCards, redCards } = counts
  const [home, away] = [row.halfHomeGoals, row.halfAwayGoals]
  return {
    sport: 'football',
    phase: 'finished',
    full: { home: row.homeGoals, away: row.awayGoals },
    ...(home >= 0 && away >= 0 && { half: { home, away } }),
    ...(corners && { corners }),
    ...(yellowCards && { yellowCards }),
    ...(redCards && { redCards }),
  }
}

/** `2324` and `2023/2024` are 2023/24, and one year is itself. */
function seasonName(text: string): string {
  const years = /^(\d\d)(\d\d)$/.exec(text)
  if (years && (Number(years[1]) + 1) % 100 === Number(years[2]))
    return `${Number(years[1]) >= 93 ? 19 : 20}${years[1]}/${years[2]}`
  const long = /^(\d{4})\/(\d{4})$/.exec(text)
  return long ? `${long[1]}/${long[2]!.slice(2)}` : text
}
