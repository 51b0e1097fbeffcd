import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Outlook } from '#sport-world.ts'
import { betShares } from './bet-share.ts'
import { exchangeDepth } from './exchange-depth.ts'
import { HEADLINE_HOUSES, houseOf, HOUSES, type House } from './houses.ts'
import { marketNews } from './market-news.ts'
import { houseHistory } from './house-history.ts'
import { covers, lastMomentBefore, momentsBefore } from './moments.ts'
import { marketKey, quote, type MatchMarket } from './quote.ts'

/** Everything the bookmakers, the exchange and the lottery of the demo world say about a match. */
export interface WorldMarket {
  /** The few companies of the match lists. Their offers are all they ever say: `ticks` has the same ones. */
  headline(outlook: Outlook): OddsTick[]
  /** All companies, in order of company and number. */
  ticks(outlook: Outlook): OddsTick[]
  /** The main company's last offer before the match, without telling the others; null if it had none. */
  closing(outlook: Outlook): ClosingOdds | null
  /** Three of its offers before the match, the first and the last among them: a history for lists of results. */
  milestones(outlook: Outlook): OddsTick[]
  /** Money on the exchange and shares of tickets, in order of time. */
  depth(outlook: Outlook): DepthRecord[]
}

export function worldMarket(seed: string): WorldMarket {
  const marketOf = (outlook: Outlook): MatchMarket => {
    const { id, kickOffAtMs } = outlook.fixture
    const key = marketKey(seed, id)
    return { outlook, key, news: marketNews(key, kickOffAtMs) }
  }
  return {
    headline: (outlook) => told(marketOf(outlook), HEADLINE_HOUSES),
    ticks: (outlook) => told(marketOf(outlook), HOUSES),
    closing(outlook) {
      const market = marketOf(outlook)
      const house = houseOf(MAIN_COMPANY[outlook.fixture.sport])
      const moment = lastMomentBefore(market, house)
      return moment && quote(market, house, moment)
    },
    milestones(outlook) {
      const market = marketOf(outlook)
      const house = houseOf(MAIN_COMPANY[outlook.fixture.sport])
      return covers(market, house) ? threeBefore(market, house) : []
    },
    depth(outlook) {
      const market = marketOf(outlook)
      return [...exchangeDepth(market), ...betShares(market)].toSorted((a, b) => a.atMs - b.atMs)
    },
  }
}

const told = (market: MatchMarket, houses: readonly House[]): OddsTick[] =>
  houses.flatMap((house) => (covers(market, house) ? houseHistory(market, house) : []))

/** Nothing is published any more so shortly before a match: what is locked goes by the first offer. */
const LATE_MS = 3 * 3_600_000

function threeBefore(market: MatchMarket, house: House): OddsTick[] {
  const { id, kickOffAtMs } = market.outlook.fixture
  const moments = momentsBefore(market, house)
  const late = moments.find(({ atMs }) => atMs >= kickOffAtMs - LATE_MS)
  const told = [...new Set([moments[0], late, moments.at(-1)])]
  return told.flatMap((moment, at) =>
    moment
      ? [
          {
            matchId: id,
            company: house.id,
            seq: at + 1,
            atMs: moment.atMs,
            ...quote(market, house, moment),
          },
        ]
      : [],
  )
}
