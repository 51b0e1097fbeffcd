import { lotteryGateway } from '@linmen/contract/sportdata/lottery.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { lotteryDraw } from './lottery-draw.ts'

export const lotteryBindings: Binding[] = [
  gatewayHandlers(lotteryGateway, { getLotteryDraw: lotteryDraw }),
]
