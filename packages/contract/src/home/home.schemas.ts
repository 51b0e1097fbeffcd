import { named, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { flag, id, int, text, words } from '#kit/scalars.ts'
import { list, shape } from '#kit/shapes.ts'
import { topicFace } from '#community/community.schemas.ts'
import { matchLine } from '#match/match-line.schemas.ts'
import { article } from './article.schemas.ts'

/** What the home page is made of; each part is asked for on its own. */
const homeModuleKind = words({
  swiper: 1,
  entries: 2,
  live: 3,
  experts: 4,
  plans: 5,
  news: 6,
  topics: 7,
  leagues: 8,
  focus: 9,
  interpretations: 10,
  videos: 11,
  signals: 12,
})

export const homeModule = shape({
  id: named('clientModuleId', id),
  kind: named('moduleType', homeModuleKind),
  title: named('moduleName', text({ max: 20 })),
})
export type HomeModule = House<typeof homeModule>

const homeLeague = shape({
  id: named('leagueId', id),
  name: named('leagueName', text({ max: 60 })),
  sport: named('qiuFlag', sport),
})

/** What one part of the home page holds: the list of its kind, the others are left out. */
export const moduleData = shape({
  id: named('clientModuleId', id),
  kind: named('moduleType', homeModuleKind),
  articles: named('informationList', optional(list(article))),
  topics: named('themeList', optional(list(topicFace))),
  leagues: named('leagueList', optional(list(homeLeague))),
  matchIds: optional(list(id)),
  matches: named('matchList', optional(list(shape(matchLine)))),
  planIds: optional(list(id)),
  expertIds: optional(list(id)),
  hasNext: flag,
})

/** A banner and where it leads: a code of the link tables, with the id beside it. */
export const banner = shape({
  id: named('bannerId', id),
  title: text({ max: 30 }),
  note: named('describe', text({ max: 60 })),
  action: named('buttonName', text({ max: 12 })),
  link: shape({
    family: named('goType', words({ inner: 'inner-go', answer: 'response-go' })),
    code: named('go', int({ max: 999 })),
    subject: named('goId', optional(id)),
  }),
})
export type Banner = House<typeof banner>
