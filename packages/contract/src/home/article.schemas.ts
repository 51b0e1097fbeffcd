import { named, optional, type House } from '#kit/codec.ts'
import { flag, id, int, moment, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { matchLine } from '#match/match-line.schemas.ts'

/** What an article is filed under. */
export const articleChannel = words({
  headline: 1,
  football: 2,
  basketball: 3,
  report: 4,
  data: 5,
  notice: 6,
  flash: 7,
})
export type ArticleChannel = House<typeof articleChannel>

/** The match an article speaks of: enough to know whether its result may be told yet. */
const articleMatch = shape({
  ...matchLine,
  /** Whose crests stand in its picture. */
  homeId: named('homeTeamId', id),
  awayId: named('awayTeamId', id),
  /** Since when the result it tells was known; absent where it tells none. */
  endedAtMs: named('endTime', optional(moment)),
})

const summary = {
  id: named('msgId', id),
  channel: named('typeId', articleChannel),
  title: text({ max: 80 }),
  /** The same without any result, for who does not want to know it yet. */
  plainTitle: named('safeTitle', text({ max: 80 })),
  summary: named('describe', text({ max: 200 })),
  author: named('authorName', text({ max: 40 })),
  source: named('sourceName', text({ max: 80 })),
  /** Written from the records, by nobody. */
  automatic: named('isAuto', flag),
  demo: named('isDemo', flag),
  publishedAtMs: named('publishTime', moment),
  match: named('matchInfo', optional(articleMatch)),
  reads: named('readCount', int()),
}

export const article = shape(summary)
export type Article = House<typeof article>

/** A piece of a line: words, perhaps strong, perhaps leading somewhere. */
const run = shape({
  text: named('content', text({ max: 2000 })),
  strong: named('isBold', optional(flag)),
  href: named('url', optional(text({ max: 500, pattern: /^https:\/\// }))),
})

/** What an article is made of where it is more than paragraphs. Never markup: whoever shows it has nothing to escape. */
const articleBlock = shape({
  kind: named('blockType', words({ text: 1, head: 2, item: 3, quote: 4 })),
  runs: named('runList', list(run, { max: 200 })),
})
export type ArticleBlock = House<typeof articleBlock>

export const articleDetail = shape({
  ...summary,
  paragraphs: named('contentList', list(text({ max: 2000 }), { max: 60 })),
  blocks: named('blockList', optional(list(articleBlock, { max: 200 }))),
  /** Where the text comes from, when it comes from elsewhere. */
  originUrl: named('sourceUrl', optional(text({ max: 500, pattern: /^https:\/\// }))),
  related: named('relatedList', list(article, { max: 10 })),
})
export type ArticleDetail = House<typeof articleDetail>

export const newsChannel = shape({
  id: named('typeId', articleChannel),
  name: named('typeName', text({ max: 10 })),
  moduleId: named('clientModuleId', id),
})
