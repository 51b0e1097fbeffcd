import { named, optional, type House } from '#kit/codec.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { sport } from '#kit/legacy-words.ts'
import { namedMatchFields, points } from '#match/named-match.schemas.ts'
import { expertFace } from './expert.schemas.ts'

/** How the expert looks at the own words now. */
const verdict = words({ right: 1, partly: 2, wrong: 3 })

const summary = {
  id: named('replayId', id),
  title: text({ max: 60 }),
  summary: named('describe', text({ max: 300 })),
  sport: named('qiuFlag', sport),
  expert: expertFace,
  match: shape({
    ...namedMatchFields,
    homeGoals: named('homeScore', points),
    awayGoals: named('awayScore', points),
  }),
  verdict: named('replayResult', verdict),
  publishedAtMs: named('createTime', moment),
  comments: named('commentCount', int()),
  /** Set where a film belongs to it. */
  videoId: named('interId', optional(id)),
}

export const replaySummary = shape(summary)
export type ReplaySummary = House<typeof replaySummary>

/** A look back at a match, open to everybody. */
export const replayDetail = shape({ ...summary, body: named('content', text({ max: 8000 })) })
export type ReplayDetail = House<typeof replayDetail>

export const replayComment = shape({
  id: named('commentId', id),
  replayId: id,
  author: named('nickName', text({ max: 40 })),
  authorId: named('memberId', id),
  avatar: named('userIcon', text({ max: 200 })),
  content: text({ max: 300 }),
  atMs: named('createTime', moment),
  replies: named('replyCount', int()),
  mine: named('isMine', flag),
})
export type ReplayComment = House<typeof replayComment>

export const commentThread = shape({
  comment: replayComment,
  replies: named('replyList', list(replayComment)),
})

/** What an expert sends in after a match. */
export const replayDraft = shape({
  matchId: id,
  title: text({ max: 60 }),
  summary: named('describe', text({ max: 300 })),
  body: named('content', text({ max: 8000 })),
  verdict: named('replayResult', verdict),
  videoId: named('interId', optional(id)),
})
