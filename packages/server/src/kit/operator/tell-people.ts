import { personColumns, personKeys, type AnyDesk } from '@linmen/contract/kit/desk.ts'
import { mayOperate } from '@linmen/domain/operator/roles.ts'
import type { Reader } from '#db/port.ts'
import { operatorRoleOf } from './operator-session.ts'

/** Rows with the names of the people in them, and their masked phones for whoever may look at members. */
export async function tellPeople(
  db: Reader,
  { columns }: AnyDesk,
  { rows, actorId }: { rows: readonly object[]; actorId: string },
): Promise<object[]> {
  const people = personColumns(columns)
  const found = rows.map((row) => row as Readonly<Record<string, unknown>>)
  const ids = new Set(found.flatMap((row) => people.map((key) => row[key])).filter(isId))
  if (ids.size === 0) return [...rows]
  const members = await db
    .selectFrom('member')
    .select(['id', 'nickname', 'phone'])
    .where('id', 'in', [...ids])
    .execute()
  const known = new Map(members.map((each) => [each.id, each]))
  const role = await operatorRoleOf(db, actorId)
  const withPhones = role !== null && mayOperate(role, 'members.read')
  return found.map((row) => {
    const told = people.flatMap((key) => {
      const { name, phone } = personKeys(key)
      const member = known.get(row[key] as string)
      if (!member) return []
      return [[name, member.nickname] as const, [phone, withPhones ? masked(member.phone) : null]]
    })
    return { ...row, ...Object.fromEntries(told) }
  })
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== ''

const masked = (phone: string | null) =>
  phone === null || phone === '' ? null : `${phone.slice(0, 3)}****${phone.slice(-4)}`
