/**
 * What calls are about, where a write changes what a read has told. A write names what it touches, a
 * read what it is about, and neither knows the other: no table imports another for it.
 */
export type Subject =
  | 'me'
  | 'wallet'
  | 'coupons'
  | 'setMeals'
  | 'plans'
  | 'notes'
  | 'orders'
  | 'follows'
  | 'messages'
  | 'vip'
  | 'experts'
  | 'interpretations'
  | 'videos'
  | 'community'
  | 'chat'
  | 'models'
  | 'promotions'
  | 'settings'
  | 'feedback'
  | 'sessions'
  | 'spending'
  | 'operators'
