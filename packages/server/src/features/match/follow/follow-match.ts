import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { command } from '#kit/command.ts'
import { fixtureExists } from '#features/match/fixture.repo.ts'
import { follow, unfollow } from './follow.repo.ts'

/** Follows a match or ceases to. Doing it twice is the same as doing it once. */
export const followMatch = command(
  matchEndpoints.followMatch,
  async (tx, { matchId, action, sport }, { actor, nowMs, refuse }) => {
    if (!(await fixtureExists(tx, matchId, sport))) refuse('match.not_found', {})
    if (action === 'follow') await follow(tx, actor.id, matchId, nowMs)
    else await unfollow(tx, actor.id, matchId)
    return {}
  },
)
