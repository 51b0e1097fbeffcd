import { setInterval } from 'node:timers'
import { standingGoals } from '@linmen/domain/news/match-story.ts'
import type { Tx } from '#db/port.ts'
import { boardOf, type FootballOnBoard } from '#features/match/public.ts'
import { linkTo } from '#features/message/public.ts'
import { pushLater } from '#features/push/public.ts'
import type { Ports } from '#kit/ports.ts'

const LOOK_MS = 3000
/** A goal nobody was told of for so long is no news: the process was not there. */
const FRESH_MS = 120_000

/** Watches the board and tells the devices of those who follow a match that somebody scored. */
export const goalPushesLifecycle = {
  start: async (ports: Ports) => {
    if (!ports.settings.jobs) return async () => {}
    let running: Promise<unknown> = Promise.resolve()
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      running = pushGoals(ports)
        .catch((error: unknown) => ports.log.warn({ err: error }, 'goals were not pushed'))
        .finally(() => {
          isBusy = false
        })
    }, LOOK_MS)
    return async () => {
      clearInterval(timer)
      await running
    }
  },
}

/** Safe to repeat, and in several processes: each goal is told by whoever notes it first. */
export async function pushGoals(ports: Ports): Promise<number> {
  const nowMs = ports.clock.nowMs()
  let told = 0
  for (const match of boardOf(ports).matches.values()) {
    if (match.sport !== 'football' || match.plays.length === 0) continue
    for (const [at, goal] of standingGoals(match.plays).entries())
      if (nowMs - goal.atMs <= FRESH_MS)
        told += await ports.db.transaction((tx) => tellGoal(tx, ports, match, at + 1))
  }
  return told
}

async function tellGoal(tx: Tx, ports: Ports, match: FootballOnBoard, goal: number) {
  const nowMs = ports.clock.nowMs()
  const { id: matchId } = match.fixture
  const noted = await tx
    .insertInto('push_goal')
    .values({ match_id: matchId, goal, told_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .returning('goal')
    .executeTakeFirst()
  if (!noted) return 0
  const followers = await tx
    .selectFrom('match_follow')
    .innerJoin('push_subscription', 'push_subscription.member_id', 'match_follow.member_id')
    .select('match_follow.member_id')
    .distinct()
    .where('match_id', '=', matchId)
    .execute()
  const { home, away } = match.live.score.full
  return pushLater(
    tx,
    { ports, nowMs },
    {
      memberIds: followers.map(({ member_id }) => member_id),
      topic: 'goals',
      title: `${match.home.name} vs ${match.away.name}`,
      body: `进球 ${home}-${away}`,
      plainBody: '关注的比赛有新动态',
      link: linkTo.footballMatch(matchId),
      tag: `match-${matchId}`,
    },
  )
}
