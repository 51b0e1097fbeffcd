import { hostOfAgent } from '@linmen/domain/host/host-detection.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { partsOf, partsSum } from '@linmen/domain/vip/tiers.ts'
import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { Reader } from '#db/port.ts'
import { query } from '#kit/query.ts'
import { adsAt, presentAd } from '#features/ad/public.ts'
import { pricesOf } from './vip.reads.ts'

/** The numbered places of the membership pages. */
const PLACES = { buy: 61, renew: 62, calculator: 63 } as const

interface Looking {
  readonly agentId: string
  readonly nowMs: number
}

const adsIn = async (db: Reader, place: keyof typeof PLACES, { agentId, nowMs }: Looking) => {
  const view = { host: hostOfAgent(agentId) ?? 'browser', nowMs }
  return (await adsAt(db, 'place', PLACES[place], view)).map(presentAd)
}

export const buyAd = query(vipEndpoints.buyAd, async (db, _input, call) => ({
  ads: await adsIn(db, 'buy', call),
}))

export const renewAd = query(vipEndpoints.renewAd, async (db, _input, call) => ({
  ads: await adsIn(db, 'renew', call),
}))

/** A month of a tier beside its parts one by one. */
export const calculatorAd = query(vipEndpoints.calculatorAd, async (db, { tier }, call) => {
  const [month] = await pricesOf(db, tier)
  const sum = partsSum(tier)
  const price = month?.price ?? sum
  return {
    ads: await adsIn(db, 'calculator', call),
    parts: partsOf(tier).map((part) => ({ ...part })),
    partsSum: sum,
    price,
    saved: sum > price ? subtract(sum, price) : NOTHING,
  }
})
