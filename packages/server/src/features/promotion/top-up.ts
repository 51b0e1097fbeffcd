import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { TopUpGift } from '@linmen/contract/promotion/campaign.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { stillToDo } from '@linmen/domain/promotion/claim.ts'
import { query } from '#kit/query.ts'
import { allPromotions, giftsOf, giftTermsOf, takenBy, termsOf } from './promotion.repo.ts'
import { takerOf } from './taker.ts'

/** Of all that charging leads to, what is nearest. Left out where nothing runs, or nothing is left. */
export const topUp = query(campaignEndpoints.topUp, async (db, _input, call) => {
  const found: TopUpGift[] = []
  const all = await allPromotions(db, call.nowMs)
  for (const row of all.filter(({ kind }) => kind === 'topUpGift')) {
    const taker = await takerOf(db, row, call)
    const mine = await takenBy(db, call.actor.id, row.key)
    for (const gift of await giftsOf(db, row.key)) {
      const who = { ...taker, mine: mine(gift.id) }
      const rest = stillToDo(termsOf(row), giftTermsOf(gift), who, call.nowMs)
      const { key, title } = row
      if (rest !== null) found.push({ key, title, name: gift.name, missing: cents(rest) })
    }
  }
  const [gift] = found.toSorted((a, b) => a.missing - b.missing)
  return gift ? { gift } : {}
})
