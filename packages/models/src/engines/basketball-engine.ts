import { logitHead } from '#numeric/logit-head.ts'
import { expit } from '@linmen/domain/market/market-view.ts'
import type { BasketballRow } from '@linmen/domain/match-files/basketball-file.ts'
import { BASKETBALL_SIGNALS, basketballSignals, TOTAL_SIGNALS } from './basketball-signals.ts'
import { byDay } from './football-engine.ts'
import { linearHead } from '#numeric/linear-head.ts'
import { normalChance } from '#numeric/normal.ts'
import type { BasketballFixture } from './basketball-fixture.ts'

export interface BasketballForecast {
  /** Chance that the home side wins, overtime included. */
  readonly home: number
  readonly margin: number
  readonly total: number
}

export interface BasketballEngine {
  observe(rows: readonly BasketballRow[]): void
  /** Uses the lines of the fixture where it has them. */
  forecast(fixture: BasketballFixture): BasketballForecast
}

const FEWEST_GAMES = 1000
/** Margins scatter around the forecast by about so many points. */
const SCATTER = 12.4
const PULL = 50
/** Games of the last two seasons say how far margins scatter now. */
const MEMORY = 2500

/** Margin and total from ratings that follow past lines and results, from rest, and from a game's own lines. */
export function basketballEngine(): BasketballEngine {
  const signals = basketballSignals()
  const marginHead = linearHead(BASKETBALL_SIGNALS, 1)
  const totalHead = linearHead(TOTAL_SIGNALS, 1)
  const win = { none: logitHead(1, PULL, MEMORY), line: logitHead(1, PULL, MEMORY) }

  const look = (fixture: BasketballFixture) => {
    const { margin, total } = signals.inputs(fixture)
    const isReady = marginHead.rows >= FEWEST_GAMES
    return {
      margin,
      total,
      expected: isReady ? marginHead.predict(margin) : margin[1]!,
      points: isReady ? totalHead.predict(total) : total[1]!,
    }
  }
  const learn = (row: BasketballRow, { margin, total, expected }: ReturnType<typeof look>) => {
    if (marginHead.rows >= FEWEST_GAMES) {
      win.none.add(start(expected), curve(expected), row.homePoints > row.awayPoints)
      if (row.homeLine === row.homeLine)
        win.line.add(start(row.homeLine), curve(row.homeLine), row.homePoints > row.awayPoints)
    }
    if (row.homeLine === row.homeLine) marginHead.add(margin, row.homeLine)
    if (row.totalLine === row.totalLine) totalHead.add(total, row.totalLine)
  }
  return {
    observe(rows) {
      for (const games of byDay(rows)) {
        const looks = games.map(look)
        games.forEach((game, at) => learn(game, looks[at]!))
        for (const game of games) signals.learn(game)
      }
    },
    forecast(fixture) {
      const { expected, points } = look(fixture)
      const hasLine = fixture.homeLine === fixture.homeLine
      const margin = hasLine ? fixture.homeLine : expected
      const head = hasLine ? win.line : win.none
      return {
        home: expit(head.correct(start(margin), curve(margin))),
        margin,
        total: fixture.totalLine === fixture.totalLine ? fixture.totalLine : points,
      }
    },
  }
}

const start = (margin: number) => {
  const chance = normalChance(margin / SCATTER)
  return Math.log(chance / (1 - chance))
}
const curve = (margin: number) => Float64Array.of(margin / 10)
