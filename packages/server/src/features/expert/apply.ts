import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import {
  addApplication,
  decideApplication,
  lastChange,
  latestApplication,
  makeExpert,
  openApplications,
} from './apply.repo.ts'
import { expertMonths } from './expert-month.ts'
import { tellOfLevel } from './tell-of-level.ts'
import { linkTo, tellMember } from '#features/message/public.ts'

const LEAST = 10

/** Asks to publish. One application at a time; whoever publishes already has nothing to ask. */
export const apply = command(
  applyEndpoints.apply,
  async (tx, { reason, ...pictures }, { actor, nowMs, ports, refuse }) => {
    if (actor.level > 0) refuse('apply.expert', {})
    if ([...reason.trim()].length < LEAST) refuse('apply.short', {})
    const added = await addApplication(tx, {
      id: ports.ids.next('ap'),
      member_id: actor.id,
      reason: reason.trim(),
      image: pictures.imageUrl ?? null,
      picked_id: pictures.pickedId ?? null,
      card_front: pictures.idCardFront ?? null,
      card_back: pictures.idCardBack ?? null,
      created_at_ms: nowMs,
    })
    if (!added) refuse('apply.pending', {})
    return {}
  },
)

/** How far an application is; of an expert, how far the month is. */
export const application = query(
  applyEndpoints.application,
  async (db, _input, { actor, nowMs }) => {
    const latest = await latestApplication(db, actor.id)
    const month = actor.level > 0 ? (await expertMonths(db, nowMs)).get(actor.id) : undefined
    const change = await lastChange(db, actor.id)
    return {
      ...(latest && { application: shown(latest) }),
      ...(month && { month: { ...month, ...(change && { lastChange: change }) } }),
    }
  },
)

export const listApplications = query(applyEndpoints.listApplications, async (db) => ({
  items: (await openApplications(db)).map((row) => ({
    application: shown(row),
    memberId: row.member_id,
    name: row.nickname,
  })),
}))

/** An operator answers; an accepted member publishes for nothing from then on. */
export const decide = command(applyEndpoints.decide, async (tx, { id, accept, answer }, call) => {
  const { actor, nowMs, ports, refuse } = call
  const decided = await decideApplication(tx, id, {
    state: accept ? 'accepted' : 'refused',
    answer: answer ?? null,
    decided_by: actor.id,
    decided_at_ms: nowMs,
  })
  if (!decided) return refuse('apply.not_found', {})
  const { member_id: memberId } = decided
  if (!accept) {
    await tellMember(tx, call, {
      memberId,
      kind: 'level',
      title: '专家申请未通过',
      text: answer ?? '可以补充资料后再次申请',
      link: linkTo.screen('ExpertApplyPage'),
      once: `application:${id}`,
    })
    return {}
  }
  const step = { id: ports.ids.next('lv'), memberId, from: 0, to: 1, reasons: '专家申请通过' }
  await makeExpert(tx, memberId, { id: step.id, nowMs })
  await tellOfLevel(tx, call, step)
  return {}
})

interface Row {
  readonly id: string
  readonly state: 'pending' | 'accepted' | 'refused'
  readonly reason: string
  readonly answer: string | null
  readonly created_at_ms: number
}

const shown = ({ id, state, reason, answer, created_at_ms }: Row) => ({
  id,
  state,
  reason,
  createdAtMs: created_at_ms,
  ...(answer !== null && { answer }),
})
