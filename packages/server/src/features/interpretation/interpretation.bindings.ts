import type { Binding } from '#kit/binding.ts'
import { pay, payWithCoupon } from './buy-interpretation.ts'
import { expertFollowState, followExpert, followsExpert } from './follow-expert.ts'
import { followStates } from './follow-states.ts'
import {
  countNews,
  kindOf,
  list,
  listByExpert,
  listForHome,
  listHomeFeed,
  listTwoForOne,
  look,
  lookNews,
  twoForOneRule,
} from './interpretation.reads.ts'
import {
  countInterpretations,
  countVideos,
  listInterpretations,
  listLiveRooms,
  listPlansAndInterpretations,
  listRoomInterpretations,
} from './of-match.reads.ts'
import { openWithLook } from './open-with-look.ts'
import { publish } from './publish-interpretation.ts'
import { reviewInterpretation } from './review-interpretation.ts'
import { listNotes, rate, rating } from './rate-interpretation.ts'
import { unlockFree } from './unlock-free.ts'

export const interpretationBindings: Binding[] = [
  look,
  openWithLook,
  pay,
  payWithCoupon,
  unlockFree,
  reviewInterpretation,
  followsExpert,
  followExpert,
  expertFollowState,
  list,
  listByExpert,
  listForHome,
  listHomeFeed,
  kindOf,
  lookNews,
  countNews,
  listTwoForOne,
  twoForOneRule,
  rate,
  rating,
  listNotes,
  publish,
  listInterpretations,
  listPlansAndInterpretations,
  countInterpretations,
  countVideos,
  listLiveRooms,
  listRoomInterpretations,
  followStates,
]
