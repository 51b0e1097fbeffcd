import { basketballRow, parseBasketballFile } from '@linmen/domain/match-files/basketball-file.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { basketballEngine } from '@linmen/models/engines/basketball-engine.ts'
import { readText } from '#text-file.ts'
import type { Desk, FixtureMessage } from './messages.ts'

export function basketballDesk(): Desk {
  const engine = basketballEngine()
  return {
    load(files) {
      const rows = files.flatMap((path) => parseBasketballFile(readText(path)).rows)
      engine.observe(rows)
      return rows.length
    },
    learn(records) {
      const rows = records.map((record) => basketballRow((name) => record[name] ?? ''))
      engine.observe(rows.filter((row) => typeof row !== 'string'))
    },
    predict: (fixtures, mode) =>
      fixtures.map((fixture) => {
        const { home, margin, total } = engine.forecast(fixtureOf(fixture, mode !== 'none'))
        return { id: fixture.id, p: [home, 1 - home], margin, total }
      }),
  }
}

const fixtureOf = ({ date, home, away, playoffs, odds }: FixtureMessage, withOdds: boolean) => ({
  day: dayOf(date),
  home,
  away,
  playoffs: playoffs === true || Number(playoffs) === 1,
  homeLine: (withOdds ? odds?.['homeLine'] : undefined) ?? NaN,
  totalLine: (withOdds ? odds?.['total'] : undefined) ?? NaN,
})
