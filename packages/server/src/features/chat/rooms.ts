import { chatTopic, CHAT_TOPICS } from '@linmen/contract/chat/chat.topics.ts'
import type { ChatLine } from '@linmen/contract/chat/chat.schemas.ts'
import { isRoomOpen } from '@linmen/domain/chat/room-hours.ts'
import type { Reader } from '#db/port.ts'
import { boardOf, matchBriefs, type MatchBrief } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'
import type { Hub } from '#realtime/hub.ts'

/**
 * Lines of a busy room go out together; nobody reads faster. Where thousands listen they wait longer for each other,
 * because each write goes to all of them: half a second at most, from 5,000 people on.
 */
export const LINES_TOGETHER = {
  gatherMs: (people: number) => Math.min(500, Math.max(100, people / 10)),
}

/** A room for every match on the board. */
export const chatLifecycle = {
  start: async (ports: Ports) => {
    ports.hub.family(
      CHAT_TOPICS,
      (matchId) => (boardOf(ports).matches.has(matchId) ? () => ({}) : null),
      LINES_TOGETHER,
    )
    return async () => {}
  },
}

/** Passes a line on to everybody in the room, in every process. */
export function publishLine(hub: Hub, matchId: string, line: ChatLine): void {
  const topic = chatTopic(matchId)
  hub.publish(topic.name, topic.delta.encode(line))
}

/** The match of a room, if there is one. Its lines can be read after it closed. */
export const roomOf = async (db: Reader, matchId: string): Promise<MatchBrief | undefined> =>
  (await matchBriefs(db, [matchId])).get(matchId)

export async function openRoom(db: Reader, matchId: string, nowMs: number) {
  const room = await roomOf(db, matchId)
  return room && isRoomOpen(room.kickOffAtMs, nowMs) ? room : undefined
}
