import type { PlanStage } from '@linmen/contract/plan/plan-list.schemas.ts'

/** The tabs of one's own lists, by the word of the address. */
export const STAGES: readonly { key: string; label: string; stage: PlanStage; empty: string }[] = [
  { key: 'all', label: '全部', stage: 'all', empty: '还没有方案' },
  { key: 'waiting', label: '未开', stage: 'waiting', empty: '没有等待结果的方案' },
  { key: 'hit', label: '命中', stage: 'hit', empty: '还没有命中的方案' },
  { key: 'miss', label: '未中', stage: 'miss', empty: '没有未中的方案' },
]

export const stageOf = (word: string | undefined) =>
  STAGES.find(({ key }) => key === word) ?? STAGES[0]!
