import type { ConsoleDesk } from '#kit/console-desk.ts'
import { contentPlaces } from './content-places.ts'
import { feedPlaces } from './feed-places.ts'
import { healthPlaces } from './health-places.ts'
import { hostPlaces } from './host-places.ts'
import { lotteryPlaces } from './lottery-places.ts'
import { memberPlaces } from './member-places.ts'
import { moneyPlaces } from './money-places.ts'
import { operatorPlaces } from './operator-places.ts'
import { promotionPlaces } from './promotion-places.ts'
import { settingPlaces } from './setting-places.ts'
import { workPlaces } from './work-places.ts'

/** Every desk, in the order of the menu. */
export const places: readonly ConsoleDesk[] = [
  ...contentPlaces,
  ...promotionPlaces,
  ...workPlaces,
  ...moneyPlaces,
  ...settingPlaces,
  ...memberPlaces,
  ...feedPlaces,
  ...healthPlaces,
  ...lotteryPlaces,
  ...hostPlaces,
  ...operatorPlaces,
]

export const groupNames = { duty: '值班', money: '钱', content: '内容', system: '系统' } as const
