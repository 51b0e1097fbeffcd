import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { announce } from '#features/message/public.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'

export const setArticle = command(
  actEndpoints.setArticle,
  async (tx, { id, removed, reason }, { actor, nowMs, refuse }) => {
    const before = await tx
      .selectFrom('article')
      .select(['title', 'removed_at_ms'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before || (before.removed_at_ms !== null) === removed) return refuse('console.gone', {})
    const after = { removed_at_ms: removed ? nowMs : null }
    await tx.updateTable('article').set(after).where('id', '=', id).execute()
    const deed = removed ? 'article.remove' : 'article.restore'
    await audit(tx, { atMs: nowMs, actor: actor.id, deed, subject: id, why: reason, before, after })
    return {}
  },
)

export const setPromotion = command(
  actEndpoints.setPromotion,
  async (tx, { id, title, startsAtMs, endsAtMs, reason }, { actor, nowMs, refuse }) => {
    if (endsAtMs <= startsAtMs) return refuse('console.bad_times', {})
    const before = await tx
      .selectFrom('promotion')
      .select(['title', 'starts_at_ms', 'ends_at_ms'])
      .where('key', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('console.gone', {})
    const after = { title, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs }
    await tx.updateTable('promotion').set(after).where('key', '=', id).execute()
    const line = { atMs: nowMs, actor: actor.id, deed: 'promotion.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after })
    return {}
  },
)

export const setAd = command(
  actEndpoints.setAd,
  async (tx, { id, content, startsAtMs, endsAtMs, reason }, { actor, nowMs, refuse }) => {
    if (endsAtMs <= startsAtMs) return refuse('console.bad_times', {})
    const before = await tx
      .selectFrom('ad')
      .select(['content', 'starts_at_ms', 'ends_at_ms'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('console.gone', {})
    const after = { content, starts_at_ms: startsAtMs, ends_at_ms: endsAtMs }
    await tx.updateTable('ad').set(after).where('id', '=', id).execute()
    const line = { atMs: nowMs, actor: actor.id, deed: 'ad.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after })
    return {}
  },
)

/** Says something to everybody: it comes into each box when its owner next looks. */
export const broadcast = command(
  actEndpoints.broadcast,
  async (tx, { kind, title, content, reason }, { actor, nowMs, ports }) => {
    const id = ports.ids.next('an')
    await announce(tx, {
      ...{ id, kind, title, content, created_at_ms: nowMs },
      ...{ link_family: null, link_code: null, link_subject: null },
    })
    const line = { atMs: nowMs, actor: actor.id, deed: 'broadcast', subject: id, why: reason }
    await audit(tx, { ...line, after: { kind, title, content } })
    return { id }
  },
)

/** A message nobody took is tried anew, from the first try on. */
export const retryMessage = command(
  actEndpoints.retryMessage,
  async (tx, { id, reason }, { actor, nowMs, refuse }) => {
    const again = await tx
      .updateTable('outbox')
      .set({ state: 'waiting', tries: 0, next_at_ms: nowMs })
      .where('id', '=', id)
      .where('state', '=', 'stuck')
      .returning('id')
      .executeTakeFirst()
    if (!again) return refuse('console.gone', {})
    const line = { atMs: nowMs, actor: actor.id, deed: 'outbox.retry', subject: id, why: reason }
    await audit(tx, line)
    return {}
  },
)

export const setExpert = command(
  actEndpoints.setExpert,
  async (tx, { id, grade, sharePercent, reason }, { actor, nowMs, refuse }) => {
    const before = await tx
      .selectFrom('expert_profile')
      .select(['grade', 'share_percent'])
      .where('member_id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('console.gone', {})
    const after = { grade, share_percent: sharePercent }
    await tx.updateTable('expert_profile').set(after).where('member_id', '=', id).execute()
    const line = { atMs: nowMs, actor: actor.id, deed: 'expert.set', subject: id, why: reason }
    await audit(tx, { ...line, before, after })
    return {}
  },
)
