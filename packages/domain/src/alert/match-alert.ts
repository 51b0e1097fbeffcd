import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { MatchLive, Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { causeOfBasketball } from '#match/basketball/basketball-merge.ts'
import { isBasketballFinished, isBasketballLive } from '#match/basketball/basketball-status.ts'
import { eventMinute } from '#match/event-minute.ts'
import { isFinished, isLive } from '#match/football/football-status.ts'
import { shownScore } from '#match/match-fold.ts'
import { causeOf } from '#match/match-merge.ts'

/** What a system notification says. */
export interface MatchAlert {
  readonly title: string
  readonly body: string
}

export interface AlertNames {
  readonly home: string
  readonly away: string
}

/** Older news is no news: the phone slept, or the line was down. */
export const ALERT_MS = 60_000

/** Goals, goals taken back, red cards and the end of a followed football match. Null: silence. */
export function footballAlert(
  before: MatchLive,
  after: MatchLive,
  { names, nowMs }: { names: AlertNames; nowMs: number },
): MatchAlert | null {
  const cause = causeOf(before, after)
  const score = `${names.home} ${dash(shownScore(after))} ${names.away}`
  if (cause !== 'correction' && isLive(before.phase) && isFinished(after.phase))
    return { title: `完场　${score}`, body: '全场比赛结束' }
  const event = after.highlight
  if (event?.kind !== cause || nowMs - event.atMs > ALERT_MS) return null
  const who = `${eventMinute(event)}${event.player ? ` ${event.player}` : ''}`
  if (cause === 'goal') return { title: `进球　${score}`, body: `${names[event.side]}　${who}` }
  if (cause === 'redCard') return { title: `红牌　${names[event.side]}`, body: `${who}　${score}` }
  return { title: `比分更正　${score}`, body: `${names[event.side]}的进球取消　${who}` }
}

/** Baskets would never stop: only the end is told, and when its score is put right afterwards. */
export function basketballAlert(
  before: BasketballLive,
  after: BasketballLive,
  { names }: { names: AlertNames },
): MatchAlert | null {
  const score = `${names.away} ${after.score.away}-${after.score.home} ${names.home}`
  if (!isBasketballFinished(after.phase)) return null
  if (isBasketballLive(before.phase)) return { title: `完场　${score}`, body: '全场比赛结束' }
  return causeOfBasketball(before, after) === 'correction'
    ? { title: `比分更正　${score}`, body: '完场比分有更正' }
    : null
}

/** The same for a person who does not want to know how it stands. */
export const quietAlert = (first: string, second: string): MatchAlert => ({
  title: `${first} vs ${second}`,
  body: '有新动态',
})

const dash = ({ home, away }: Pair) => `${home}-${away}`
