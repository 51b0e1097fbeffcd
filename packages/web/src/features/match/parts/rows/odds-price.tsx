import { movement, oddsText } from '@linmen/domain/odds/odds-text.ts'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'

/** A price beside what it was at first. A change is lit for a moment. */
export function OddsPrice({ first, now }: { first: number; now: number }) {
  const flash = useFlash(now, motionMs.odds)
  return <OddsValue value={oddsText(now)} move={movement(first, now)} flash={flash} />
}
