import type { FootballPhase } from '@linmen/contract/match/football-phase.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'

/** What the pitch animation is called: nothing of a match that is over is live. */
export const stageName = (phase: FootballPhase) => (isLive(phase) ? '动画直播' : '动画回顾')
