import { afterEach, beforeEach, expect, test } from 'vitest'
import { endpoint, id, shape, text } from '@linmen/contract'
import { asOwner } from '#db/app-role.ts'
import { command } from '#kit/command.ts'
import type { TestApp } from '#test/harness.ts'
import { startRows } from '#test/rows-app.ts'
import { audit, brokenAudit } from './audit.ts'

const row = endpoint({
  call: 't.act',
  method: 'POST',
  path: '/api/t/act',
  effect: 'write',
  access: 'operator',
  permission: 'members.act',
  touches: [],
  input: shape({ id, reason: text() }),
})
const own = endpoint({
  ...{ call: 't.own', path: '/api/t/own', method: 'POST', effect: 'write' },
  ...{ access: 'operator', permission: 'members.act', touches: [] },
})

let app: TestApp
beforeEach(async () => {
  app = await startRows([
    command(row, async () => ({})),
    command(own, async (tx, _input, { actor, nowMs }) => {
      const line = { atMs: nowMs, actor: actor.id, deed: 'own', subject: 'x', why: 'because' }
      await audit(tx, { ...line, before: { a: 1 }, after: { a: 2 } })
      return {}
    }),
  ])
})
afterEach(() => app.close())

// Whoever owns the tables, as nobody but migrations does.
const byOwner = (statement: string) => asOwner(app.db.pool, (owner) => owner.query(statement))

const write = async (count: number) => {
  for (let n = 0; n < count; n += 1)
    await app.as('lao').call(row, { id: `m${n}`, reason: `why ${n}` })
}
const lines = async () =>
  (
    await app.db.pool.query(
      `select actor, deed, subject, why, before, after from audit order by seq`,
    )
  ).rows

test('what an operator changes leaves a line, the handler’s own or what was asked for', async () => {
  await write(1)
  await app.as('lao').call(own, {})
  expect(await lines()).toEqual([
    { actor: 'lao', deed: 't.act', subject: 'm0', why: 'why 0', before: null, after: null },
    { actor: 'lao', deed: 'own', subject: 'x', why: 'because', before: { a: 1 }, after: { a: 2 } },
  ])
})

test('nobody changes, takes out or empties anything', async () => {
  await write(2)
  for (const deed of [
    `update audit set why = 'other'`,
    'delete from audit',
    'truncate audit',
    'truncate audit_head',
    'delete from audit_head',
    `update audit_head set hash = 'x'`,
  ])
    await expect(byOwner(deed)).rejects.toThrow(/append-only|only grows/)
  expect(await brokenAudit(app.db.read)).toEqual([])
})

test.each([
  ['a changed reason', `update audit set why = 'other' where seq = 3`, 3],
  ['another actor', `update audit set actor = 'mei' where seq = 3`, 3],
  ['another moment', `update audit set at_ms = at_ms + 1 where seq = 3`, 3],
  ['another detail', `update audit set detail = '{}' where seq = 3`, 3],
  ['a new past', `update audit set before = '{"a":1}' where seq = 3`, 3],
  ['a line that is gone', 'delete from audit where seq = 3', 4],
  ['the last line that is gone', 'delete from audit where seq = 5', 5],
  ['a hash that was mended', `update audit set why = 'o', hash = 'x' where seq = 3`, 3],
])('whoever gets round the triggers is found: %s', async (_what, deed, seq) => {
  await write(5)
  await byOwner(
    `alter table audit disable trigger audit_append_only; ${deed};
     alter table audit enable trigger audit_append_only`,
  )
  expect(await brokenAudit(app.db.read)).toContain(seq)
})

test('a line that was changed and hashed anew is found at the next one', async () => {
  await write(5)
  await byOwner(`
    alter table audit disable trigger audit_append_only;
    update audit set why = 'other' where seq = 3;
    update audit a set hash = audit_hash(a, a.prev_hash) where seq = 3;
    alter table audit enable trigger audit_append_only`)
  expect(await brokenAudit(app.db.read)).toEqual([4])
})
