import { LOTTERY_COMPANY } from '@linmen/domain/market/companies.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { emptyBatch, type Complain, type Batch } from './batch.ts'
import { matchId, stableId } from './stable-id.ts'
import type { SourceFile } from './source-file.ts'
import { countryCoded, leagueOf } from './football-leagues.ts'
import { newFrame, plainFixture, type Competition, type Frame } from './frame.ts'
import { tableLines, type TableLine } from './table-lines.ts'

const BEIJING_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
/** Sales begin at most this long before a match. */
const SALES_MS = 60 * DAY_MS

const country = countryCoded('WLD')
/** The lottery numbers matches of many leagues and does not name them. */
const GAMES: Competition = {
  country,
  league: leagueOf(country, {
    id: stableId('league', '竞彩'),
    name: '竞彩',
    fullName: '竞彩足球赛程',
    kind: 'cup',
  }),
}

/** Every change of 竞彩 odds: 胜平负, and 让球 with its whole-goal handicap. */
export async function* readJingcai(file: SourceFile, complain: Complain): AsyncGenerator<Batch> {
  const frame = newFrame()
  for await (const rows of tableLines(file, complain)) {
    const batch = emptyBatch()
    const announced = new Set<string>()
    for (const row of rows) {
      const problem = addTick({ batch, frame, announced }, row)
      if (problem) complain(row.number, problem)
    }
    yield batch
  }
}

interface Into {
  readonly batch: Batch
  readonly frame: Frame
  readonly announced: Set<string>
}

function addTick({ batch, frame, announced }: Into, { get }: TableLine): string | null {
  const day = dayOf(get('bj_date'))
  const clock = /^(\d\d):(\d\d)$/.exec(get('bj_time'))
  const atMs = Date.parse(get('fetched_at'))
  const [home, away] = [get('home_zh'), get('away_zh')]
  if (Number.isNaN(day) || !clock) return 'no time of kick-off'
  if (home === '' || away === '') return 'a team is missing'
  if (Number.isNaN(atMs)) return 'nobody knows when this was offered'
  const minutes = Number(clock[1]) * 60 + Number(clock[2])
  const kickOffAtMs = day * DAY_MS + minutes * 60_000 - BEIJING_MS
  const offer = offerOf(get)
  if (!offer) return 'no odds'
  const date = businessDay(kickOffAtMs)
  const id = matchId(day, GAMES.league.id, get('match_id'))
  if (!announced.has(id)) {
    announced.add(id)
    const place = frame.season(batch, GAMES, { name: date.slice(0, 4), date })
    const [homeId, awayId] = [frame.team(batch, GAMES, home), frame.team(batch, GAMES, away)]
    const { league } = GAMES
    const single = { number: get('match_num'), handicap: Number(get('rq_line')) || 0 }
    batch.fixtures.push({
      ...plainFixture({ id, league, kickOffAtMs, ...place, homeId, awayId }),
      lottery: { single, beijing: null, pool: null },
    })
  }
  // Counted in seconds, an offer has the same number in every file that tells of it.
  const seq = Math.floor((atMs - kickOffAtMs + SALES_MS) / 1000)
  batch.odds.push({ matchId: id, company: LOTTERY_COMPANY, seq, atMs, ...offer })
  return null
}

type Offer = Pick<OddsTick, 'european' | 'asian' | 'overUnder'>

/** The handicap is added to the home score in the lottery; the house writes what the home side gives. */
function offerOf(get: TableLine['get']): Offer | null {
  const price = (name: string) => Math.round(Number(get(name)) * 100)
  const [home, draw, away] = [price('spf_h'), price('spf_d'), price('spf_a')]
  const [first, second] = [price('rq_h'), price('rq_a')]
  const hasResult = home > 100 && draw > 100 && away > 100
  const hasLine = get('rq_line') !== '' && first > 100 && second > 100
  if (!hasResult && !hasLine) return null
  const line = Math.round(-Number(get('rq_line')) * 10_000) + 0
  return {
    european: hasResult ? { home, draw, away } : { home: 0, draw: 0, away: 0 },
    asian: hasLine
      ? { first: first - 100, line, second: second - 100 }
      : { first: 0, line: 0, second: 0 },
    overUnder: { first: 0, line: 0, second: 0 },
  }
}
