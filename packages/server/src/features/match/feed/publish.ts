import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import { leagueTopic, matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { oneMatch, type OneMatchDelta } from '@linmen/contract/match/one-match.topics.ts'
import { latencyOf, type Passage } from '#kit/latency.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import type { BoardMatch } from '#features/match/board/board.ts'
import type { BoardChange } from './merge-reports.ts'

/** Sends a change to whoever reads the sport's list, the league or the match, in this process. */
export function publishChange(
  ports: Ports,
  { league, fixture }: BoardMatch,
  { change, receivedAtMs }: { change: BoardChange; receivedAtMs: number },
): void {
  const { saidAtMs, ...rest } = change
  const moments = { saidAtMs, receivedAtMs, sentAtMs: ports.clock.nowMs() }
  latencyOf(ports).note(moments)
  const { hub } = ports
  const { asOfMs } = boardOf(ports)
  const delta =
    rest.sport === 'football'
      ? footballLive.delta.encode({ kind: 'change', ...rest, asOfMs, moments })
      : basketballLiveTopic.delta.encode({ kind: 'change', ...rest, asOfMs, moments })
  hub.publishHere(rest.sport === 'football' ? footballLive.name : basketballLiveTopic.name, delta)
  hub.publishHere(leagueTopic(league.id), delta)
  const own = ownDelta(rest, { asOfMs, moments })
  if (own) hub.publishHere(matchTopic(fixture.id), oneMatch.delta.encode(own))
}

/** Tells readers that the feed is alive although nothing changed. */
export function publishPulse(ports: Ports): void {
  const { hub } = ports
  const pulse = { kind: 'pulse', asOfMs: boardOf(ports).asOfMs } as const
  hub.publishHere(footballLive.name, footballLive.delta.encode(pulse))
  hub.publishHere(basketballLiveTopic.name, basketballLiveTopic.delta.encode(pulse))
  for (const id of hub.watched(matchTopic('')))
    hub.publishHere(matchTopic(id), oneMatch.delta.encode(pulse))
  for (const id of hub.watched(leagueTopic('')))
    hub.publishHere(leagueTopic(id), footballLive.delta.encode(pulse))
}

function ownDelta(
  change: Omit<BoardChange, 'saidAtMs'>,
  told: { asOfMs: number; moments: Passage },
): OneMatchDelta | null {
  if (change.odds) return { kind: 'odds', ...told, companies: [change.odds] }
  if (!change.live) return null
  return change.sport === 'football'
    ? { kind: 'live', ...told, football: change.live as never }
    : { kind: 'live', ...told, basketball: change.live as never }
}
