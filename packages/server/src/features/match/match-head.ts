import { shownMedia } from '@linmen/domain/match/shown-media.ts'
import { lotteryGames } from '@linmen/domain/match/list/lottery-games.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import { followedAmong } from '#features/match/follow/follow.repo.ts'

/** What the page of a match says of it in both sports, before anything of its course. */
export async function matchHead({ ports, actor }: GatewayCall, sheet: MatchSheet) {
  const { fixture, league } = sheet
  const { name, city, capacity } = sheet.home.venue
  const followed = actor && (await followedAmong(ports.db.read, actor.id, [fixture.id]))
  return {
    id: fixture.id,
    feedId: fixture.id,
    followed: followed?.has(fixture.id) ?? false,
    leagueId: league.id,
    leagueName: league.name,
    colour: league.colour,
    roundName: fixture.roundName,
    kickOffAtMs: fixture.kickOffAtMs,
    day: fixture.day,
    neutral: fixture.neutral,
    venue: fixture.neutral ? null : { name, city, capacity },
    number: fixture.lottery.single?.number ?? null,
    lotteries: lotteryGames(fixture.sport, fixture.lottery),
    ...shownMedia(fixture),
  }
}
