import type { Binding } from '#kit/binding.ts'
import { exchange, exchangeBoard, exchangeTrades } from './exchange.reads.ts'

export const exchangeBindings: Binding[] = [exchange, exchangeBoard, exchangeTrades]
