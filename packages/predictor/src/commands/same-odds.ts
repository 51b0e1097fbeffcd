import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { sameOddsIndex } from '@linmen/domain/same-odds/same-odds-index.ts'
import type { SameOddsQuery } from '@linmen/domain/same-odds/query.ts'
import { readFootballHistory } from '#football-history.ts'
import { fileList, options } from '#options.ts'
import { readText } from '#text-file.ts'

type AskedQuery = Omit<SameOddsQuery, 'day' | 'sinceDay'> & { date: string; since?: string }

/** `same-odds --history a.csv.gz,b.csv.gz --queries q.json`: an array of answers in the order asked. */
export function sameOdds(args: readonly string[]): number {
  const { history, queries } = options(args)
  if (!history || !queries) {
    process.stderr.write('same-odds --history a.csv.gz,b.csv.gz --queries q.json\n')
    return 2
  }
  const index = sameOddsIndex(readFootballHistory(fileList(history)))
  const asked = JSON.parse(readText(queries)) as (AskedQuery | { query: AskedQuery })[]
  const answers = asked.map((each) => {
    const query = 'query' in each ? each.query : each
    const sinceDay = query.since === undefined ? {} : { sinceDay: dayOf(query.since) }
    return { query, ...index.search({ ...query, ...sinceDay, day: dayOf(query.date) }) }
  })
  process.stdout.write(`${JSON.stringify(answers)}\n`)
  return 0
}
