import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { expect, test } from 'vitest'
import { plansOf } from './find-plans.ts'

const plan = {
  id: 'p',
  title: '客队反击更快',
  sport: 'football',
  expert: { name: '陆知行' },
  match: { league: '英超', home: '北港联', away: '河湾城', homeTeamId: '1', awayTeamId: '2' },
} as PlanSummary
const NOBODY = { football: undefined, basketball: false } as const

test.each([
  ['a team', '河湾', 1],
  ['a league', '英超', 1],
  ['an expert', '陆知行', 1],
  ['its title', '反击', 1],
  ['nothing known', '不存在', 0],
  ['only spaces', '  ', 0],
])('a plan is found by %s', (_what, word, count) => {
  expect(plansOf(word, [plan], NOBODY)).toHaveLength(count)
})

const league = { leagues: [{ name: '英超' }], teams: [] }
const guests = { leagues: [], teams: [{ id: '2' }] }
const others = { leagues: [{ name: '英冠' }], teams: [{ id: '3' }] }

test.each([
  ['its league answers to', 'yingchao', { football: league, basketball: false }, 1],
  ['one of its teams answers to', 'hewan', { football: guests, basketball: false }, 1],
  ['others answer to', 'yingguan', { football: others, basketball: false }, 0],
  ['the same number answers to in the other sport', 'hw', { ...NOBODY, basketball: guests }, 0],
] as const)('a word %s: %s', (_what, word, known, count) => {
  expect(plansOf(word, [plan], known)).toHaveLength(count)
})
