import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, int, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { why } from './console.endpoints.ts'
import { rowGone } from './console.refusals.ts'

const set = { method: 'POST', effect: 'write', access: 'operator', touches: ['operators'] } as const
const key = text({ min: 1, max: 40 })
const fen = int({ max: 1_000_000 })

/** What an operator sets once and everybody meets afterwards. */
export const settingEndpoints = {
  setTool: endpoint({
    ...set,
    call: 'own.console.setTool',
    path: '/api/console/tool/set',
    permission: 'products.act',
    /** Both prices nought: everybody may look. */
    input: shape({ id: key, on: flag, member: fen, others: fen, reason: why }),
    refusals: {
      ...rowGone,
      ...refusal('console.tool_not_sold', '比赛页已经公开的数据不能定价'),
      ...refusal('console.tool_half', '两个价格要么都填，要么都为 0'),
      ...refusal('console.tool_upside_down', '非会员价不能低于会员价'),
    },
  }),
  setNumber: endpoint({
    ...set,
    call: 'own.console.setNumber',
    path: '/api/console/number/set',
    permission: 'products.act',
    input: shape({ id: key, value: int({ max: 1_000_000 }), reason: why }),
    refusals: { ...rowGone, ...refusal('console.too_much', '超过这个参数的上限') },
  }),
}
