import { codec, named, optional, type Codec, type House } from '#kit/codec.ts'
import { int, moment, text } from '#kit/scalars.ts'
import { list, shape, variants } from '#kit/shapes.ts'
import { topic } from '#kit/topic.ts'
import { complain } from '#kit/wire-error.ts'
import { basketballLive } from './basketball-live.schemas.ts'
import { changeMoments, MATCH_TOPICS, pulse } from './live-topic-parts.ts'
import { matchLive } from './match-live.schemas.ts'
import { companyOdds } from './match-odds.schemas.ts'

/** The fields of a record depend on its kind; a reader picks the kinds it shows. */
const fields: Codec<object> = codec({ type: 'object' }, (wire) =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : complain('应为对象'),
)

/** A line-up, a figure, a line of text: whatever a feed says about a match beyond score and odds. */
const depthRecord = shape({
  kind: text({ max: 20 }),
  seq: int(),
  atMs: named('time', moment),
  body: fields,
})

const live = shape({
  asOfMs: named('updateTime', moment),
  moments: optional(changeMoments),
  football: optional(matchLive),
  basketball: optional(basketballLive),
})

const odds = shape({
  asOfMs: named('updateTime', moment),
  moments: optional(changeMoments),
  companies: named('oddsList', list(companyOdds)),
})

const depth = shape({
  asOfMs: named('updateTime', moment),
  records: named('recordList', list(depthRecord, { max: 2000 })),
})

/** Everything about one match. Its name is the prefix followed by the number of the match. */
export const oneMatch = topic(MATCH_TOPICS, {
  snapshot: shape({
    asOfMs: named('updateTime', moment),
    football: optional(matchLive),
    basketball: optional(basketballLive),
    companies: named('oddsList', list(companyOdds)),
    /** The newest records of each kind. */
    records: named('recordList', list(depthRecord, { max: 2000 })),
  }),
  delta: variants('kind', { live, odds, depth, pulse }),
})

export type OneMatchSnapshot = House<typeof oneMatch.snapshot>
export type OneMatchDelta = House<typeof oneMatch.delta>
export type ToldDepth = House<typeof depthRecord>
