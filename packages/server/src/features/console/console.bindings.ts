import { interpretationTable } from '#features/interpretation/public.ts'
import { brandTable } from '#features/host/public.ts'
import { lotteryTables } from '#features/lottery/public.ts'
import { planTable } from '#features/plan/public.ts'
import { correctionTable } from '#features/settlement/public.ts'
import { feedbackTable } from '#features/user/public.ts'
import type { Binding } from '#kit/binding.ts'
import {
  broadcast,
  retryMessage,
  setAd,
  setArticle,
  setExpert,
  setPromotion,
} from './acts/content-acts.ts'
import { makeCouponCode } from './acts/coupon-code-act.ts'
import { audience } from './acts/audience.ts'
import { cancelPriceChange, setProduct } from './acts/price-acts.ts'
import { addGift, makeAd, makePromotion } from './acts/promotion-acts.ts'
import {
  endMemberSession,
  endMemberSessions,
  holdMember,
  issueCoupons,
  liftHold,
} from './acts/member-acts.ts'
import { contentTables } from './desks/content-tables.ts'
import { resultTable } from './desks/result-table.ts'
import { memberTables } from './desks/member-tables.ts'
import { healthTables } from './desks/health-tables.ts'
import { moneyTables } from './desks/money-tables.ts'
import { operatorTables } from './desks/operator-tables.ts'
import { statementTables } from './desks/statement-tables.ts'
import { beginFactor, confirmFactor, leave, me, prove } from './door.ts'
import { endSession, removeOperator, resetFactor, setOperator } from './operators.ts'
import { toolTable } from '#features/special/public.ts'
import { numberTable } from '#kit/operator/number-table.ts'
import { hostTable } from '#kit/operator/host-table.ts'
import { switchTable } from '#kit/operator/switch-table.ts'
import type { ServedDesk } from '#kit/operator/serve-desk.ts'
import { setNumber } from './acts/number-acts.ts'
import { setSwitch } from './acts/switch-acts.ts'
import { today } from './today.ts'

export const servedDesks: readonly ServedDesk[] = [
  ...moneyTables,
  ...statementTables,
  ...memberTables,
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

export const consoleBindings: readonly Binding[] = [
  me,
  beginFactor,
  confirmFactor,
  prove,
  leave,
  today,
  setOperator,
  removeOperator,
  resetFactor,
  endSession,
  holdMember,
  liftHold,
  endMemberSessions,
  endMemberSession,
  issueCoupons,
  makeCouponCode,
  setArticle,
  setProduct,
  cancelPriceChange,
  audience,
  setPromotion,
  makePromotion,
  addGift,
  setAd,
  makeAd,
  broadcast,
  retryMessage,
  setExpert,
  setSwitch,
  setNumber,
  ...servedDesks.map(({ binding }) => binding),
]
