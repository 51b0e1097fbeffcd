import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import { LEAGUE_TOPICS, MATCH_TOPICS } from '@linmen/contract/match/live-topic-parts.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { oneMatch } from '@linmen/contract/match/one-match.topics.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { basketballSnapshot, footballSnapshot } from './live-snapshot.ts'
import { matchSnapshot } from './match-snapshot.ts'

/** The lists of both sports, and a topic for every league and match that is on the board. */
export function openTopics(ports: Ports): void {
  const { hub } = ports
  const football = (leagueId?: string) =>
    footballLive.snapshot.encode(footballSnapshot(ports, leagueId))
  const basketball = (leagueId?: string) =>
    basketballLiveTopic.snapshot.encode(basketballSnapshot(ports, leagueId))
  hub.topic(footballLive.name, () => football())
  hub.topic(basketballLiveTopic.name, () => basketball())
  hub.family(LEAGUE_TOPICS, (id) => {
    const match = [...boardOf(ports).matches.values()].find(({ league }) => league.id === id)
    if (!match) return null
    return match.sport === 'football' ? () => football(id) : () => basketball(id)
  })
  hub.family(MATCH_TOPICS, (id) =>
    boardOf(ports).matches.has(id)
      ? () => oneMatch.snapshot.encode(matchSnapshot(ports, id))
      : null,
  )
}
