import type {
  CompanyOdds,
  EuropeanOdds,
  LineOdds,
} from '@linmen/contract/match/match-odds.schemas.ts'
import { goalLine, handicapLabel } from '@linmen/domain/odds/handicap-label.ts'
import { movement, oddsText } from '@linmen/domain/odds/odds-text.ts'
import { cx } from '#ui/class-names.ts'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
import s from './third-line.module.css'

// Three characters of a handicap are as wide as its column.
const WIDE = /[^\d./]\/?[^\d./]\/?[^\d./]/

interface OddsLineProps {
  readonly odds: CompanyOdds
  /** 1 European, 2 Asian, 3 over/under: the chosen kind stands first, the next one beside it. */
  readonly oddsType: number
}

export function OddsLine({ odds, oddsType }: OddsLineProps) {
  const european = <European key="european" {...odds.european} />
  const asian = <Line key="asian" mark="亚" name={handicapLabel} {...odds.asian} />
  const overUnder = <Line key="overUnder" mark="大小" name={goalLine} {...odds.overUnder} />
  if (oddsType === 2) return [asian, overUnder]
  return oddsType === 3 ? [overUnder, european] : [european, asian]
}

function European({ first, now }: { first: EuropeanOdds; now: EuropeanOdds }) {
  return (
    <>
      <i className={s.mark}>欧</i>
      <Price first={first.home} now={now.home} />
      <Price first={first.draw} now={now.draw} />
      <Price first={first.away} now={now.away} />
    </>
  )
}

interface LineProps {
  readonly mark: string
  readonly name: (units: number) => string
  readonly first: LineOdds
  readonly now: LineOdds
}

function Line({ mark, name, first, now }: LineProps) {
  const label = name(now.line)
  return (
    <>
      <i className={s.mark}>{mark}</i>
      <Price first={first.first} now={now.first} />
      <span className={cx(s.handicap, WIDE.test(label) && s.long)}>{label}</span>
      <Price first={first.second} now={now.second} />
    </>
  )
}

function Price({ first, now }: { first: number; now: number }) {
  const flash = useFlash(now, motionMs.odds)
  return <OddsValue value={oddsText(now)} move={movement(first, now)} flash={flash} />
}
