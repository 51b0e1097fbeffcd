import type { Ports } from '#kit/ports.ts'
import type { PlanRow } from './plan.repo.ts'
import { subjectOf } from '#features/plan/pool/pool.repo.ts'
import { tellReadersOf } from './tell-readers.ts'

/**
 * The expert and everybody who bought hear that a plan has ended. How it ended stands on its page: who does not want to
 * know a result yet reads messages too.
 */
export const tellOfResults = (ports: Ports, plans: readonly PlanRow[]): Promise<void> =>
  tellReadersOf(ports, plans, (plan) => ({
    title: '方案已有结果',
    text: `${subjectOf(plan)} 的方案已结算`,
    once: `settled:${plan.id}`,
    alsoTo: [plan.expert_id],
  }))
