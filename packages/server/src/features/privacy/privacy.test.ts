import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { writingEndpoints } from '@linmen/contract/community/writing.endpoints.ts'
import { privacyEndpoints } from '@linmen/contract/privacy/privacy.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { tellMember } from '#features/message/public.ts'
import { expectSoundBooks } from '#test/books.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { lastCode } from '#test/phone-codes.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { personalTables } from './personal-tables.ts'

let app: TestApp
let make: ReturnType<typeof factoryFor>
beforeAll(async () => {
  app = await startApp()
  make = factoryFor(app)
  await make.expert('wei')
})
afterAll(() => app.close())
beforeEach(() => app.db.pool.query('delete from rate_limit'))

let next = 0
async function somebody() {
  const at = (next += 1)
  const phone = `1371111${String(at).padStart(4, '0')}`
  const id = `leaver${at}`
  const nickname = `将要离开的人${at}`
  const client = await app.member({ id, phone, nickname })
  return { id, phone, nickname, client }
}
const codeOf = async (client: Client, phone: string) => {
  await client.call(codeEndpoints.sendCheckCode, { purpose: 'verifyPhone' })
  return lastCode(app, phone)
}
const leave = async ({ client, phone }: { client: Client; phone: string }) =>
  client.call(privacyEndpoints.remove, { code: await codeOf(client, phone) })

/** Columns by which the schema itself says that they name a member, and those whose name says so. */
async function namingColumns(): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ place: string }>(`
    select t.relname || '.' || a.attname as place
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join unnest(c.conkey) k(at) on true
    join pg_attribute a on a.attrelid = t.oid and a.attnum = k.at
    where c.contype = 'f' and c.confrelid in ('member'::regclass, 'expert_profile'::regclass)
    union
    select c.table_name || '.' || c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~
      '^(member|expert|owner|actor|follower|followed|helper|sender)_id$|_by$|^(phone|actor|person|holder)$'`)
  return rows.map(({ place }) => place).toSorted()
}

test('every column that names a member has a fate and a place in the file', async () => {
  const named = Object.entries(personalTables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(named.filter((place) => place !== 'member.id').toSorted()).toEqual(await namingColumns())
})

test('the file holds the member’s own rows of every table, and no secret', async () => {
  const { id, client, phone } = await somebody()
  await make.charge(id, cents(10_000))
  await client.call(feedbackEndpoints.sendFeedback, { content: '我的反馈' })
  await app.as('mei').call(feedbackEndpoints.sendFeedback, { content: '别人的反馈' })
  const asked = await client.call(privacyEndpoints.export, {})
  if (!asked.ok) throw new Error(asked.code)
  const response = await client.fetch(asked.output.address)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const text = await response.text()
  const file = JSON.parse(text) as { member: string; tables: Record<string, object[]> }
  const whole = Object.entries(personalTables).filter(([, { own }]) => own.length > 0)
  expect(Object.keys(file.tables)).toEqual(expect.arrayContaining(whole.map(([name]) => name)))
  expect(file.tables['member']).toMatchObject([{ id, phone }])
  expect(file.tables['feedback']).toMatchObject([{ content: '我的反馈' }])
  expect(file.tables['posting']?.length).toBeGreaterThan(0)
  expect(text).not.toContain('别人的反馈')
  expect(text).not.toMatch(/secret_hash|sign_key|password_hash|_sealed/)
})

test('the address of a file is worth nothing to others, later, or to who has not shown themselves', async () => {
  const { client } = await somebody()
  const asked = await client.call(privacyEndpoints.export, {})
  if (!asked.ok) throw new Error(asked.code)
  expect((await app.as('mei').fetch(asked.output.address)).status).toBe(403)
  expect((await app.visitor().fetch(asked.output.address)).status).toBe(403)
  app.clock.advance(11 * 60_000)
  expect((await client.fetch(asked.output.address)).status).toBe(403)
  app.clock.advance(10 * 60_000)
  expect(await client.call(privacyEndpoints.export, {})).toMatchObject({ code: 'prove_again' })
})

test('a file of many rows comes whole', async () => {
  const { id, client } = await somebody()
  await app.db.pool.query(
    `insert into page_view (kind, member_id, agent_id, platform, subject, at_ms)
     select 'page', $1, '1', 'wap', 'p' || n, n from generate_series(1, 1203) n`,
    [id],
  )
  const asked = await client.call(privacyEndpoints.export, {})
  if (!asked.ok) throw new Error(asked.code)
  const file = (await (await client.fetch(asked.output.address)).json()) as {
    tables: { page_view: { subject: string }[] }
  }
  expect(new Set(file.tables.page_view.map(({ subject }) => subject)).size).toBe(1203)
})

test('who leaves is forgotten but for the books', async () => {
  const leaver = await somebody()
  const { id, phone, nickname, client } = leaver
  await make.charge(id, cents(10_000))
  const plan = await make.plan()
  await client.call(planEndpoints.pay, { id: plan.id })
  await client.call(accountEndpoints.changeSignature, { signature: '我的签名独一无二' })
  await client.call(feedbackEndpoints.sendFeedback, { content: '离开前的话' })
  const topic = { id: 'tp-privacy', name: '离开', note: '', created_by: id, created_at_ms: 1 }
  await app.db.transaction((tx) => tx.insertInto('topic').values(topic).execute())
  const wrote = await client.call(writingEndpoints.writePost, {
    topicId: topic.id,
    text: '这场我看平局',
    pictures: [],
  })
  expect(wrote).toMatchObject({ ok: true })
  await app.ports.blobs.put('pictures/gone.webp', Buffer.from('x'))
  await app.db.pool.query(
    `insert into picture (path, member_id, is_private, bytes, width, height, created_at_ms)
     values ('pictures/gone.webp', $1, false, 1, 1, 1, 1)`,
    [id],
  )
  expect(await client.call(privacyEndpoints.look, {})).toMatchObject({
    output: { coins: 6200, obstacles: [] },
  })
  expect(await leave(leaver)).toMatchObject({ ok: true })

  expect(await client.call(userEndpoints.me, {})).toMatchObject({ code: 'no_token' })
  const words = [phone, nickname, '我的签名独一无二', '离开前的话']
  expect(await placesOf(...words)).toEqual([])
  expect(await app.ports.blobs.get('pictures/gone.webp')).toBeNull()
  const kept = (await placesOf(id)).filter((place) => !BOOKS.has(place))
  expect(kept).toEqual([])
  const { rows } = await app.db.pool.query('select member_id from post where topic_id = $1', [
    topic.id,
  ])
  expect(rows).toEqual([{ member_id: 'nobody' }])
  await expectSoundBooks(app.db.read)
})

/** Where the bare number may stand, and texts of the books that are made of it. */
const BOOKS = new Set([
  ...Object.entries(personalTables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, fate]) =>
      fate === 'stays' ? [`${table}.${column}`] : [],
    ),
  ),
  'account.code',
  'audit.subject',
  'journal.key',
  'journal.ref',
])

/** Every column of the database in which one of these texts stands. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const places: string[] = []
  for (const { table_name } of rows) {
    const { rows: found } = await app.db.pool.query<{ key: string }>(
      `select distinct e.key from "${table_name}" t, jsonb_each_text(to_jsonb(t)) e
       where exists (select from unnest($1::text[]) w where strpos(e.value, w) > 0)`,
      [texts],
    )
    places.push(...found.map(({ key }) => `${table_name}.${key}`))
  }
  return places
}

test('the phone of somebody who left is free for somebody new, and nobody is told anything', async () => {
  const leaver = await somebody()
  expect(await leave(leaver)).toMatchObject({ ok: true })
  const telling = { ports: app.ports, nowMs: app.clock.nowMs() }
  const news = { memberId: leaver.id, kind: 'system' as const, title: '在吗', text: '' }
  expect(await app.db.transaction((tx) => tellMember(tx, telling, news))).toBe(false)
  await expect(
    app.member({ id: 'newcomer', phone: leaver.phone, nickname: '新来的' }),
  ).resolves.toBeDefined()
})

test('a wrong code deletes nothing', async () => {
  const { client, phone } = await somebody()
  await codeOf(client, phone)
  expect(await client.call(privacyEndpoints.remove, { code: 'x' })).toMatchObject({
    code: 'code.wrong',
  })
  expect(await client.call(privacyEndpoints.remove, {})).toMatchObject({ code: 'code.wrong' })
  expect(await client.call(userEndpoints.me, {})).toMatchObject({ ok: true })
})

const OBSTACLES: readonly (readonly [string, string, (id: string) => Promise<unknown>])[] = [
  [
    'withdrawal',
    '有提现正在处理，到账或退回后才能注销',
    (id) =>
      app.db.pool.query(
        `insert into withdrawal (id, member_id, request_id, kind, account_sealed, name_sealed, payee,
           bank_name, amount, held_until_ms, created_at_ms, state)
         values ('w-' || $1, $1, 'r', 'bank', '', '', '', '', 100, 1, 1, 'submitted')`,
        [id],
      ),
  ],
  [
    'payment',
    '有充值或订单正在确认，完成后才能注销',
    (id) =>
      app.db.pool.query(
        `insert into payment (id, member_id, channel, way, host, subject, amount, ends_at_ms, created_at_ms)
         values ('p-' || $1, $1, 'cashier', 'card', 'h', 's', 100, 1, 1)`,
        [id],
      ),
  ],
  [
    'plan',
    '有已发布的内容还没有赛果，结算后才能注销',
    async (id) => {
      await make.expert(id)
      await make.plan({ expert_id: id })
    },
  ],
  [
    'subscriber',
    '还有订阅未到期的用户，到期后才能注销',
    async (id) => {
      await make.expert(id)
      await app.db.pool.query(
        `insert into subscription (id, member_id, expert_id, starts_at_ms, ends_at_ms, price, created_at_ms)
         values ('s-' || $1, 'mei', $1, 1, 9999999999999, 100, 1)`,
        [id],
      )
    },
  ],
]

test.each(OBSTACLES)('an open %s keeps the account: %s', async (what, text, open) => {
  const leaver = await somebody()
  await open(leaver.id)
  expect(await leaver.client.call(privacyEndpoints.look, {})).toMatchObject({
    output: { obstacles: [what] },
  })
  expect(await leave(leaver)).toMatchObject({ code: `deletion.${what}`, text })
})

test('an operator does not leave by themselves', async () => {
  expect(await app.as('lao').call(privacyEndpoints.remove, {})).toMatchObject({
    code: 'deletion.operator',
  })
})
