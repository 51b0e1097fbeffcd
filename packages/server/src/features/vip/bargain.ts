import type { Bargain } from '@linmen/contract/vip/gift.schemas.ts'
import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { bargained, bargainState, bargainTerms } from '@linmen/domain/vip/bargain.ts'
import type { Reader } from '#db/port.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { issueItems } from '#features/coupon/public.ts'
import { findOnSale } from '#features/sale/public.ts'
import {
  addBargain,
  addHelp,
  findBargain,
  helpersOf,
  latestBargain,
  lockBargain,
  markBargainTaken,
  nicknameOf,
  type BargainRow,
} from './bargain.repo.ts'
import { lockPeriods } from './period.repo.ts'

/** Somebody's bargain as the caller may see it; without one, what it would be. */
async function shown(
  db: Reader,
  row: BargainRow | undefined,
  { actor, nowMs }: { readonly actor: { readonly id: string }; readonly nowMs: number },
): Promise<Bargain> {
  const line = (await findOnSale(db, 'vip', bargainTerms.priceId))!
  const { each, most } = bargainTerms
  const terms = { priceId: line.id, title: line.name, price: line.price, each, most }
  if (!row)
    return { ...terms, isMine: true, cut: NOTHING, helpers: [], helped: false, state: 'none' }
  const helpers = await helpersOf(db, row.id)
  const isMine = row.member_id === actor.id
  return {
    ...terms,
    id: row.id,
    isMine,
    ...(!isMine && { owner: nameOf(await nicknameOf(db, row.member_id)) }),
    cut: bargained(helpers.length),
    helpers: helpers.map(({ nickname, atMs }) => ({ name: nameOf(nickname), atMs })),
    helped: helpers.some(({ id }) => id === actor.id),
    endsAtMs: row.ends_at_ms,
    state: bargainState({ endsAtMs: row.ends_at_ms, takenAtMs: row.taken_at_ms }, nowMs),
  }
}

const nameOf = (nickname: string) => (nickname === '' ? '一位球迷' : nickname)

export const bargain = query(vipGiftEndpoints.bargain, async (db, { bargainId }, call) => {
  if (bargainId === undefined) return shown(db, await latestBargain(db, call.actor.id), call)
  const row = (await findBargain(db, bargainId)) ?? call.refuse('bargain.not_found', {})
  return shown(db, row, call)
})

/** One runs at a time: who begins again while it does is shown the one that runs. */
export const beginBargain = command(vipGiftEndpoints.beginBargain, async (tx, _input, call) => {
  const { actor, nowMs, ports } = call
  await lockPeriods(tx, actor.id)
  const last = await latestBargain(tx, actor.id)
  if (last && last.taken_at_ms === null && nowMs < last.ends_at_ms) return shown(tx, last, call)
  const row = {
    id: ports.ids.next('vb'),
    member_id: actor.id,
    created_at_ms: nowMs,
    ends_at_ms: nowMs + bargainTerms.lastsMs,
    taken_at_ms: null,
  }
  await addBargain(tx, row)
  return shown(tx, row, call)
})

export const helpBargain = command(
  vipGiftEndpoints.helpBargain,
  async (tx, { bargainId }, call) => {
    const { actor, nowMs, refuse } = call
    const row = (await lockBargain(tx, bargainId)) ?? refuse('bargain.not_found', {})
    if (row.member_id === actor.id) return refuse('bargain.own', {})
    const before = await shown(tx, row, call)
    if (before.state !== 'running') return refuse('bargain.closed', {})
    if (before.helped) return before
    if (before.helpers.length >= bargainTerms.most) return refuse('bargain.full', {})
    await addHelp(tx, { bargain_id: row.id, helper_id: actor.id, created_at_ms: nowMs })
    return shown(tx, row, call)
  },
  { onceByNature: true },
)

/** What it came to becomes a coupon for that membership, and the bargain is over. */
export const takeBargain = command(
  vipGiftEndpoints.takeBargain,
  async (tx, { bargainId }, call) => {
    const { actor, nowMs, ports, refuse } = call
    const row = await lockBargain(tx, bargainId)
    if (!row || row.member_id !== actor.id) return refuse('bargain.not_found', {})
    const before = await shown(tx, row, call)
    if (before.state === 'taken') return before
    if (before.cut === 0) return refuse('bargain.nothing', {})
    await markBargainTaken(tx, row.id, nowMs)
    const coupon = {
      name: '会员砍价券',
      kind: 'amountOff' as const,
      category: 'vip' as const,
      worth: before.cut,
      threshold: before.price,
    }
    const valid = { memberId: actor.id, fromMs: nowMs, toMs: nowMs + bargainTerms.couponMs }
    await issueItems(tx, ports, [{ coupon, count: 1 }], valid)
    return { ...before, state: 'taken' as const }
  },
  { onceByNature: true },
)
