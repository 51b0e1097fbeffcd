import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'

/** Goals in the words of the live topic, one match after the other, each one goal ahead of the last. */
export function goalStream(matches: readonly FootballMatch[], nowMs: () => number) {
  const states = new Map(matches.map(({ id, live }) => [id, live]))
  const ids = [...states.keys()]
  let told = 0
  return {
    next: (): unknown => {
      const matchId = ids[told % ids.length]!
      told += 1
      const asOfMs = nowMs()
      const live = withGoal(states.get(matchId)!, asOfMs)
      states.set(matchId, live)
      return footballLive.delta.encode({ kind: 'change', matchId, cause: 'goal', asOfMs, live })
    },
    /** Goals of the home side after everything told so far. */
    homeGoals: (matchId: string): number => states.get(matchId)!.score.full.home,
  }
}

function withGoal(live: MatchLive, nowMs: number): MatchLive {
  const { full } = live.score
  return {
    ...live,
    phase: 'secondHalf',
    clockFromMs: nowMs - 21 * 60_000,
    version: live.version + 1,
    score: { full: { ...full, home: full.home + 1 } },
    highlight: { kind: 'goal', side: 'home', minute: 67, player: '霍尔姆', atMs: nowMs },
  }
}
