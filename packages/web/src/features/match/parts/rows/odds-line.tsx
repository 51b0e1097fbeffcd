import type {
  CompanyOdds,
  EuropeanOdds,
  LineOdds,
} from '@linmen/contract/match/match-odds.schemas.ts'
import { goalLine, handicapLabel } from '@linmen/domain/odds/handicap-label.ts'
import type { StaleOffer } from '@linmen/domain/odds/stale-offer.ts'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { OddsPrice } from './odds-price.tsx'
import line from './odds-line.module.css'
import s from './third-line.module.css'

const MARK = cx(line.mark, s.mark)
// Three characters of a handicap are as wide as its column.
const WIDE = /[^\d./]\/?[^\d./]\/?[^\d./]/

interface OddsLineProps {
  readonly odds: CompanyOdds
  /** 1 European, 2 Asian, 3 over/under: the chosen kind stands first, the next one beside it. */
  readonly oddsType: number
  /** Why nobody offers this now: the last prices are told as such, and move nowhere. */
  readonly stale: StaleOffer | null
}

export function OddsLine({ odds, oddsType, stale }: OddsLineProps) {
  const moved = <T,>({ first, now }: Moved<T>) => ({ first: stale ? now : first, now })
  const european = <European key="european" {...moved(odds.european)} />
  const asian = <Line key="asian" mark="亚" name={handicapLabel} {...moved(odds.asian)} />
  const overUnder = <Line key="overUnder" mark="大小" name={goalLine} {...moved(odds.overUnder)} />
  const beside = (second: ReactNode) => (stale ? <Why key="why" {...{ stale }} /> : second)
  if (oddsType === 2) return [asian, beside(overUnder)]
  return oddsType === 3 ? [overUnder, beside(european)] : [european, beside(asian)]
}

interface Moved<T> {
  readonly first: T
  readonly now: T
}

const WORDS: Readonly<Record<StaleOffer, readonly [string, string]>> = {
  beforePlay: ['赛前', '，还没有滚球报价'],
  closed: ['封盘', '，还没有新的报价'],
}

function Why({ stale }: { stale: StaleOffer }) {
  const [word, more] = WORDS[stale]
  return (
    <span className={s.why}>
      {word}
      <span className="sr-only">{more}</span>
    </span>
  )
}

function European({ first, now }: { first: EuropeanOdds; now: EuropeanOdds }) {
  return (
    <>
      <i className={MARK}>欧</i>
      <OddsPrice first={first.home} now={now.home} />
      <OddsPrice first={first.draw} now={now.draw} />
      <OddsPrice first={first.away} now={now.away} />
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
      <i className={MARK}>{mark}</i>
      <OddsPrice first={first.first} now={now.first} />
      <span className={cx(s.handicap, WIDE.test(label) && s.long)}>{label}</span>
      <OddsPrice first={first.second} now={now.second} />
    </>
  )
}
