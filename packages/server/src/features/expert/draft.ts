import { draftEndpoints } from '@linmen/contract/expert/draft.endpoints.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'

export const draft = query(draftEndpoints.draft, async (db, { kind }, { actor }) => {
  const row = await db
    .selectFrom('work_draft')
    .select(['body', 'kept_at_ms'])
    .where('member_id', '=', actor.id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ? { body: row.body, keptAtMs: row.kept_at_ms } : {}
})

/** The newest text takes the place of the one before; nothing takes the place of what was published. */
export const keepDraft = command(
  draftEndpoints.keepDraft,
  async (tx, { kind, body }, { actor, nowMs }) => {
    if (body === undefined)
      await tx
        .deleteFrom('work_draft')
        .where('member_id', '=', actor.id)
        .where('kind', '=', kind)
        .execute()
    else
      await tx
        .insertInto('work_draft')
        .values({ member_id: actor.id, kind, body, kept_at_ms: nowMs })
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'kind']).doUpdateSet({ body, kept_at_ms: nowMs }),
        )
        .execute()
    return { keptAtMs: nowMs }
  },
)
