import { bornOn } from '@linmen/domain/user/id-card.ts'
import type { Reader, Tx } from '#db/port.ts'
import { derivedKey, hmacHex } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'

export interface RealName {
  readonly name: string
  readonly idCard: string
}

type Sealing = Pick<Ports, 'random' | 'settings'>

const sealedFor = (memberId: string, part: 'name' | 'id') => ({
  purpose: 'real-name',
  place: `${memberId}.${part}`,
})

/** Says nothing about the number, and is the same whenever it is the same person. */
export const idCardMark = ({ settings }: Pick<Ports, 'settings'>, idCard: string): string =>
  hmacHex(derivedKey(settings.secret, 'id-card'), idCard)

/** Who a member is in the register of the state; null while they have not shown it. */
export async function realNameOf(
  db: Reader,
  ports: Pick<Ports, 'settings'>,
  memberId: string,
): Promise<RealName | null> {
  const row = await db
    .selectFrom('real_name')
    .select(['name_sealed', 'id_card_sealed'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row
    ? {
        name: openText(ports, sealedFor(memberId, 'name'), row.name_sealed),
        idCard: openText(ports, sealedFor(memberId, 'id'), row.id_card_sealed),
      }
    : null
}

/** False when the same person has another account, or this account is another person's already. */
export async function keepRealName(
  tx: Tx,
  ports: Sealing,
  { memberId, name, idCard, nowMs }: RealName & { memberId: string; nowMs: number },
): Promise<boolean> {
  const kept = await tx
    .insertInto('real_name')
    .values({
      member_id: memberId,
      name_sealed: sealText(ports, sealedFor(memberId, 'name'), name),
      id_card_sealed: sealText(ports, sealedFor(memberId, 'id'), idCard),
      id_card_mark: idCardMark(ports, idCard),
      born_on: bornOn(idCard)!,
      proved_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return kept !== undefined
}
