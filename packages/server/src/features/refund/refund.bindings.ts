import type { Binding } from '#kit/binding.ts'
import { decideRefund, listRefunds, proposeRefund } from './propose-refund.ts'

export const refundBindings: Binding[] = [decideRefund, listRefunds, proposeRefund]
