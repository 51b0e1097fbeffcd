import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { power } from '@linmen/domain/market/devig.ts'
import { shrunkChances } from '@linmen/domain/same-odds/shrunk.ts'
import { sameOddsIndex } from '@linmen/domain/same-odds/same-odds-index.ts'
import type { SameOddsQuery } from '@linmen/domain/same-odds/query.ts'
import { readFootballHistory } from '#football-history.ts'
import { fileList, options } from '#options.ts'
import { readText } from '#text-file.ts'

type AskedQuery = Omit<SameOddsQuery, 'day' | 'sinceDay'> & { date: string; since?: string }

/**
 * `same-odds --history a.csv.gz,b.csv.gz --queries q.json`: an array of answers in the order asked.
 * With `--chances yes` results also get chances that the odds themselves hold in check.
 */
export function sameOdds(args: readonly string[]): number {
  const { history, queries, chances } = options(args)
  if (!history || !queries) {
    process.stderr.write('same-odds --history a.csv.gz,b.csv.gz --queries q.json\n')
    return 2
  }
  const index = sameOddsIndex(readFootballHistory(fileList(history)))
  const asked = JSON.parse(readText(queries)) as (AskedQuery | { query: AskedQuery })[]
  const answers = asked.map((each) => {
    const query = 'query' in each ? each.query : each
    const sinceDay = query.since === undefined ? {} : { sinceDay: dayOf(query.since) }
    const answer = index.search({ ...query, ...sinceDay, day: dayOf(query.date) })
    return chances && 'draw' in answer.all
      ? { query, ...answer, chances: shrunkChances(answer.all, marketOf(query.odds)) }
      : { query, ...answer }
  })
  process.stdout.write(`${JSON.stringify(answers)}\n`)
  return 0
}

const marketOf = (odds: readonly [number, number, number]) =>
  power(odds).probabilities as [number, number, number]
