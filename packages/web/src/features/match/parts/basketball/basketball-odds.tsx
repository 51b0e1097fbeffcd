import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { isDecided, isTotalClosed } from '@linmen/domain/match/basketball/basketball-closed.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { tvNowMs } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { cx } from '#ui/class-names.ts'
import { OddsPrice } from '#features/match/parts/rows/odds-price.tsx'
import line from '#features/match/parts/rows/odds-line.module.css'
import s from './basketball-odds.module.css'

interface BasketballOddsProps {
  readonly odds: CompanyOdds
  /** 1 胜负, 2 让分, 3 大小: the chosen kind stands first, the others follow in their turn. */
  readonly oddsType: number
  /** How the match stands: lines that it has overtaken are closed. */
  readonly live: BasketballLive
}

/** 让分 of the home side with its water, 大小, 胜负 with the away team first as in the row. */
export function BasketballOdds({ odds, oddsType, live }: BasketballOddsProps) {
  const { european, asian, overUnder } = odds
  const decided = useTicking((nowMs) => isDecided(live, tvNowMs(nowMs)))
  const handicap = (
    <span key="asian" className={s.handicap}>
      <i className={MARK}>让分</i>
      {decided ? (
        CLOSED
      ) : (
        <>
          主 {lineLabel(asian.now.line, 'asian', 'basketball')}{' '}
          <OddsPrice first={asian.first.first} now={asian.now.first} />
        </>
      )}
    </span>
  )
  const total = (
    <span key="overUnder" className={s.total}>
      <i className={MARK}>大小</i>
      {isTotalClosed(overUnder.now.line, live)
        ? CLOSED
        : lineLabel(overUnder.now.line, 'overUnder', 'basketball')}
    </span>
  )
  const winner = (
    <span key="european" className={s.winner}>
      <i className={MARK}>胜负</i>
      <OddsPrice first={european.first.away} now={european.now.away} />
      <OddsPrice first={european.first.home} now={european.now.home} />
    </span>
  )
  const inTurn = [winner, handicap, total]
  const first = oddsType - 1
  return (
    <div className={cx(line.line, s.odds)}>
      {[...inTurn.slice(first), ...inTurn.slice(0, first)]}
    </div>
  )
}

const CLOSED = '封盘'
const MARK = cx(line.mark, s.mark)
