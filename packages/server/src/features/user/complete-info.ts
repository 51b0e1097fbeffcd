import type { InputOf } from '@linmen/contract'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { bornOn, isOfAge, isRealName } from '@linmen/domain/user/id-card.ts'
import type { Tx } from '#db/port.ts'
import { action } from '#kit/action.ts'
import { audit } from '#kit/audit.ts'
import type { Call } from '#kit/call.ts'
import { holderOf, memberByPhone, phoneOf, tryCode } from '#features/auth/public.ts'
import { idCardMark, keepRealName, type RealName } from '#features/identity/public.ts'
import { joinPartners } from './partner.ts'

type Row = typeof accountEndpoints.completeInfo
type Completing = Call<Row>

/** Who the member is. What they wrote is looked at first, so that a slip does not cost the code. */
export const completeInfo = action(accountEndpoints.completeInfo, async (input, call) => {
  const { actor, ports, nowMs } = call
  if (input.partner && !ports.settings.partners) return call.refuse('partner.closed', {})
  const person = await personIn(input, call)
  const { phone, isNew } = await phoneFor(input.phone, call)
  const purpose = input.upgrade ? 'expertApply' : 'verifyPhone'
  const holder = holderOf(call, actor.sessionId)
  const verdict = await tryCode(ports, { phone, purpose, holder, code: input.code })
  if (verdict !== 'right') return call.refuse(`code.${verdict}`, {})

  const why = await ports.db.transaction(async (tx) => {
    if (isNew && (await memberByPhone(tx, phone))) return 'phone.taken'
    if (isNew) await tx.updateTable('member').set({ phone }).where('id', '=', actor.id).execute()
    if (person && !(await prove(tx, call, person))) return 'realName.taken'
    if (input.partner) await joinPartners(tx, call)
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'real-name.proved', subject: actor.id })
    return null
  })
  return why ? call.refuse(why, {}) : {}
})

/** Null where the member has shown before who they are and says nothing else now. */
async function personIn(input: InputOf<Row>, call: Completing): Promise<RealName | null> {
  const { actor, ports, nowMs } = call
  const known = await ports.db.read
    .selectFrom('real_name')
    .select('id_card_mark')
    .where('member_id', '=', actor.id)
    .executeTakeFirst()
  const name = input.realName?.trim() ?? ''
  const idCard = input.idCard?.trim().toUpperCase() ?? ''
  if (known && name === '' && idCard === '') return null
  if (!isRealName(name)) return call.refuse('realName.form', {})
  const born = bornOn(idCard)
  if (born === null) return call.refuse('realName.id', {})
  if (!isOfAge(born, beijingDay(nowMs))) return call.refuse('realName.minor', {})
  if (known && known.id_card_mark !== idCardMark(ports, idCard))
    return call.refuse('realName.done', {})
  return known ? null : { name, idCard }
}

/** A member's own phone; whoever came through another door and has none brings one. */
async function phoneFor(asked: string | undefined, call: Completing) {
  const own = await phoneOf(call.ports.db.read, call.actor.id)
  if (own === '' && asked === undefined) return call.refuse('bad_input', { field: 'phone' })
  if (own !== '' && asked !== undefined && asked !== own) return call.refuse('realName.phone', {})
  return { phone: own || (asked ?? ''), isNew: own === '' }
}

const prove = (tx: Tx, { ports, actor, nowMs }: Completing, person: RealName) =>
  keepRealName(tx, ports, { ...person, memberId: actor.id, nowMs })
