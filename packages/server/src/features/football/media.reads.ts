import { shownMedia } from '@linmen/domain/match/shown-media.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import type { MatchVideo } from '@linmen/contract/match/media.schemas.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import { playback } from '@linmen/domain/history/playback.ts'
import { periodFigures } from '@linmen/domain/match/period-figures.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import { matchOf, playOf } from './match-of.ts'

const CARTOON_FRESH_MS = 2000

/** There is no film to play here, and the answer says so. */
export async function video(ports: Ports, matchId: string, sport: Sport): Promise<MatchVideo> {
  const { fixture } = await matchOf(ports, matchId, sport)
  const media = shownMedia(fixture)
  return {
    matchId,
    ...media,
    stream: null,
    note: media.cartoon ? '没有视频信号，可看动画' : '没有视频信号',
  }
}

export const cartoon = cachedAnswer(
  mediaGateway.getMatchCartoonInfo,
  CARTOON_FRESH_MS,
  async (ports, { matchId }) => {
    const { fixture, home, away } = await matchOf(ports, matchId, 'football')
    const depth = await archiveOf(ports).depth(matchId)
    return {
      matchId,
      cartoon: shownMedia(fixture).cartoon,
      homeName: home.name,
      awayName: away.name,
      frames: playback(await playOf(ports, matchId), depth),
      momentum: depth
        .filter((record) => record.kind === 'momentum')
        .map(({ minute, value }) => ({ minute, value: Math.round(value) })),
      figures: periodFigures(depth),
      lines: depth
        .filter((record) => record.kind === 'text')
        .map(({ seq, atMs, clock, side, text, important, score }) => ({
          seq,
          atMs,
          clock,
          side,
          text,
          important,
          score,
        })),
    }
  },
)

/** The room of a match. Nobody can speak in it yet, so nothing is stored and nothing is shown. */
export async function chatroom(ports: Ports, matchId: string) {
  const { home, away } = await matchOf(ports, matchId)
  return {
    matchId,
    roomId: matchId,
    name: `${home.name} - ${away.name}`,
    open: false,
    online: listenersOf(ports, matchId),
    messages: 0,
  }
}

export async function chatContent(ports: Ports, matchId: string) {
  await matchOf(ports, matchId)
  return { matchId, roomId: matchId, lines: [], hasNext: false }
}

export async function onlineCount(ports: Ports, matchId: string) {
  await matchOf(ports, matchId)
  return { matchId, online: listenersOf(ports, matchId) }
}

const listenersOf = ({ hub }: Ports, matchId: string) => hub.readers(matchTopic(matchId))
