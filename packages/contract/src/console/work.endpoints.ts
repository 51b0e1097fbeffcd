import { endpoint } from '#kit/endpoint.ts'
import { refusal } from '#kit/refusal.ts'
import { flag, id } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { why } from './console.endpoints.ts'

const act = {
  method: 'POST',
  effect: 'write',
  access: 'operator',
  permission: 'content.act',
  touches: ['operators'],
  input: shape({ id, hidden: flag, reason: why }),
  refusals: refusal('console.work', '没有这篇内容，或它已经是这样'),
} as const

/** Work of experts is taken from view or shown again. Its writer is told why. */
export const workEndpoints = {
  reviewPlan: endpoint({
    ...act,
    call: 'own.console.reviewPlan',
    path: '/api/console/plan/review',
  }),
  /** Texts and films. */
  reviewInterpretation: endpoint({
    ...act,
    call: 'own.console.reviewInterpretation',
    path: '/api/console/interpretation/review',
  }),
}
