import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { isDecided, isTotalClosed } from '@linmen/domain/match/basketball-closed.ts'
import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import { movement, oddsText } from '@linmen/domain/odds/odds-text.ts'
import { tvNowMs } from '#kit/shield.ts'
import { useTicking } from '#kit/tick.ts'
import { motionMs } from '#ui/motion/motion.ts'
import { useFlash } from '#ui/motion/use-flash.ts'
import { OddsValue } from '#ui/odds-value/odds-value.tsx'
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
      <i className={s.mark}>让分</i>
      {decided ? (
        CLOSED
      ) : (
        <>
          主 {lineLabel(asian.now.line, 'asian', 'basketball')}{' '}
          <Price first={asian.first.first} now={asian.now.first} />
        </>
      )}
    </span>
  )
  const total = (
    <span key="overUnder" className={s.total}>
      <i className={s.mark}>大小</i>
      {isTotalClosed(overUnder.now.line, live)
        ? CLOSED
        : lineLabel(overUnder.now.line, 'overUnder', 'basketball')}
    </span>
  )
  const winner = (
    <span key="european" className={s.winner}>
      <i className={s.mark}>胜负</i>
      <Price first={european.first.away} now={european.now.away} />
      <Price first={european.first.home} now={european.now.home} />
    </span>
  )
  const inTurn = [winner, handicap, total]
  const first = oddsType - 1
  return <div className={s.odds}>{[...inTurn.slice(first), ...inTurn.slice(0, first)]}</div>
}

const CLOSED = '封盘'

function Price({ first, now }: { first: number; now: number }) {
  const flash = useFlash(now, motionMs.odds)
  return <OddsValue value={oddsText(now)} move={movement(first, now)} flash={flash} />
}
