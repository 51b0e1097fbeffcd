import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { nicknameFault, tidyName } from '@linmen/domain/user/nickname.ts'
import { sql } from 'kysely'
import { command } from '#kit/command.ts'

/** A nickname is one member's alone, capitals or not. Their own may be written otherwise. */
export const changeNickname = command(accountEndpoints.changeNickname, async (tx, input, call) => {
  const fault = nicknameFault(input.nickname)
  if (fault) call.refuse(`nickname.${fault}`, {})
  const nickname = tidyName(input.nickname)
  const key = `nickname:${nickname.toLowerCase()}`
  // Two who want the same name at once take turns here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const holder = await tx
    .selectFrom('member')
    .select('id')
    .where((of) => of(of.fn('lower', ['nickname']), '=', nickname.toLowerCase()))
    .where('id', '<>', call.actor.id)
    .executeTakeFirst()
  if (holder) call.refuse('nickname.taken', {})
  await tx.updateTable('member').set({ nickname }).where('id', '=', call.actor.id).execute()
  return { nickname }
})

export const changeSignature = command(
  accountEndpoints.changeSignature,
  async (tx, input, call) => {
    const signature = input.signature.replaceAll(/\s+/gu, ' ').trim()
    await tx.updateTable('member').set({ signature }).where('id', '=', call.actor.id).execute()
    return { signature }
  },
)
