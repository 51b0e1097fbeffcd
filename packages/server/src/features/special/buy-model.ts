import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { NOTHING } from '@linmen/domain/money/cents.ts'
import { passOf, passPrice } from '@linmen/domain/special/tool-price.ts'
import { toolByCode, type Tool } from '@linmen/domain/special/tools.ts'
import type { Reader, Tx } from '#db/port.ts'
import { payDirectly } from '#features/pay/public.ts'
import { sell, type SaleCall, type Wish } from '#features/sale/public.ts'
import { balanceOf } from '#features/wallet/public.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import { accessTo } from './access.ts'
import { hasSignal, matchMoment } from './look.repo.ts'
import { tierOf } from './member-tier.ts'
import { offeredByCode } from './tool-setting.repo.ts'
import { lookGoods, partsOf, passGoods, type ToolLook, type ToolPass } from './model.goods.ts'

// A look is bought once: who repeats a payment without a request id has already bought.
const once = { onceByNature: true }

interface Asking {
  readonly actor: { readonly id: string }
  readonly nowMs: number
  readonly refuse: (code: 'model.not_found', data: {}) => never
}
type Buying = SaleCall<'model.closed'> & Asking

/** One match of a tool, paid with coins. */
export const pay = command(
  winMarkEndpoints.pay,
  (tx, { winMarkId, matchId, dataType, couponId }, call) =>
    buyLook(tx, wantedOf(winMarkId, { matchId, dataType }), wishOf(couponId), call),
  once,
)

/** The same past the wallet. */
export const prepay = command(
  winMarkEndpoints.prepay,
  async (tx, { winMarkId, dataType, couponId, returnUrl }, call) => {
    const item = await lookWanted(tx, wantedOf(winMarkId, { dataType }), call)
    const where = { returnUrl, returnPath: '/wind-mark-lis/looked' }
    return payDirectly<ToolLook, 'model.closed'>(
      tx,
      { goods: lookGoods, item, wish: wishOf(couponId), ...where },
      call,
    )
  },
)

interface Wanted {
  readonly tool: Tool | null
  readonly matchId: string
}

/** The number of a win mark names tool and match; a tool said beside it takes its place. */
function wantedOf(
  winMarkId: string,
  beside: { readonly matchId?: string | undefined; readonly dataType?: number | undefined },
): Wanted {
  const parts = partsOf(winMarkId)
  const matchId = beside.matchId ?? parts?.matchId ?? winMarkId
  if (beside.matchId === undefined || beside.dataType === undefined)
    return { tool: parts?.tool ?? toolByCode(beside.dataType ?? 0), matchId }
  return { tool: parts?.tool ?? toolByCode(beside.dataType), matchId }
}

const wishOf = (couponId: string | undefined): Wish =>
  couponId === undefined ? 'none' : { couponId }

const buyLook = async (tx: Tx, wanted: Wanted, wish: Wish, call: Buying) =>
  sell<ToolLook, 'model.closed'>(tx, lookGoods, await lookWanted(tx, wanted, call), wish, call)

async function lookWanted(
  tx: Tx,
  { tool, matchId }: Wanted,
  { actor, nowMs, refuse }: Asking,
): Promise<ToolLook> {
  if (!tool) return refuse('model.not_found', {})
  const match = (await matchMoment(tx, matchId)) ?? refuse('model.not_found', {})
  const { of, priceOf, isOn } = await accessTo(tx, [match], { actor, nowMs })
  const open = of(tool, match) !== 'locked'
  if (!open && !isOn(tool)) return refuse('model.not_found', {})
  return {
    tool,
    matchId: match.id,
    title: match.title,
    price: priceOf(tool)?.mine ?? NOTHING,
    open,
    reckoned: await hasSignal(tx, tool.key, match.id),
  }
}

/** A tool for some days: with coins where there are enough of them, past the wallet otherwise. */
export const buy = command(modelVipEndpoints.buy, async (tx, input, call) => {
  const { priceId, dataType, couponId, returnUrl } = input
  const { actor, nowMs } = call
  const item = await passWanted(tx, { priceId, dataType, actor, nowMs })
  if (!item) return call.refuse('model.not_found', {})
  if (item.price === 0) return { amount: NOTHING, balance: await balanceOf(tx, actor.id, nowMs) }
  const wish = wishOf(couponId)
  if ((await balanceOf(tx, actor.id, nowMs)) < item.price) {
    const where = { returnUrl, returnPath: '/special/looked' }
    return payDirectly<ToolPass, never>(tx, { goods: passGoods, item, wish, ...where }, call)
  }
  const { orderId, amount, balance } = await sell<ToolPass, never>(tx, passGoods, item, wish, call)
  return { ...(orderId !== undefined && { orderId }), amount, balance }
})

export const canPay = query(
  modelVipEndpoints.canPay,
  async (db, { priceId, dataType }, { actor, nowMs, refuse }) => {
    const wanted = await passWanted(db, { priceId, dataType, actor, nowMs })
    if (!wanted) return refuse('model.not_found', {})
    const balance = await balanceOf(db, actor.id, nowMs)
    return { enough: balance >= wanted.price, price: wanted.price, balance }
  },
)

interface PassAsked {
  readonly priceId: string
  readonly dataType: number
  readonly actor: { readonly id: string }
  readonly nowMs: number
}

/** Null for a pass or a tool nobody knows. What everybody may see costs nothing. */
async function passWanted(
  db: Reader,
  { priceId, dataType, actor, nowMs }: PassAsked,
): Promise<ToolPass | null> {
  const [pass, tool] = [passOf(priceId), await offeredByCode(db, dataType)]
  if (!pass || !tool?.on) return null
  if (!tool.price) return { tool, pass, price: NOTHING }
  const price = passPrice(pass, tool.price, (await tierOf(db, actor.id, nowMs)).vip)
  return { tool, pass, price }
}
