import {
  promotionActEndpoints,
  type NewGift,
} from '@linmen/contract/console/promotion-acts.endpoints.ts'
import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { giftFault } from '@linmen/domain/promotion/new-gift.ts'
import { isPopUpTime } from '@linmen/domain/promotion/pop-up.ts'
import type { Tx } from '#db/port.ts'
import { putAds } from '#features/ad/public.ts'
import { leagueTeams } from '#features/match/public.ts'
import { addGiftTo, findPromotion, putPromotion } from '#features/promotion/public.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'

/** A code that names its page. */
const BY_NAME = 46

const FAULTS = { need: 'console.gift_need', budget: 'console.gift_budget' } as const

export const makePromotion = command(
  promotionActEndpoints.makePromotion,
  async (tx, { id, gift, reason, ...words }, { actor, nowMs, refuse }) => {
    const { kind, leagueId = null, budget = null, startsAtMs, endsAtMs } = words
    if (endsAtMs <= startsAtMs) return refuse('console.bad_times', {})
    const fault = giftFault({ ...gift, kind, budget })
    if (fault) return refuse(FAULTS[fault], {})
    if (kind === 'cupSeason' && !(await hasTeams(tx, leagueId)))
      return refuse('console.promotion_league', {})
    if (await findPromotion(tx, id)) return refuse('console.promotion_taken', {})
    const { title, lead, rules, audience } = words
    const row = {
      ...{ key: id, kind, title, lead, rules: [...rules], audience, budget },
      ...{ league_id: leagueId, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs },
    }
    await putPromotion(tx, row, [giftRow(gift)])
    const line = { atMs: nowMs, actor: actor.id, deed: 'promotion.make', subject: id, why: reason }
    await audit(tx, { ...line, after: { ...row, gift } })
    return {}
  },
)

export const addGift = command(
  promotionActEndpoints.addGift,
  async (tx, { id, gift, reason }, { actor, nowMs, refuse }) => {
    const promotion = await findPromotion(tx, id)
    if (!promotion) return refuse('console.gone', {})
    const { kind, budget } = promotion
    const fault = giftFault({ ...gift, kind, budget })
    if (fault) return refuse(FAULTS[fault], {})
    await addGiftTo(tx, id, giftRow(gift))
    const line = { atMs: nowMs, actor: actor.id, deed: 'promotion.gift', subject: id, why: reason }
    await audit(tx, { ...line, after: { gift } })
    return {}
  },
)

export const makeAd = command(
  promotionActEndpoints.makeAd,
  async (tx, { reason, ...words }, { actor, nowMs, ports, refuse }) => {
    const { form, location, content, page, promotion, startsAtMs, endsAtMs } = words
    if (endsAtMs <= startsAtMs) return refuse('console.bad_times', {})
    const when = form === 'popUp' ? popUpTime(words) : { trigger: null, trigger_date: null }
    if (!when) return refuse('console.pop_up_when', {})
    if (page !== undefined && !(page in openScreens)) return refuse('console.ad_page', {})
    if (promotion !== undefined && !(await findPromotion(tx, promotion)))
      return refuse('console.ad_page', {})
    const id = ports.ids.next('ad')
    const row = {
      ...{ id, form, location, content, picture: null, menu_code: null, ...when },
      ...{ bottom_text: words.bottomText ?? null, ...linkTo({ page, promotion }) },
      ...{ starts_at_ms: startsAtMs, ends_at_ms: endsAtMs },
    }
    await putAds(tx, [row])
    const line = { atMs: nowMs, actor: actor.id, deed: 'ad.make', subject: id, why: reason }
    await audit(tx, { ...line, after: row })
    return { id }
  },
)

const hasTeams = async (tx: Tx, leagueId: string | null) =>
  leagueId !== null && ((await leagueTeams(tx, leagueId))?.teams.length ?? 0) > 0

const giftRow = ({ name, category, worth, threshold, days, need, most, stock }: NewGift) => {
  const terms = { worth: cents(worth), threshold: cents(threshold) }
  const coupon = { name, kind: 'amountOff', category, ...terms } as const
  return {
    ...{ name, item: JSON.stringify({ coupon, count: 1 }), valid_days: days },
    ...{ worth: cents(worth), need, most, stock: stock ?? null },
  }
}

interface When {
  readonly trigger?: 'daily' | 'timed' | 'immediate' | undefined
  readonly at?: string | undefined
}

/** When a pop-up comes; null where nobody said so. */
function popUpTime({ trigger, at = '' }: When) {
  if (trigger === undefined || (trigger === 'timed' && !isPopUpTime(at))) return null
  return { trigger, trigger_date: trigger === 'timed' ? at : null }
}

/** A promotion goes before a page. */
function linkTo({
  page,
  promotion,
}: {
  page?: string | undefined
  promotion?: string | undefined
}) {
  const target = promotion ? { page: 'CampaignPage', params: { key: promotion } } : page && { page }
  return target
    ? { link_code: BY_NAME, link_subject: JSON.stringify(target) }
    : { link_code: null, link_subject: null }
}
