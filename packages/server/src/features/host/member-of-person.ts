import type { Tx } from '#db/port.ts'
import { enrol, memberByPhone } from '#features/auth/public.ts'
import type { HostPerson } from '#hosts/port.ts'
import type { Call } from '#kit/call.ts'
import { addIdentity, memberOfIdentity, type Provider } from './host-identity.repo.ts'

interface Arrival {
  readonly provider: Provider
  readonly person: HostPerson
  readonly shareId?: string | undefined
}

type Told = Pick<Call, 'ports' | 'nowMs' | 'agentId'> & {
  readonly actor: { readonly id: string } | null
}

/**
 * Who somebody from another app is here. Known by their identity first; then the member who is signed in takes the
 * identity along, then the member who has the same checked number; and only then somebody is new.
 */
export async function memberOfPerson(
  tx: Tx,
  { ports, nowMs, agentId, actor }: Told,
  { provider, person, shareId }: Arrival,
): Promise<string> {
  const known = await memberOfIdentity(tx, provider, person.subject)
  if (known !== null) return known
  const phone = person.phone ?? ''
  const byPhone = phone === '' ? undefined : await memberByPhone(tx, phone)
  const memberId =
    actor?.id ??
    byPhone?.id ??
    (
      await enrol(tx, ports, {
        phone,
        way: 'host',
        passwordHash: '',
        shareId,
        agentId,
        nickname: [...person.name].slice(0, 12).join(''),
      })
    ).id
  const identity = { provider, subject: person.subject, member_id: memberId, created_at_ms: nowMs }
  if (await addIdentity(tx, identity)) return memberId
  return (await memberOfIdentity(tx, provider, person.subject)) ?? memberId
}
