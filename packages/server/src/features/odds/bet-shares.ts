import { LOTTERY_COMPANY } from '@linmen/domain/market/companies.ts'
import { proportional } from '@linmen/domain/market/devig.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import { decimals, results } from '@linmen/domain/odds/market-table.ts'
import type { BetShare, DepthRecord } from '@linmen/domain/sport/depth.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import { bookmakersOffers, oddsOfMatch } from './odds-of-match.ts'

type Share = DepthRecord & BetShare

/** How the tickets of the national games are spread over the outcomes, as their operator publishes it. */
export async function betShares({ ports }: GatewayCall, { matchId }: { matchId: string }) {
  const odds = await oddsOfMatch(ports, matchId, 'football')
  const records = await archiveOf(ports).depth(matchId)
  const shares = records.filter((each) => each.kind === 'betShare')
  const ofGame = (game: BetShare['game']) => shares.filter((each) => each.game === game)
  const plain = ofGame('winDrawLose')
  const [newest, offer] = [plain.at(-1), bookmakersOffers(odds, 'european')[0]]
  return {
    matchId,
    source: companyName(LOTTERY_COMPANY),
    winDrawLose: newest ? inPercent(newest) : null,
    handicap: ofGame('handicap').at(-1) ? inPercent(ofGame('handicap').at(-1)!) : null,
    heat: newest && offer ? heatOf(newest, decimals(offer.now.european)) : null,
    history: plain.map(inPercent),
  }
}

const inPercent = ({ atMs, home, draw, away }: Share) => ({
  atMs,
  home: home / 10,
  draw: draw / 10,
  away: away / 10,
})

/** Points of percent by which an outcome is bought more than its chance. */
function heatOf({ home, draw, away }: Share, prices: readonly number[]) {
  const chances = proportional(prices)
  return results(
    [home, draw, away].map((share, at) => Math.round(share - (chances[at] ?? 0) * 1000) / 10),
  )
}
