import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#test/harness.ts'
import { playedSeason, tamper, verified } from '#test/record-season.ts'

const PICKS = 5
let app: TestApp
let ids: string[] = []

beforeAll(async () => {
  app = await startApp()
  ids = await playedSeason(app, PICKS)
  await tamper(app, 'create table kept as select * from plan')
})
afterAll(() => app.close())

const DEEDS: readonly (readonly [name: string, forge: string])[] = [
  ['another side', "pick = case pick when 'home' then 'away' else 'home' end"],
  ['another price', 'odds_hundredths = odds_hundredths + 1'],
  ['another result', "result = case result when 'hit' then 'miss' else 'hit' end"],
  ['another return', 'returned_hundredths = returned_hundredths + 10'],
  ['an earlier publication', 'published_at_ms = published_at_ms - 86400000'],
  ['another match', "match_id = 'other'"],
  ['another author', "expert_id = 'mei'"],
]

test.each(DEEDS)('%s of any one pick is flagged and named', async (_name, forge) => {
  for (const id of ids) {
    await tamper(app, `update plan set ${forge} where id = $1`, [id])
    const { differences } = await verified(app)
    expect(differences.map((each) => each.id)).toContain(id)
    await putBack(id)
  }
  expect((await verified(app)).differences).toEqual([])
})

test('any one pick that was deleted is flagged and named', async () => {
  for (const id of ids) {
    await tamper(app, 'delete from plan where id = $1', [id])
    const { differences } = await verified(app)
    expect(differences).toContainEqual(expect.objectContaining({ id, what: 'missing' }))
    await putBack(id)
  }
})

test('a pick that was never promised is flagged and named', async () => {
  await tamper(app, 'create table forged as select * from plan where id = $1', [ids[0]])
  await tamper(app, `update forged set id = 'forged', plan_no = 'forged'`)
  await tamper(app, 'insert into plan select * from forged')
  const { differences } = await verified(app)
  expect(differences).toContainEqual(expect.objectContaining({ id: 'forged', what: 'unknown' }))
  await tamper(app, `delete from plan where id = 'forged'`)
})

test('any one entry of the log that was changed is flagged and named', async () => {
  const { rows } = await app.db.pool.query<{ number: number; subject: string }>(
    'select number, subject from record_entry order by number',
  )
  for (const { number, subject } of rows) {
    const forge = `update record_entry set bytes = set_byte(bytes, 20, get_byte(bytes, 20) # 1) where number = $1`
    await tamper(app, forge, [number])
    const { breach } = await verified(app)
    expect(breach).toMatchObject({ step: 'root', entries: [{ index: Number(number) }] })
    expect(subject).not.toBe('')
    await tamper(app, forge, [number])
  }
  expect((await verified(app)).breach).toBeNull()
})

async function putBack(id: string) {
  await tamper(app, 'delete from plan where id = $1', [id])
  await tamper(app, 'insert into plan select * from kept where id = $1', [id])
}
