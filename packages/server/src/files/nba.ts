import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { basketballRow, type BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import { isoDate } from '@linmen/domain/match-files/calendar.ts'
import type { BasketballResult, ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { newFrame, plainFixture, type Frame } from './frame.ts'
import { NBA, nbaSeason, nbaTeam, PLAY_OFFS, REGULAR } from './nba-teams.ts'
import { tableLines } from './table-lines.ts'

const DAY_MS = 86_400_000
/** Half past seven in the evening on the east coast. The files have no times. */
const EVENING_MS = 24.5 * 3_600_000

/** Results of NBA games by quarters, with the closing lines. */
export async function* readNba(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const frame = newFrame()
  for await (const rows of tableLines(file, complain)) {
    const batch = emptyBatch()
    for (const { number, get } of rows) {
      const game = basketballRow(get)
      if (typeof game === 'string') complain(number, game)
      else addGame({ batch, frame }, game, get)
    }
    yield batch
  }
}

type Get = (column: string) => string

function addGame({ batch, frame }: { batch: Batch; frame: Frame }, game: BasketballRow, get: Get) {
  const name = nbaSeason(Number(game.season))
  const stage = game.playoffs ? PLAY_OFFS : REGULAR
  const place = frame.season(batch, NBA, { name, date: isoDate(game.day), stage })
  const homeId = frame.team(batch, NBA, nbaTeam(game.home))
  const awayId = frame.team(batch, NBA, nbaTeam(game.away))
  const id = matchId(game.day, 'nba', homeId, awayId)
  const kickOffAtMs = game.day * DAY_MS + EVENING_MS
  batch.fixtures.push(
    plainFixture({ id, league: NBA.league, kickOffAtMs, ...place, homeId, awayId }),
  )
  batch.results.push({ matchId: id, result: resultOf(game, get), closing: closingOf(game, get) })
}

function resultOf(game: BasketballRow, get: Get): BasketballResult {
  const points = (name: string): Pair => ({
    home: Number(get(`${name}_home`)) || 0,
    away: Number(get(`${name}_away`)) || 0,
  })
  const quarters = ['q1', 'q2', 'q3', 'q4'].map(points)
  return {
    sport: 'basketball',
    phase: 'finished',
    full: { home: game.homePoints, away: game.awayPoints },
    // All overtimes stand in one column.
    periods: game.overtimePoints > 0 ? [...quarters, points('ot')] : quarters,
  }
}

/** The lines have no waters in these files: their sides are nought. */
function closingOf(game: BasketballRow, get: Get): ClosingOdds | null {
  const line = (value: number) => ({
    first: 0,
    line: Number.isNaN(value) ? 0 : Math.round(value * 10_000),
    second: 0,
  })
  const home = decimalOdds(get('moneyline_home'))
  const away = decimalOdds(get('moneyline_away'))
  const hasBoth = home > 0 && away > 0
  if (!hasBoth && Number.isNaN(game.homeLine) && Number.isNaN(game.totalLine)) return null
  return {
    european: hasBoth ? { home, draw: 0, away } : { home: 0, draw: 0, away: 0 },
    asian: line(game.homeLine),
    overUnder: line(game.totalLine),
  }
}

/** American odds in hundredths: −120 is 1.83, 150 is 2.50. */
function decimalOdds(text: string): number {
  const odds = Number(text)
  if (text === '' || !(Math.abs(odds) >= 100)) return 0
  return Math.round(100 + (odds > 0 ? odds : 10_000 / -odds))
}
