import { MODEL_PASSES } from '@linmen/domain/special/tool-price.ts'
import type { Tx } from '#db/port.ts'
import { soldDirectly, type DirectGoods, type SaleOrder } from '#features/sale/public.ts'
import { accessTo } from './access.ts'
import { hasSignal, matchMoment } from './look.repo.ts'
import {
  isPass,
  lookGoods,
  partsOf,
  passGoods,
  type ToolLook,
  type ToolPass,
} from './model.goods.ts'

/** Looks and passes are one kind of goods; the number of the order tells them apart. Its price was agreed. */
export const modelDirect: DirectGoods = {
  kind: 'model',
  complete: (tx, order, call) =>
    isPass(order.goods_id)
      ? soldDirectly(passGoods, async () => passOf(order)).complete(tx, order, call)
      : soldDirectly(lookGoods, () => lookOf(tx, order, call.nowMs)).complete(tx, order, call),
}

function passOf({ goods_id, price }: SaleOrder): ToolPass | undefined {
  const tool = partsOf(goods_id)?.tool
  const pass = MODEL_PASSES.find(({ days }) => goods_id.endsWith(`-pass-${days}`))
  return tool && pass && { tool, pass, price }
}

async function lookOf(tx: Tx, order: SaleOrder, nowMs: number): Promise<ToolLook | undefined> {
  const parts = partsOf(order.goods_id)
  const match = parts && (await matchMoment(tx, parts.matchId))
  if (!parts || !match) return undefined
  const { tool } = parts
  const access = await accessTo(tx, [match], { actor: { id: order.member_id }, nowMs })
  return {
    tool,
    matchId: match.id,
    title: match.title,
    price: order.price,
    open: access.of(tool, match) !== 'locked',
    reckoned: await hasSignal(tx, tool.key, match.id),
  }
}
