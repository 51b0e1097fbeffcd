import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type {
  BasketballBody,
  BasketballReport,
} from '@linmen/domain/match/basketball/basketball-report.ts'
import type { Dice } from './dice.ts'
import { blur, SIDES, zero, type Telling } from './football-story.ts'

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const

/** What a feed has to say about one basketball match, in its own order. */
export function basketballStory(
  dice: Dice,
  matchId: string,
  kickOffAtMs: number,
): BasketballReport[] {
  const told: BasketballReport[] = []
  const telling = dice.pick<Telling>(['named', 'named', 'stated', 'both'])
  const standing: { seq: number; side: Side; points: number }[] = []
  let period = 0
  const say = (body: BasketballBody) => {
    const seq = told.length + 1
    told.push({ ...body, matchId, seq, atMs: kickOffAtMs + seq * 30_000 })
    return seq
  }
  const state = () => {
    if (telling === 'named') return
    const full = zero()
    for (const { side, points } of standing) full[side] += points
    if (dice.percent(15)) blur(dice, full)
    say({ kind: 'score', full, periods: [full], fouls: zero(), timeOuts: zero() })
  }
  const basket = () => {
    const side = dice.pick(SIDES)
    const points = dice.pick([1, 2, 3] as const)
    const what = {
      kind: 'points',
      side,
      points,
      period,
      secondsLeft: 60,
      player: '布洛克',
    } as const
    standing.push({ seq: telling === 'stated' ? 0 : say(what), side, points })
    if (dice.percent(90)) state()
  }
  const cancel = () => {
    const [taken] = standing.splice(dice.below(standing.length), 1)
    if (!taken) return
    if (taken.seq > 0) say({ kind: 'pointsCancelled', pointsSeq: taken.seq })
    state()
  }
  const other = () => {
    const side = dice.pick(SIDES)
    if (dice.percent(50)) say({ kind: 'foul', side, period, player: '布洛克' })
    else say({ kind: 'clock', secondsLeft: 300, running: dice.percent(50) })
  }

  for (const phase of QUARTERS.slice(0, 1 + dice.below(4))) {
    period += 1
    say({ kind: 'status', phase })
    const events = dice.below(4)
    for (let at = 0; at < events; at++) dice.pick([basket, basket, cancel, other])()
  }
  if (dice.percent(70)) say({ kind: 'status', phase: 'finished' })
  return told
}
