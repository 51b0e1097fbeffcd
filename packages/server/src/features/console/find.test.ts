import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEndpoints } from '@linmen/contract/console/find.endpoints.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
let fin: Client
let edi: Client
beforeAll(async () => {
  app = await startApp()
  fin = await app.member({ id: 'fin', role: 'operator', operates: 'finance' })
  edi = await app.member({ id: 'edi', role: 'operator', operates: 'content' })
  await app.db.pool.query(`
    insert into refund (id, kind, subject_id, member_id, title, amount, bonus, state, reason,
      proposed_by, created_at_ms)
    values ('rf1', 'order', 'or1', 'mei', '购买方案', 800, 0, 'proposed', '误购', 'fin', 1)`)
})
afterAll(() => app.close())

async function find(client: Client, q: string) {
  const written = await client.call(findEndpoints.find, { q })
  if (!written.ok) throw new Error('nothing was answered')
  return written.output.found.map(({ desk, id }) => `${desk} ${id}`)
}

test('a member is found by phone, by id and by a part of the name', async () => {
  for (const word of ['13800000001', 'mei', '小美'])
    expect([word, await find(fin, word)]).toEqual([word, expect.arrayContaining(['members mei'])])
})

test('what is found is what the role may see at its desk', async () => {
  expect(await find(fin, 'rf1')).toContain('refunds rf1')
  expect(await find(edi, 'rf1')).toEqual([])
})

test('every row that is found is shown by the desk it leads to', async () => {
  const written = await app.as('lao').call(findEndpoints.find, { q: 'mei' })
  const found = written.ok ? written.output.found : []
  expect(found.map(({ desk }) => desk)).toContain('refunds')
  for (const { desk, id, wish } of found) {
    const query = new URLSearchParams(wish)
    const answer = await app.as('lao').fetch(`/api/console/desk/${desk}?${query.toString()}`)
    const { dataList } = (await answer.json()) as { dataList: { id: string }[] }
    expect([desk, dataList.map((row) => row.id)]).toEqual([desk, expect.arrayContaining([id])])
  }
})

test('a row tells who stands in it, in a file too, with the phone masked', async () => {
  const answer = await fin.fetch('/api/console/desk/refunds?q=rf1')
  const { dataList } = (await answer.json()) as { dataList: Record<string, string>[] }
  expect(dataList[0]).toMatchObject({ memberId: 'mei', memberIdPhone: '138****0001' })
  const name = dataList[0]!['memberIdName']!
  const file = await (await fin.fetch('/api/console/export/refunds.csv?q=rf1')).text()
  expect(file).toContain('会员,会员昵称')
  expect(file).toContain(`mei,${name},`)
  expect(file).not.toContain('13800000001')
})
