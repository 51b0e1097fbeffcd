import { named, optional, type House } from '#kit/codec.ts'
import { coins, decimal, flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { expertFace } from '#expert/expert.schemas.ts'
import { receipt } from '#pay/pay.schemas.ts'
import { namedMatchFields, points } from '#match/named-match.schemas.ts'
import { planSport } from '#plan/plan.schemas.ts'

/** Written, or spoken over a film. Both are sold the same way. */
export const interpretationMedium = words({ written: 1, video: 2 })
export type InterpretationMedium = House<typeof interpretationMedium>

const interpretedMatch = shape({
  ...namedMatchFields,
  /** The lottery number of the day, `周三005`. */
  number: named('matchNo', optional(text({ max: 20 }))),
  /** How it ended, once it is over. */
  homeGoals: named('homeScore', optional(points)),
  awayGoals: named('awayScore', optional(points)),
})

/** Who wins, or nobody. */
const choice = words({ home: 3, draw: 1, away: 0 })

/** Bars with the sample they were counted from. */
const figure = shape({
  title: text({ max: 60 }),
  sample: named('n', int()),
  bars: list(
    shape({ label: named('name', text({ max: 20 })), share: named('percent', int({ max: 100 })) }),
    {
      max: 6,
    },
  ),
})
export type InterpretationFigure = House<typeof figure>

const summary = {
  id: named('interId', id),
  medium: named('interType', interpretationMedium),
  title: text({ max: 60 }),
  teaser: named('describe', text({ max: 200 })),
  sport: named('qiuFlag', planSport),
  expert: expertFace,
  match: interpretedMatch,
  price: coins,
  inSetMeals: named('isSetMeal', flag),
  publishedAtMs: named('createTime', moment),
  /** Members who can read it now because they unlocked it. */
  buyers: named('lookCount', int()),
  state: named('status', words({ onSale: 0, closed: 1, settled: 2 })),
  result: optional(words({ hit: 1, miss: 2, void: 3 })),
  owned: named('isBuy', flag),
  /** Characters of the paid text. */
  length: named('wordCount', int()),
  /** The other one of a pair that is sold together. */
  pairId: named('twoForOneId', optional(id)),
  /** How long the film is; only of a video. */
  seconds: named('videoTime', optional(int())),
  freeSeconds: named('freeTime', optional(int())),
  poster: named('videoCover', optional(text({ max: 200 }))),
  /** Present for those who may see it, and for everybody once it is settled. */
  pick: optional(shape({ choice: named('option', choice), odds: decimal })),
}

export const interpretationSummary = shape(summary)
export type InterpretationSummary = House<typeof interpretationSummary>

/** How buyers rated it, from one to five. */
export const ratingSummary = shape({
  count: named('scoreCount', int()),
  average: named('score', optional(decimal)),
  /** How many gave one, two, three, four and five. */
  spread: named('scoreList', list(int(), { max: 5 })),
})
export type RatingSummary = House<typeof ratingSummary>

const detail = {
  ...summary,
  /** The open part, for everybody. */
  lead: named('freeContent', text({ max: 2000 })),
  figure: optional(figure),
  /** What the paid part is about, in its own headings. */
  headings: named('chapters', list(text({ max: 40 }), { max: 12 })),
  /** Who unlocked it may rate it once its match is over. */
  mayRate: named('canEvaluate', flag),
  body: named('content', optional(text({ max: 8000 }))),
}

/** The paid text is there only for those who may read it. */
export const interpretationDetail = shape(detail)
export type InterpretationDetail = House<typeof interpretationDetail>

/** Where a part of the film begins. */
const chapter = shape({ title: text({ max: 40 }), at: named('second', int()) })

export const videoDetail = shape({
  ...detail,
  parts: named('videoChapters', list(chapter, { max: 20 })),
})
export type VideoDetail = House<typeof videoDetail>

/** An address that plays for this reader and for minutes; the free part for whoever has not paid. */
export const videoContent = shape({
  src: named('videoUrl', text({ max: 500 })),
  whole: named('isFull', flag),
  endsAtMs: named('expireTime', moment),
})

export const interpretationReceipt = shape({
  ...receipt,
  interpretationId: named('interId', id),
  pairId: named('twoForOneId', optional(id)),
})

/** Two that are sold together for the price of the dearer one. */
export const twoForOne = shape({
  ids: list(id, { max: 2 }),
  titles: list(text({ max: 60 }), { max: 2 }),
  price: coins,
  apart: named('originPrice', coins),
})
export type TwoForOne = House<typeof twoForOne>

/** What a buyer said, and what the expert answered. */
export const interpretationNote = shape({
  id: named('noteId', id),
  author: named('nickName', text({ max: 40 })),
  authorId: named('memberId', id),
  avatar: named('userIcon', text({ max: 200 })),
  score: int({ min: 1, max: 5 }),
  content: text({ max: 500 }),
  atMs: named('createTime', moment),
  reply: optional(text({ max: 500 })),
  repliedAtMs: named('replyTime', optional(moment)),
})
export type InterpretationNote = House<typeof interpretationNote>

/** What an expert sends in, in writing or beside a film. */
export const draftFields = {
  matchId: id,
  title: text({ max: 60 }),
  teaser: named('describe', text({ max: 200 })),
  lead: named('freeContent', text({ max: 2000 })),
  body: named('content', text({ max: 8000 })),
  price: coins,
  inSetMeals: named('isSetMeal', optional(flag)),
  choice: named('option', choice),
  pairWith: named('twoForOneId', optional(id)),
}
export const interpretationDraft = shape(draftFields)
