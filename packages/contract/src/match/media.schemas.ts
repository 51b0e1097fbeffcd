import { named, nullable, type House } from '#kit/codec.ts'
import { jsonText } from '#kit/json-text.ts'
import { bit } from '#kit/legacy-words.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, record, shape } from '#kit/shapes.ts'
import { footballPhase } from './football-phase.ts'
import { periodFigures, textLine } from './match-course.schemas.ts'
import { addedMinutes, pair, side } from './match-live.schemas.ts'

/**
 * Moving pictures of a match. The flags are the feed's; `stream` is the address of a film somebody may play
 * here, and null says plainly that there is none.
 */
export const matchVideo = shape({
  matchId: id,
  video: named('is_video', flag),
  cartoon: named('is_cartoon', flag),
  stream: named('videoUrl', nullable(text())),
  note: text({ max: 60 }),
})
export type MatchVideo = House<typeof matchVideo>

/** One picture of the pitch animation; 0 to 100 along and across, the home side attacks to the right. */
const frame = shape({
  minute: int({ max: 130 }),
  added: addedMinutes,
  kind: named(
    'type',
    words({ goal: 1, card: 3, substitution: 9, missedPenalty: 16, shot: 21, pressure: 24 }),
  ),
  side,
  x: int({ max: 100 }),
  y: int({ max: 100 }),
  player: text({ max: 40 }),
  detail: text({ max: 40 }),
  score: pair,
})

export const matchCartoon = shape({
  matchId: id,
  cartoon: named('is_cartoon', flag),
  homeName: text({ max: 30 }),
  awayName: text({ max: 30 }),
  frames: named('frameList', list(frame)),
  /** Who presses in each minute: −100 away, 100 home. */
  momentum: named(
    'momentumList',
    list(shape({ minute: int({ max: 130 }), value: int({ min: -100, max: 100 }) })),
  ),
  /** What is told beside the pictures: figures of the match and its halves, and sentences, oldest first. */
  figures: named('standingList', list(periodFigures)),
  lines: named('textList', list(textLine, { max: 2000 })),
})
export type MatchCartoon = House<typeof matchCartoon>
export type CartoonFrame = House<typeof frame>

/** `online` is the number of people who read this match's live topic now. */
export const onlineCount = shape({ matchId: id, online: named('onlineCount', int()) })

export const chatroom = shape({
  matchId: id,
  roomId: id,
  name: named('roomName', text({ max: 80 })),
  /** False while nobody may speak in it. */
  open: named('isOpen', flag),
  online: named('onlineCount', int()),
  messages: named('msgCount', int()),
})

const chatLine = shape({
  id: named('msgId', id),
  memberId: id,
  nickname: named('nickName', text({ max: 20 })),
  text: named('content', text({ max: 500 })),
  atMs: named('time', moment),
})

export const chatContent = shape({
  matchId: id,
  roomId: id,
  lines: named('dataList', list(chatLine)),
  hasNext: flag,
})

/** Matches of the goal red-packet rain. The points are the goals that stand, by their count. */
export const redPacketMatches = shape({
  matches: named(
    'dataList',
    list(
      shape({
        matchId: id,
        active: named('redStatus', bit),
        phase: named('matchStatus', footballPhase),
        goals: named('pointJson', jsonText(record(moment))),
      }),
    ),
  ),
})
