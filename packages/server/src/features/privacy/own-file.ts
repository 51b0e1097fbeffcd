import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { realNameOf } from '#features/identity/public.ts'
import type { Ports } from '#kit/ports.ts'
import { personalTables } from './personal-tables.ts'

const AT_ONCE = 500

/** What rests on the member's own rows without naming them. */
const BEHIND: Readonly<Record<string, { readonly key: string; readonly of: string }>> = {
  posting: { key: 'account_id', of: 'select id from account where owner_id = ' },
  plan_body: { key: 'plan_id', of: 'select id from plan where expert_id = ' },
  interpretation_body: {
    key: 'interpretation_id',
    of: 'select id from interpretation where expert_id = ',
  },
}

/** Everything kept about a member as one JSON text, in pieces: no table is ever in memory as a whole. */
export async function* ownFile(ports: Ports, memberId: string): AsyncGenerator<string> {
  const { clock, db } = ports
  const person = await realNameOf(db.read, ports, memberId)
  const head = { member: memberId, madeAt: new Date(clock.nowMs()).toISOString(), realName: person }
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  let isFirst = true
  for (const { table, hidden, where } of sectionsOf(memberId)) {
    yield `${isFirst ? '' : ','}\n"${table}":[`
    isFirst = false
    let before = ''
    for await (const row of rowsOf(db.read, table, where)) {
      yield `${before}\n${JSON.stringify(shown(row, hidden))}`
      before = ','
    }
    yield ']'
  }
  yield '\n}}\n'
}

type Where = ReturnType<typeof sql<boolean>>

function* sectionsOf(memberId: string) {
  for (const [table, { own, hidden = [] }] of Object.entries(personalTables)) {
    const [column] = own
    if (column) yield { table, hidden, where: sql<boolean>`${sql.ref(column)} = ${memberId}` }
  }
  for (const [table, { key, of }] of Object.entries(BEHIND)) {
    const where = sql<boolean>`${sql.ref(key)} in (${sql.raw(of)} ${memberId})`
    yield { table, hidden: [], where }
  }
}

/** In the order they lie in, so that a next piece begins where the last ended. */
async function* rowsOf(db: Reader, table: string, where: Where) {
  let place = '(0,0)'
  for (;;) {
    const { rows } = await sql<{ place: string; row: Record<string, unknown> }>`
      select t.ctid::text as place, to_jsonb(t) as row from ${sql.table(table)} t
      where ${where} and t.ctid > ${place}::tid order by t.ctid limit ${AT_ONCE}
    `.execute(db)
    for (const { row } of rows) yield row
    if (rows.length < AT_ONCE) return
    place = rows.at(-1)!.place
  }
}

const shown = (row: Record<string, unknown>, hidden: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
