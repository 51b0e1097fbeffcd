import { interpretationTable } from '#features/interpretation/public.ts'
import { brandTable } from '#features/host/public.ts'
import { lotteryTables } from '#features/lottery/public.ts'
import { planTable } from '#features/plan/public.ts'
import { couponCodeTable } from '#features/coupon/public.ts'
import { correctionTable } from '#features/settlement/public.ts'
import { feedbackTable } from '#features/user/public.ts'
import { contentTables } from './desks/content-tables.ts'
import { resultTable } from './desks/result-table.ts'
import { memberTables } from './desks/member-tables.ts'
import { healthTables } from './desks/health-tables.ts'
import { moneyTables } from './desks/money-tables.ts'
import { operatorTables } from './desks/operator-tables.ts'
import { statementTables } from './desks/statement-tables.ts'
import { toolTable } from '#features/special/public.ts'
import { numberTable } from '#kit/operator/number-table.ts'
import { hostTable } from '#kit/operator/host-table.ts'
import { switchTable } from '#kit/operator/switch-table.ts'
import type { ServedDesk } from '#kit/operator/serve-desk.ts'

/** Every desk with the query behind it. */
export const servedDesks: readonly ServedDesk[] = [
  ...moneyTables,
  ...statementTables,
  ...memberTables,
  couponCodeTable,
  ...contentTables,
  ...operatorTables,
  ...healthTables,
  switchTable,
  numberTable,
  ...lotteryTables,
  hostTable,
  brandTable,
  toolTable,
  resultTable,
  feedbackTable,
  correctionTable,
  planTable,
  interpretationTable,
]
