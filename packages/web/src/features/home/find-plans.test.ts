import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import { expect, test } from 'vitest'
import { plansOf } from './find-plans.ts'

const plan = {
  id: 'p',
  title: '客队反击更快',
  expert: { name: '陆知行' },
  match: { league: '英超', home: '北港联', away: '河湾城' },
} as PlanSummary

test.each([
  ['a team', '河湾', 1],
  ['a league', '英超', 1],
  ['an expert', '陆知行', 1],
  ['its title', '反击', 1],
  ['nothing known', '不存在', 0],
  ['only spaces', '  ', 0],
])('a plan is found by %s', (_what, word, count) => {
  expect(plansOf(word, [plan])).toHaveLength(count)
})
