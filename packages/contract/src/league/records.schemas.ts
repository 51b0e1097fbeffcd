import { named } from '#kit/codec.ts'
import { int } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

const percent = int({ max: 100 })

/** How many of how many, and the share in whole percent. */
export const tally = shape({ count: named('num', int()), percent: named('per', percent) })

/** 赢盘, 走盘, 输盘 and 赢盘率. */
export const lineRecord = shape({
  win: named('winPlateNum', int()),
  push: named('goPlateNum', int()),
  lose: named('losePlateNum', int()),
  winPercent: named('winPlateNumPer', percent),
})

/** 大, 走, 小 and the share of 大. */
export const totalRecord = shape({
  over: named('bigBallNum', int()),
  push: named('goBigSmallNum', int()),
  under: named('smallBallNum', int()),
  overPercent: named('bigBallNumPer', percent),
})

export const winRecord = shape({ won: named('winNum', int()), lost: named('loseNum', int()) })
