import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { lotteryEndpoints } from '@linmen/contract/interpretation/lottery.endpoints.ts'
import { poolMark, type PoolMark } from '@linmen/domain/lottery/pool-draw.ts'
import { nextPoolIssue, poolIssues } from '@linmen/domain/lottery/pool-issue.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { placesOf } from './lottery-draw.ts'
import { isPool } from './lottery.repo.ts'
import { officialMarks } from './official-mark.repo.ts'

/** The next issue and those before it, newest first. */
export const listIssues = query(
  lotteryEndpoints.listIssues,
  async (db, { size }, { ports, nowMs }) => {
    const today = businessDay(nowMs)
    const wanted = [nextPoolIssue(today), ...poolIssues(today, size - 1)]
    const issues = []
    for (const { issue, day } of wanted) {
      const marks = (await markedSheets(ports, db, issue)).map(({ mark }) => mark)
      const decided = marks.filter((mark) => mark !== null).length
      const drawn = marks.length > 0 && decided === marks.length
      const result = drawn ? marks.join('') : null
      issues.push({ issue, day, matches: marks.length, decided, drawn, result })
    }
    return { issues }
  },
)

/** How the favourites of an issue did, by closing prices. */
export const poolReturns = query(
  lotteryEndpoints.poolReturns,
  async (db, { issue: asked }, { ports, nowMs, refuse }) => {
    const issue = asked ?? newestIssue(nowMs)
    const sheets = await markedSheets(ports, db, issue)
    if (sheets.length === 0) return refuse('lottery.issue_not_found', {})
    const marks = sheets.map(({ mark }) => mark)
    const drawn = marks.every((mark) => mark !== null)
    const priced = sheets.flatMap((marked) => pricedOf(marked) ?? [])
    return {
      issue,
      drawn,
      result: drawn ? marks.join('') : null,
      priced: priced.length,
      favourites: priced.filter(({ came, cheapest }) => came === cheapest).length,
      product: drawn ? twoPlaces(priced.reduce((all, { came }) => (all * came) / 100, 1)) : null,
    }
  },
)

export const openAwards = query(
  lotteryEndpoints.openAwards,
  async (db, { game, issue: asked }, { ports, nowMs, refuse }) => {
    const issue = asked ?? (isPool(game) ? newestIssue(nowMs) : '')
    const places = await placesOf(ports, db, { issue, game })
    if (places.size === 0) return refuse('lottery.issue_not_found', {})
    const sheets = await archiveOf(ports).matches([...places.keys()])
    const official = await officialMarks(db, game, [...places.keys()])
    const open = sheets.filter(
      ({ fixture, result }) => result === null && !official.has(fixture.id),
    )
    return {
      issue,
      game,
      open: open.length,
      matches: open
        .map(({ fixture, home, away }) => ({
          place: places.get(fixture.id) ?? 0,
          home: home.name,
          away: away.name,
          kickOffAtMs: fixture.kickOffAtMs,
        }))
        .toSorted((a, b) => a.place - b.place),
    }
  },
)

const newestIssue = (nowMs: number) => poolIssues(businessDay(nowMs), 1)[0]!.issue

interface Marked {
  readonly sheet: MatchSheet
  readonly mark: PoolMark | null
}

/** The matches of an issue of the pools by place, with what each counts for. */
async function markedSheets(ports: Ports, db: Reader, issue: string): Promise<Marked[]> {
  const game: LotteryGame = 'winDrawLose'
  const places = await placesOf(ports, db, { issue, game })
  const sheets = await archiveOf(ports).matches([...places.keys()])
  const official = await officialMarks(db, game, [...places.keys()])
  return sheets
    .toSorted((a, b) => (places.get(a.fixture.id) ?? 0) - (places.get(b.fixture.id) ?? 0))
    .map((sheet) => ({ sheet, mark: official.get(sheet.fixture.id) ?? markOf(sheet) }))
}

const markOf = ({ result }: MatchSheet) => (result ? poolMark(result) : null)

/** What came and what was cheapest, in hundredths; null where nobody knows one of them. */
function pricedOf({ sheet: { closing }, mark }: Marked) {
  if (mark === null || mark === '*' || !closing) return null
  const { home, draw, away } = closing.european
  const came = { '3': home, '1': draw, '0': away }[mark]
  return { came, cheapest: Math.min(home, draw, away) }
}

const twoPlaces = (value: number) => Math.round(value * 100) / 100
