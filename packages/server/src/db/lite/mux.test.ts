import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#db/pool.ts'
import { sqlState } from '#db/sql-state.ts'
import { engineOf } from './engine.ts'
import { Mux } from './mux.ts'
import { LiteSocket } from './socket.ts'

let folder: string
let lite: PGlite
let pool: Pool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-mux-'))
  lite = await PGlite.create(join(folder, 'pg'))
  const mux = new Mux(engineOf(lite), 200)
  pool = openPool({ user: 'postgres', max: 8, ssl: false, stream: () => new LiteSocket(mux) })
  await pool.query(
    'create table counter (id int primary key, value int not null check (value < 99))',
  )
  await pool.query('insert into counter values (1, 0)')
})
afterAll(async () => {
  await pool.end()
  await lite.close()
  await rm(folder, { recursive: true, force: true })
})

async function addOne() {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query('select value from counter where id = $1', [1])
    await client.query('update counter set value = $1 where id = 1', [rows[0].value + 1])
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('transactions of several connections take turns and lose no update', async () => {
  await Promise.all(Array.from({ length: 6 }, addOne))
  const { rows } = await pool.query('select value from counter')
  expect(rows).toEqual([{ value: 6 }])
})

test('an error keeps its code and leaves the connection usable', async () => {
  const client = await pool.connect()
  const broken = await client
    .query('update counter set value = 100')
    .catch((error: unknown) => error)
  expect(sqlState(broken)).toBe('23514')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})

test('several connections may use the same statement name', async () => {
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  for (let round = 0; round < 3; round += 1)
    for (const client of clients) {
      const { rows } = await client.query({
        name: 'same',
        text: 'select $1::int as n',
        values: [round],
      })
      expect(rows).toEqual([{ n: round }])
    }
  for (const client of clients) client.release()
})

test('a notification reaches the connection that listens', async () => {
  const listener = await pool.connect()
  const heard = new Promise((resolve) => listener.once('notification', resolve))
  await listener.query('listen news')
  await pool.query("select pg_notify('news', 'goal')")
  expect(await heard).toMatchObject({ channel: 'news', payload: 'goal' })
  await listener.query('unlisten *')
  listener.release()
})

test('a query past the open transaction fails instead of hanging', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const outside = await pool.query('select 1').catch((error: unknown) => error)
  expect(sqlState(outside)).toBe('55P03')
  await client.query('rollback')
  client.release()
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})

test('a connection that goes away in a transaction undoes it and frees the others', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update counter set value = 50')
  client.release(true)
  const { rows } = await pool.query('select value from counter')
  expect(rows).toEqual([{ value: 6 }])
})

test('bigint columns arrive as numbers', async () => {
  expect((await pool.query('select 9007199254740991::bigint as big')).rows).toEqual([
    { big: 9007199254740991 },
  ])
})
