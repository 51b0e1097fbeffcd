import { promotionEndpoints } from '@linmen/contract/promotion/promotion.endpoints.ts'
import { query } from '#kit/query.ts'
import { adsAt, presentAd } from '#features/ad/public.ts'
import { hostOf } from './taker.ts'

const viewOf = ({ agentId, nowMs }: { agentId: string; nowMs: number }) => ({
  host: hostOf({ agentId }),
  nowMs,
})

export const popUps = query(promotionEndpoints.popUps, async (db, { location }, call) => {
  const rows = await adsAt(db, 'popUp', location, viewOf(call))
  return {
    popUps: rows.map((row) => ({
      ...presentAd(row),
      rule: {
        trigger: row.trigger!,
        ...(row.trigger_date !== null && { date: row.trigger_date }),
      },
    })),
  }
})

export const ads = query(promotionEndpoints.ads, async (db, { location }, call) => ({
  ads: (await adsAt(db, 'place', location, viewOf(call))).map(presentAd),
}))
