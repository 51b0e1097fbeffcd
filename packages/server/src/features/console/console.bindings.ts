import type { Binding } from '#kit/binding.ts'
import {
  broadcast,
  retryMessage,
  setAd,
  setArticle,
  setExpert,
  setPromotion,
} from './acts/content-acts.ts'
import { endCouponCode, makeCouponCode } from './acts/coupon-code-act.ts'
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
import { beginFactor, confirmFactor, leave, me, prove } from './door.ts'
import { endSession, removeOperator, resetFactor, setOperator } from './operators.ts'
import { setNumber } from './acts/number-acts.ts'
import { setSwitch } from './acts/switch-acts.ts'
import { find } from './find.ts'
import { servedDesks } from './served-desks.ts'
import { today } from './today.ts'

export const consoleBindings: readonly Binding[] = [
  me,
  beginFactor,
  confirmFactor,
  prove,
  leave,
  today,
  find,
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
  endCouponCode,
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
