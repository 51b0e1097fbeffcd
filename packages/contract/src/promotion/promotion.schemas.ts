import { named, optional, type House } from '#kit/codec.ts'
import { id, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { legacyCode } from '#kit/legacy-words.ts'

/** Where a tap leads: a code of answers and pop-ups, or one of menus, and what it is about. */
const linkTarget = shape({
  code: named('redirectType', optional(legacyCode)),
  menuCode: named('inner', optional(legacyCode)),
  subject: named('toId', optional(text({ max: 500 }))),
})
export type LinkTarget = House<typeof linkTarget>

const ad = {
  id: named('adId', id),
  content: optional(text()),
  picture: named('picUrl', optional(text({ max: 500 }))),
  target: named('urlRedirect', optional(linkTarget)),
  bottomText: named('bottomTip', optional(text({ max: 100 }))),
}

/** A picture or a few words in a place of a page. */
export const promotionAd = shape(ad)
export type PromotionAd = House<typeof promotionAd>

/** The same over the page, and when it comes up. */
export const popUp = shape({
  ...ad,
  rule: named(
    'popRule',
    shape({
      trigger: named('triggerType', words({ daily: 0, timed: 1, immediate: 2 })),
      /** `20:30` every day, or `2026-11-25 20:30` once; Beijing time. */
      date: named('triggerDate', optional(text({ max: 40 }))),
    }),
  ),
})
export type PopUp = House<typeof popUp>
