import type { SportsFeed } from '#feeds/port.ts'
import type { Clock } from '#kit/environment.ts'
import type { DemoWorld } from './demo-world.ts'

/** What a reader asks first when it takes over: the last seconds of what is being played. */
const WARM_MS = 20_000

/** The demo world as a feed, wherever the world lives. */
export function simulatedFeed(
  clock: Clock,
  world: DemoWorld & Pick<SportsFeed, 'close'>,
): SportsFeed {
  return {
    name: 'demo',
    demo: true,
    atlas: () => world.atlas(clock.nowMs()),
    day: (sport, day) => world.day(sport, day, clock.nowMs()),
    season: (id) => world.season(id, clock.nowMs()),
    squad: (teamId) => world.squad(teamId, clock.nowMs()),
    // A player's number is his team's with two digits more.
    teamOfPlayer: (playerId) => playerId.slice(0, -2),
    reports: (days, afterMs, untilMs) => world.reports(days, afterMs, untilMs),
    endings: (day) => world.endings(day, clock.nowMs()),
    depth: (matchId, afterMs, untilMs) => world.depth(matchId, afterMs, untilMs),
    boxes: (matchIds) => world.boxes(matchIds, clock.nowMs()),
    warm: async (days) => {
      const nowMs = clock.nowMs()
      await world.reports(days, nowMs - WARM_MS, nowMs)
    },
    ...(world.close && { close: world.close }),
  }
}
