import { named, optional, type House } from '#kit/codec.ts'
import { sport } from '#kit/legacy-words.ts'
import { id, int, moment, text, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** What a word may find. */
const findKind = words({
  match: 1,
  league: 2,
  team: 3,
  player: 4,
  expert: 5,
  plan: 6,
  interpretation: 7,
  post: 8,
  article: 9,
  tool: 10,
})

/** Which part of the answer is wanted. */
export const findScope = words({ all: 0, match: 1, team: 2, expert: 3, content: 4 })
export type FindScope = House<typeof findScope>

/** One thing that was found. It names results of no match. */
export const find = shape({
  kind: named('type', findKind),
  id: named('contentId', id),
  title: text({ max: 120 }),
  note: named('describe', text({ max: 120 })),
  sport: named('qiuFlag', optional(sport)),
  /** The team of a player. */
  parentId: optional(id),
  atMs: named('time', optional(moment)),
})
export type Find = House<typeof find>

export const wordOffer = shape({
  word: named('keyWord', text({ max: 60 })),
  kind: named('type', optional(findKind)),
})

export const hotWord = shape({
  word: named('keyWord', text({ max: 60 })),
  /** How many people have asked for it since yesterday. */
  people: named('searchCount', int()),
})
