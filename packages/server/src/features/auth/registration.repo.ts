import type { Tx } from '#db/port.ts'
import { needOn } from '#kit/operator/feature-switch.ts'
import type { Ports } from '#kit/ports.ts'
import { tellMember } from '#features/message/public.ts'
import { addMember, memberByPhone } from './member.repo.ts'

interface Newcomer {
  /** Empty where another app brought them. */
  readonly phone: string
  readonly way: 'password' | 'code' | 'host'
  /** Empty until the member sets one. */
  readonly passwordHash: string
  readonly shareId: string | undefined
  readonly agentId: string
  /** What the app that brought them calls them. */
  readonly nickname?: string
}

/**
 * Makes a member and notes how they came. Of two at the same moment one is first; the other finds the same member
 * and is told that they are not new.
 */
export async function enrol(
  tx: Tx,
  ports: Pick<Ports, 'ids' | 'clock' | 'hub'>,
  { phone, way, passwordHash, shareId, agentId, nickname = '' }: Newcomer,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  await needOn(tx, 'registration')
  const id = ports.ids.next('m')
  const created_at_ms = ports.clock.nowMs()
  const isNew = await addMember(tx, {
    id,
    phone,
    password_hash: passwordHash,
    nickname,
    role: 'member',
    level: 0,
    created_at_ms,
  })
  if (!isNew) return { id: (await memberByPhone(tx, phone))!.id, isNew }
  await tx
    .insertInto('registration')
    .values({ member_id: id, way, share_id: shareId ?? null, agent_id: agentId, created_at_ms })
    .execute()
  await tellMember(tx, { ports, nowMs: created_at_ms }, { memberId: id, ...WELCOME })
  return { id, isNew }
}

const WELCOME = {
  kind: 'letter',
  title: '临门客服',
  text: '欢迎来到临门。这里的每个数字都有出处；有疑问可以在“我的”里留言给我们。',
  once: 'welcome',
} as const
