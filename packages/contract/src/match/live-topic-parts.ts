import { named, type House } from '#kit/codec.ts'
import { moment } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** When something happened according to the feed, when it was recorded here and when it was sent to readers. */
export const changeMoments = shape({
  saidAtMs: named('feedTime', moment),
  receivedAtMs: named('receiveTime', moment),
  sentAtMs: named('sendTime', moment),
})
export type ChangeMoments = House<typeof changeMoments>

/** Nothing changed, but the feed is alive: its last moment lets a reader notice when it is not. */
export const pulse = shape({ asOfMs: named('updateTime', moment) })

/** One topic for each league, with the messages of its sport's list. */
export const LEAGUE_TOPICS = 'league.'
export const leagueTopic = (leagueId: string) => `${LEAGUE_TOPICS}${leagueId}`

/** One topic for each match. */
export const MATCH_TOPICS = 'match.'
export const matchTopic = (matchId: string) => `${MATCH_TOPICS}${matchId}`
