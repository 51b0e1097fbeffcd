import { endpoint } from '#kit/endpoint.ts'
import { id, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { why } from './console.endpoints.ts'
import { rowGone } from './console.refusals.ts'

const family = words({ pool: 'pool', beijing: 'beijing' })
/** `score`: what was written down is taken back. */
export const lotteryMark = words({ '3': '3', '1': '1', '0': '0', '*': '*', score: 'score' })

export const lotterySettingEndpoints = {
  setMark: endpoint({
    call: 'own.console.setMark',
    method: 'POST',
    path: '/api/console/lottery/mark',
    effect: 'write',
    access: 'operator',
    permission: 'feeds.act',
    touches: ['operators'],
    input: shape({ family, matchId: id, mark: lotteryMark, reason: why }),
    refusals: rowGone,
  }),
}
