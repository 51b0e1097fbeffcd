import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Filter } from '@linmen/contract/kit/desk.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { servedDesks } from './served-desks.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const sampleOf = ({ kind, words = {} }: Filter): string =>
  kind === 'choice' ? Object.keys(words)[0]! : kind === 'day' ? '2026-11-25' : 'mei'

test.each(servedDesks.map((served) => [served.desk.name, served] as const))(
  '%s: the query tells every column and no other, with any filter',
  async (_name, { desk, find }) => {
    const wishes = [
      {},
      ...Object.entries<Filter>(desk.filters).map(([name, each]) => ({ [name]: sampleOf(each) })),
    ]
    for (const wish of wishes) {
      const compiled =
        sql`${find(wish, { nowMs: app.clock.nowMs(), ports: app.ports })} limit 1`.compile(
          app.db.read,
        )
      const { fields } = await app.db.pool.query(compiled.sql, [...compiled.parameters])
      const names = fields.map(({ name }) => name).toSorted()
      expect(names).toEqual(Object.keys(desk.columns).toSorted())
    }
  },
)

test('members are found by phone, by number and by a part of their name', async () => {
  const find = async (q: string) => {
    const response = await app.as('lao').fetch(`/api/console/desk/members?q=${q}`)
    const { dataList } = (await response.json()) as { dataList: { id: string }[] }
    return dataList.map(({ id }) => id)
  }
  expect(await find('13800000001')).toEqual(['mei'])
  expect(await find('mei')).toEqual(['mei'])
  expect(await find(encodeURIComponent('小美'))).toEqual(['mei'])
  expect(await find('nobody')).toEqual([])
})

test('a table is a file: with its mark, its words, no formulas, and a line in the audit', async () => {
  await app.member({ id: 'evil', nickname: '=cmd|calc' })
  const response = await app.as('lao').fetch('/api/console/export/members.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('members-2026-11-25.csv')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toContain('编号,会员号,昵称,手机')
  expect(lines.find((line) => line.startsWith('evil'))).toContain(",'=cmd|calc,")
  expect(lines.find((line) => line.startsWith('lao'))).toContain('运营')
  const { rows } = await app.db.pool.query(`select actor from audit where deed = 'desk.export'`)
  expect(rows).toEqual([{ actor: 'lao' }])
})

test.each(servedDesks.map(({ desk }) => desk.name))('%s is a file, too', async (name) => {
  const response = await app.as('lao').fetch(`/api/console/export/${name}.csv`)
  expect(response.status).toBe(200)
  const [first] = Buffer.from(await response.arrayBuffer())
    .toString('utf8')
    .split('\r\n')
  expect(first!.startsWith('\uFEFF')).toBe(true)
})

test('what a member sees is told by its titles, and never what was paid for', async () => {
  const look = async (memberId: string) => {
    const response = await app.as('lao').fetch(`/api/console/desk/sight?memberId=${memberId}`)
    return ((await response.json()) as { dataList: { kind: string; title: string }[] }).dataList
  }
  await app.db.pool.query(
    `insert into message (id, member_id, kind, title, content, created_at_ms) values
      ('told', 'mei', 'system', '系统提醒', '正文', 1), ('dear', 'mei', 'letter', '私信', '悄悄话', 1)`,
  )
  const seen = await look('mei')
  expect(seen.map(({ title }) => title)).toContain('系统提醒')
  expect(seen.map(({ title }) => title)).not.toContain('私信')
  expect(JSON.stringify(seen)).not.toContain('正文')
  expect(await look('nobody')).toEqual([])
})

test('what a post was reported for is told in words', async () => {
  const { pool } = app.db
  await pool.query(`
    insert into post (id, member_id, body, pictures, state, written_at_ms)
    values ('reported', 'mei', '加我微信', '[]', 'shown', 1)`)
  await pool.query(`
    insert into post_report (post_id, member_id, reason, reported_at_ms) values
      ('reported', 'wei', 'advert', 1), ('reported', 'lao', 'advert', 2)`)
  const response = await app.as('lao').fetch('/api/console/desk/posts?q=reported')
  expect(await response.json()).toMatchObject({ dataList: [{ reportedFor: '广告 2' }] })
})

test('a file longer than one reading has all its lines, and only for those who may', async () => {
  await app.db.pool.query(`
    insert into stuck_work (kind, ref, tries, last_error, first_at_ms, last_at_ms)
    select 'test', 'r' || n, 1, 'x', n, n from generate_series(1, 1203) n`)
  const response = await app.as('lao').fetch('/api/console/export/stuck.csv?kind=test')
  expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1204)
  const support = await app.member({ id: 'sup', role: 'operator', operates: 'support' })
  expect((await support.fetch('/api/console/export/withdrawals.csv')).status).toBe(403)
  expect((await app.as('mei').fetch('/api/console/export/members.csv')).status).toBe(403)
})

test('the day is counted, and every figure leads to rows that are there', async () => {
  const response = await app.as('lao').fetch('/api/console/today')
  const body = (await response.json()) as {
    figures: { key: string; desk?: string; tone: string }[]
    hours: unknown[]
  }
  expect(body.hours).toHaveLength(24)
  expect(body.figures.find(({ key }) => key === 'ledger')?.tone).toBe('good')
  const known = new Set(servedDesks.map(({ desk }) => desk.name))
  expect(body.figures.filter(({ desk }) => desk === undefined || !known.has(desk))).toEqual([])
})

test('a figure that counts rows counts those it opens', async () => {
  const { pool } = app.db
  await pool.query(`insert into bill values ('cashier', '2026-11-24', 0, 1)`)
  await pool.query(`
    insert into bill_difference (id, channel, day, kind, move, out_no, found_at_ms)
    values ('bd1', 'cashier', '2026-11-24', 'missing_here', 'pay', 'pm1', 1)`)
  await pool.query(`
    insert into expert_application (id, member_id, reason, created_at_ms)
    values ('ap1', 'mei', '想写', 1)`)
  await pool.query(`
    insert into feedback (id, member_id, kind, content, created_at_ms)
    values ('fb1', 'mei', 'idea', '想要按联赛收起', 1)`)
  const lao = app.as('lao')
  const { figures } = (await (await lao.fetch('/api/console/today')).json()) as {
    figures: { key: string; group: string; value: string; desk?: string; wish?: object }[]
  }
  const counted = figures.filter(({ group }) => group === 'waiting' || group === 'trouble')
  expect(counted.filter(({ value }) => value !== '0').map(({ key }) => key)).toEqual(
    expect.arrayContaining(['applications', 'differences', 'feedback', 'stuck']),
  )
  for (const { key, value, desk, wish = {} } of counted) {
    const query = new URLSearchParams(wish as Record<string, string>)
    const file = await (
      await lao.fetch(`/api/console/export/${desk}.csv?${query.toString()}`)
    ).text()
    expect([key, file.trimEnd().split('\r\n').length - 1]).toEqual([key, Number(value)])
  }
  expect(figures.find(({ key }) => key === 'reconcile')).toMatchObject({ value: '2026-11-24' })
})
