import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { CommandCall } from '#kit/call.ts'
import { command } from '#kit/command.ts'

const WORD_BYTES = 6

export const partnerOf = (db: Reader, memberId: string) =>
  db
    .selectFrom('partner')
    .select(['share_id', 'since_ms'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

type Joining = Pick<CommandCall, 'nowMs'> & {
  readonly actor: { readonly id: string }
  readonly ports: Pick<CommandCall['ports'], 'random'>
}

/** Makes a member a partner, or finds that they are one; their word is what shared addresses say. */
export async function joinPartners(tx: Tx, { actor, nowMs, ports }: Joining): Promise<string> {
  const share_id = `p${ports.random.bytes(WORD_BYTES).toString('hex')}`
  await tx
    .insertInto('partner')
    .values({ member_id: actor.id, share_id, since_ms: nowMs })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  return (await partnerOf(tx, actor.id))!.share_id
}

export const applyAsPartner = command(accountEndpoints.applyAsPartner, async (tx, _input, call) => {
  if (!call.ports.settings.partners) call.refuse('partner.closed', {})
  const named = await tx
    .selectFrom('real_name')
    .select('member_id')
    .where('member_id', '=', call.actor.id)
    .executeTakeFirst()
  if (!named) call.refuse('partner.needs_name', {})
  return { shareId: await joinPartners(tx, call) }
})
