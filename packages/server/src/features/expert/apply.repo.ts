import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { sql, type Insertable } from 'kysely'
import type { Reader, Tx } from '#db/port.ts'
import type { ExpertApplicationTable } from '#db/tables.generated.ts'

/** False while another application of the member is open. */
export async function addApplication(
  tx: Tx,
  row: Insertable<ExpertApplicationTable>,
): Promise<boolean> {
  const added = await tx
    .insertInto('expert_application')
    .values(row)
    // Written out: a statement that is planned once for all values does not know the index by a parameter.
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .where(sql<boolean>`state = 'pending'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const latestApplication = (db: Reader, memberId: string) =>
  db
    .selectFrom('expert_application')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const openApplications = (db: Reader) =>
  db
    .selectFrom('expert_application as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .select('m.nickname')
    .where('a.state', '=', 'pending')
    .orderBy('a.created_at_ms')
    .limit(100)
    .execute()

interface Decision {
  readonly state: 'accepted' | 'refused'
  readonly answer: string | null
  readonly decided_by: string
  readonly decided_at_ms: number
}

/** Nothing when it is unknown or was answered before. */
export const decideApplication = (tx: Tx, id: string, decision: Decision) =>
  tx
    .updateTable('expert_application')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('member_id')
    .executeTakeFirst()

const LOWEST_GRADE = 10

/** A member becomes a laboratory user. */
export async function makeExpert(
  tx: Tx,
  memberId: string,
  { id, nowMs }: { readonly id: string; readonly nowMs: number },
): Promise<void> {
  await tx
    .updateTable('member')
    .set({ level: 1, role: 'expert' })
    .where('id', '=', memberId)
    .where('level', '=', 0)
    .execute()
  await tx
    .insertInto('expert_profile')
    .values({
      member_id: memberId,
      grade: LOWEST_GRADE,
      share_percent: 0,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addChange(tx, { id, memberId, from: 0, to: 1, reasons: '专家申请通过', nowMs })
}

export interface LevelChange {
  readonly id: string
  readonly memberId: string
  readonly from: number
  readonly to: number
  readonly reasons: string
  readonly nowMs: number
}

export const addChange = (tx: Tx, { id, memberId, from, to, reasons, nowMs }: LevelChange) =>
  tx
    .insertInto('expert_level_change')
    .values({
      id,
      member_id: memberId,
      from_level: from,
      to_level: to,
      reasons,
      month: beijingDay(nowMs).slice(0, 7),
      at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The newest step up or down of a member, with its reasons. */
export async function lastChange(db: Reader, memberId: string) {
  const row = await db
    .selectFrom('expert_level_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at_ms', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return { from: row.from_level, to: row.to_level, reasons: row.reasons, atMs: row.at_ms }
}
