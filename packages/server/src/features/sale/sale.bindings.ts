import type { Binding } from '#kit/binding.ts'
import { income, listShares } from './income.reads.ts'
import { lowConsume, perksLeft } from './sale.reads.ts'

export const saleBindings: Binding[] = [lowConsume, perksLeft, income, listShares]
