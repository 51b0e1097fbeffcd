import type { Tx } from '#db/port.ts'
import { addMember } from '#features/auth/member.repo.ts'
import type { Member } from '#kit/member.ts'

export interface Person {
  readonly id: string
  readonly phone: string
  readonly nickname: string
  readonly role: Member['role']
  readonly level: Member['level']
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
  await addMember(tx, { ...person, password_hash: passwordHash, created_at_ms: nowMs })
}
