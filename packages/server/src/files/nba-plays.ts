import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { basketballResult } from '@linmen/domain/match/basketball/basketball-result.ts'
import { isoDate } from '@linmen/domain/match-files/calendar.ts'
import { isCutRow, isEmptyRow, splitRow } from '@linmen/domain/match-files/csv.ts'
import { nbaRecordings } from '@linmen/domain/recordings/nba-plays.ts'
import type { BasketballRecording } from '@linmen/domain/recordings/recording.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { newFrame, plainFixture, type Frame } from './frame.ts'
import { NBA, nbaSeason, nbaTeam, PLAY_OFFS, REGULAR } from './nba-teams.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Far enough west that an evening's game ends before midnight. */
const AMERICAN_MS = 5 * HOUR_MS
// The third letter of a game's number: 2 is the regular season, 4 the play-offs.
const PLAY_OFF_GAME = /^(00)?4/

/** Every play of NBA games. A file goes game by game, and so does the import. */
export async function* readNbaPlays(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const frame = newFrame()
  let names = ''
  let gameAt = -1
  let game = null as Game | null
  for await (const lines of file.lines(5000))
    for (const { number, text, last } of lines) {
      if (isEmptyRow(text)) continue
      const cells = splitRow(text)
      if (names === '') {
        names = text
        gameAt = cells.indexOf('gameId')
        continue
      }
      if (last && isCutRow(cells, splitRow(names))) {
        complain(number, 'the file ends in the middle of this row')
        continue
      }
      const id = cells[gameAt]?.trim() ?? ''
      if (game && game.id !== id) yield gameHaul(frame, { ...game, names }, complain)
      if (game?.id !== id) game = { id, from: number, lines: [] }
      game!.lines.push(text)
    }
  if (game) yield gameHaul(frame, { ...game, names }, complain)
}

interface Game {
  readonly id: string
  readonly from: number
  readonly lines: string[]
}

function gameHaul(
  frame: Frame,
  game: { names: string; from: number; lines: readonly string[] },
  complain: Complain,
): Batch {
  const batch = emptyBatch()
  const [recording] = nbaRecordings(`${game.names}\n${game.lines.join('\n')}\n`)
  if (!recording?.startedAtMs || recording.home === '') complain(game.from, 'no game begins here')
  else addGame({ batch, frame }, recording, recording.startedAtMs)
  return batch
}

function addGame(
  { batch, frame }: { batch: Batch; frame: Frame },
  { id: gameId, home, away, moments }: BasketballRecording,
  startMs: number,
): void {
  const day = Math.floor((startMs - AMERICAN_MS) / DAY_MS)
  const date = new Date(day * DAY_MS)
  const name = nbaSeason(date.getUTCFullYear() + (date.getUTCMonth() >= 8 ? 1 : 0))
  const stage = PLAY_OFF_GAME.test(gameId) ? PLAY_OFFS : REGULAR
  const place = frame.season(batch, NBA, { name, date: isoDate(day), stage })
  const homeId = frame.team(batch, NBA, nbaTeam(home))
  const awayId = frame.team(batch, NBA, nbaTeam(away))
  const id = matchId(day, 'nba', homeId, awayId)
  const { league } = NBA
  batch.fixtures.push(plainFixture({ id, league, kickOffAtMs: startMs, ...place, homeId, awayId }))
  const plays = moments.map(({ seq, afterMs, body }): BasketballReport => ({
    ...body,
    matchId: id,
    seq,
    atMs: startMs + afterMs,
  }))
  for (const play of plays) batch.plays.push(play)
  const result = basketballResult(foldBasketball(plays, 0))
  if (result) batch.results.push({ matchId: id, result, closing: null })
}
