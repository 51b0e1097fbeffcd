import { named, type House } from '#kit/codec.ts'
import { flag } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** Who plays on consecutive days (spec 001 §3): one of three in a row, a second day, a third day. */
export const backToBackFlags = {
  backToBack: named('backToBackFlag', flag),
  backToBackTwo: flag,
  backToBackThree: flag,
}
const backToBack = shape(backToBackFlags)
export type BackToBackFlags = House<typeof backToBack>
