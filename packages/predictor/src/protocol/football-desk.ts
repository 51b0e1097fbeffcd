import { expit, resultOf } from '@linmen/domain/market/market-view.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { footballReader } from '@linmen/domain/match-files/football-file.ts'
import { pricesFrom, type FootballRow } from '@linmen/domain/match-files/football-row.ts'
import { footballEngine } from '@linmen/models/engines/football-engine.ts'
import type { Mode } from '@linmen/models/engines/heads.ts'
import { fitGrid } from '@linmen/domain/score-grid/fit-grid.ts'
import { meanGoals } from '@linmen/domain/score-grid/grid-markets.ts'
import { readFootballHistory } from '#football-history.ts'
import type { Desk, FixtureMessage, Prediction } from './messages.ts'

/** `beforeDay` keeps matches of later days out, for a forecast as of a day gone by. */
export function footballDesk(beforeDay = Infinity): Desk {
  const engine = footballEngine()
  return {
    load(files) {
      const rows = readFootballHistory(files).filter(({ day }) => day < beforeDay)
      engine.observe(rows)
      return rows.length
    },
    learn: (records) => engine.observe(rowsOf(records)),
    predict: (fixtures, mode) => fixtures.map((fixture) => predictionOf(engine, fixture, mode)),
  }
}

function predictionOf(
  engine: ReturnType<typeof footballEngine>,
  { id, div = '', date, home, away, odds = {} }: FixtureMessage,
  mode: Mode,
): Prediction {
  const prices = pricesFrom(mode === 'none' ? {} : odds)
  const view = engine.forecast({ div, day: dayOf(date), home, away, prices }, mode)
  const p = resultOf(view.edge, view.draw)
  const over25 = expit(view.over)
  return { id, p, over25, lambda: meanGoals(fitGrid(p, over25).grid) }
}

/** Rows of the protocol are the file's rows with names: the same reader takes them. */
function rowsOf(records: readonly Readonly<Record<string, string>>[]): FootballRow[] {
  const readers = new Map<string, ReturnType<typeof footballReader>>()
  return records.flatMap((record, at) => {
    const names = Object.keys(record)
    const key = names.join()
    const read = readers.get(key) ?? footballReader(names)
    readers.set(key, read)
    const row = read(
      Object.values(record).map((cell) => cell ?? ''),
      at + 1,
      ignore,
    )
    return row ? [row] : []
  })
}

const ignore = () => {}
