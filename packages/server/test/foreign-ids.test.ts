import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint, JsonSchema } from '@linmen/contract'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { tellMember } from '#features/message/public.ts'
import { personalTables } from '#features/privacy/personal-tables.ts'
import type { Client } from './client.ts'
import { startApp, type TestApp } from './harness.ts'
import { factoryFor } from './plan-factory.ts'

const CANARY = '只有小美能看到的话'
/** Each at the calls they are the first to reach. */
const OTHERS = [
  ['visitor', 'anyone'],
  ['ann', 'member'],
  ['wei', 'expert'],
] as const

const rows = Object.values(allEndpoints)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter((row) => !row.planned && !row.multipart && row.access !== 'operator')
  .filter((row) => row.call !== 'c.user.loginOut')

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await startApp()
  await app.member({ id: 'ann' })
  const make = factoryFor(app)
  await make.expert('wei')
  const mei = app.as('mei')
  await make.charge('mei', 100_000)
  await make.coupon('mei', {})
  const plan = await make.plan()
  await mei.call(planEndpoints.pay, { id: plan.id })
  await mei.call(feedbackEndpoints.sendFeedback, { content: CANARY })
  await mei.call(writingEndpoints.writePost, { text: '大家都能看到的话', pictures: [] })
  const telling = { ports: app.ports, nowMs: app.clock.nowMs() }
  const news = { memberId: 'mei', kind: 'letter' as const, title: '信', text: CANARY }
  await app.db.transaction((tx) => tellMember(tx, telling, news))
  await app.db.pool.query(`
    insert into picture (path, member_id, is_private, bytes, width, height, created_at_ms)
      values ('documents/${'a'.repeat(36)}.webp', 'mei', true, 1, 1, 1, 1);
    insert into withdrawal (id, member_id, request_id, kind, account_sealed, name_sealed, payee,
      bank_name, amount, held_until_ms, created_at_ms)
      values ('wd-mei', 'mei', 'r', 'bank', '', '', '${CANARY}', '', 100, 1, 1);
    insert into vip_bargain (id, member_id, created_at_ms, ends_at_ms)
      values ('vb-mei', 'mei', 1, 9999999999999);
    insert into charge_way (id, member_id, sealed, tail, created_at_ms) values ('cw-mei', 'mei', '', '1234', 1);
    insert into withdrawal_way (id, member_id, kind, sealed, tail, bank_name, created_at_ms)
      values ('ww-mei', 'mei', 'bank', '', '1234', '行', 1)`)
  ids = await ownIds()
})
afterAll(() => app.close())

/** Tables that hold rows of the member's own. */
const named = Object.entries(personalTables).filter(
  ([name, { own }]) => own.length > 0 && name !== 'member',
)
async function ownRows(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [table, { own }] of named) {
    const { rows: kept } = await app.db.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t where "${own[0]}" = 'mei'`,
    )
    for (const { row } of kept) found.set(`${table} ${keyOf(row)}`, JSON.stringify(row))
  }
  return found
}

const keyOf = (row: Record<string, unknown>) =>
  String(row['id'] ?? row['path'] ?? row['code'] ?? row['public_id'] ?? JSON.stringify(row))

async function ownIds(): Promise<string[]> {
  const all: string[] = ['mei']
  for (const [table, { own }] of named) {
    const { rows: kept } = await app.db.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t where "${own[0]}" = 'mei' limit 1`,
    )
    const key = kept[0]?.row['id'] ?? kept[0]?.row['path'] ?? kept[0]?.row['public_id']
    if (typeof key === 'string') all.push(key)
  }
  return [...new Set(all)]
}

/** A value the field takes, with the foreign id wherever a text is asked for. */
function filled(schema: JsonSchema, id: string): unknown {
  const {
    type,
    enum: choices,
    minimum,
    items,
    properties,
    anyOf,
  } = schema as {
    type?: string
    enum?: unknown[]
    minimum?: number
    items?: JsonSchema
    properties?: Record<string, JsonSchema>
    anyOf?: JsonSchema[]
  }
  if (choices) return choices[0]
  if (anyOf) return filled(anyOf[0]!, id)
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'array') return items ? [filled(items, id)] : []
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, filled(inner, id)]),
    )
  return id
}

const hasText = (schema: JsonSchema): boolean =>
  JSON.stringify(filled(schema, CANARY)).includes(CANARY)

async function ask(client: Client, row: Endpoint, id: string): Promise<string> {
  const fields = filled(row.input.schema, id) as Record<string, unknown>
  const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(fields[name] ?? id)),
  )
  if (row.effect === 'read' && row.method === 'GET') {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) query.append(name, String(value))
    return (await client.fetch(`${path}?${query.toString()}`)).text()
  }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }
  return (await client.fetch(path, init)).text()
}

test.each(OTHERS)(
  '%s learns and changes nothing of mei by her ids, at any call for %s',
  async (name, access) => {
    const client = name === 'visitor' ? app.visitor() : app.as(name)
    const asked = rows.filter((row) => row.access === access && hasText(row.input.schema))
    expect(ids.length).toBeGreaterThan(8)
    const before = await ownRows()
    const leaks: string[] = []
    for (const row of asked)
      for (const id of ids) {
        const answer = await ask(client, row, id)
        if (answer.includes(CANARY) || answer.includes('13800000001'))
          leaks.push(`${row.call} ${id}`)
      }
    expect(leaks).toEqual([])
    const after = await ownRows()
    const changed = [...before].filter(([key, row]) => after.get(key) !== row).map(([key]) => key)
    expect(changed).toEqual([])
  },
)
