import type { OperatorRole } from '@linmen/domain/operator/roles.ts'
import type { Tx } from '#db/port.ts'
import { addMember } from '#features/auth/member.repo.ts'
import { beginOperatorSession, operatorRoleOf } from '#kit/operator/operator-session.ts'
import type { Member } from '#kit/member.ts'

export interface Person {
  readonly id: string
  readonly phone: string
  readonly nickname: string
  readonly role: Member['role']
  readonly level: Member['level']
  /** What an operator may do; an owner where nothing is said. */
  readonly operates?: OperatorRole
}

/** Mei buys, wei is an expert, lao looks after the house. Their ids are their names. */
export const people = {
  mei: { id: 'mei', phone: '13800000001', nickname: '小美', role: 'member', level: 0 },
  wei: { id: 'wei', phone: '13800000002', nickname: '老魏', role: 'expert', level: 2 },
  lao: { id: 'lao', phone: '13800000003', nickname: '劳师傅', role: 'operator', level: 0 },
} as const satisfies Record<string, Person>

export type Name = keyof typeof people

export const PASSWORD = 'correct horse 9'

export async function settle(
  tx: Tx,
  person: Person,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  const { operates, ...member } = person
  await addMember(tx, { ...member, password_hash: passwordHash, created_at_ms: nowMs })
  if (person.role === 'operator')
    await tx
      .insertInto('operator')
      .values({ member_id: person.id, role: operates ?? 'owner', added_at_ms: nowMs })
      .execute()
}

const TEN_YEARS_MS = 3650 * 86_400_000

/** Whoever operates has shown the second factor, for as long as a test moves its clock. */
export async function proveOperator(
  tx: Tx,
  memberId: string,
  sessionId: string,
  nowMs: number,
): Promise<void> {
  if ((await operatorRoleOf(tx, memberId)) === null) return
  const told = { memberId, sessionId, nowMs, ip: '127.0.0.1', userAgent: null }
  await beginOperatorSession(tx, { ...told, lastsMs: TEN_YEARS_MS })
}
