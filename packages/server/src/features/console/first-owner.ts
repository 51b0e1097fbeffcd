import { newPasswordFault } from '@linmen/domain/auth/new-password.ts'
import { addMember, hashPassword, memberByPhone } from '#features/auth/public.ts'
import { audit } from '#kit/audit.ts'
import type { Ports } from '#kit/ports.ts'
import { makeOperator } from './operator.repo.ts'

type Made =
  | { readonly made: true; readonly isNew: boolean }
  | { readonly made: false; readonly problem: 'phone' | 'password' | 'owned' }

/**
 * The one operator nobody in the console can make: the first owner. A member of that phone keeps their password;
 * somebody new gets the one that was chosen. Where there is an owner already, the console makes the others.
 */
export async function makeFirstOwner(
  ports: Ports,
  { phone, password }: { readonly phone: string; readonly password: string },
): Promise<Made> {
  if (!/^1\d{10}$/.test(phone)) return { made: false, problem: 'phone' }
  const nowMs = ports.clock.nowMs()
  const known = await memberByPhone(ports.db.read, phone)
  if (!known && newPasswordFault(password, phone) !== null)
    return { made: false, problem: 'password' }
  const passwordHash = known ? '' : await hashPassword(ports, password)
  return ports.db.transaction(async (tx) => {
    const owner = await tx
      .selectFrom('operator')
      .select('member_id')
      .where('role', '=', 'owner')
      .executeTakeFirst()
    if (owner) return { made: false, problem: 'owned' }
    const id = known?.id ?? ports.ids.next('m')
    if (!known)
      await addMember(tx, {
        ...{ id, phone, password_hash: passwordHash, nickname: '负责人', role: 'operator' },
        ...{ level: 0, created_at_ms: nowMs },
      })
    await makeOperator(tx, { memberId: id, role: 'owner', nowMs })
    const line = { atMs: nowMs, actor: id, deed: 'operator.first', subject: id }
    await audit(tx, { ...line, why: 'made at the command line', after: { role: 'owner' } })
    return { made: true, isNew: !known }
  })
}
