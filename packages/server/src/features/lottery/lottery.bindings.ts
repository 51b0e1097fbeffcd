import { lotteryGateway } from '@linmen/contract/lottery/lottery.gateway.ts'
import type { Binding } from '#kit/binding.ts'
import { gatewayHandlers } from '#kit/gateway.ts'
import { lotteryDraw } from './lottery-draw.ts'
import { setMark } from './set-mark.ts'
import { listIssues, openAwards, poolReturns } from './lottery.reads.ts'

export const lotteryBindings: Binding[] = [
  gatewayHandlers(lotteryGateway, { getLotteryDraw: lotteryDraw }),
  listIssues,
  poolReturns,
  openAwards,
  setMark,
]
