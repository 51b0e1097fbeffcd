import { named, nullable, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { flag, id, int, moment, text } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'

export const SAY_MOST = 100

/** One line of a room. Its number rises, so two lists of a room are joined without holes or doubles. */
export const chatLine = shape({
  number: named('msgNo', int()),
  memberId: id,
  name: named('nickName', text({ max: 40 })),
  avatar: named('userIcon', text({ max: 200 })),
  /** Which side the one who speaks supports. */
  teamId: optional(id),
  text: named('content', text({ max: SAY_MOST })),
  saidAtMs: named('createTime', moment),
  removed: named('isCut', flag),
})
export type ChatLine = House<typeof chatLine>

export const support = shape({
  home: named('homeTeam', shape({ teamId: id, count: named('supportCount', int()) })),
  away: named('awayTeam', shape({ teamId: id, count: named('supportCount', int()) })),
  own: named('supportTeamId', nullable(id)),
})
export type Support = House<typeof support>

export const chatConfig = shape({
  longest: named('maxLength', int()),
  /** How long somebody waits between two lines. */
  slowMs: named('slowTime', int()),
  history: named('historyCount', int()),
  emojis: named('emojiList', list(text({ max: 20 }))),
  open: named('isOpen', flag),
})

/** A match whose room is open now. It names no score. */
export const chatRoom = shape({
  matchId: id,
  sport: named('qiuFlag', sport),
  league: named('leagueName', text({ max: 60 })),
  home: named('homeName', text({ max: 60 })),
  away: named('awayName', text({ max: 60 })),
  homeTeamId: id,
  awayTeamId: id,
  kickOffAtMs: named('matchTime', moment),
  playing: named('isLive', flag),
  lines: named('msgCount', int()),
  supporters: named('supportCount', int()),
})
export type ChatRoom = House<typeof chatRoom>
