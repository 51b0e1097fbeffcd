import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { isRestricted, standingOf } from '#db/app-role.ts'
import type { Database } from '#db/port.ts'
import { openPostgres } from '#db/postgres.ts'
import { sqlState } from '#db/sql-state.ts'
import { lockBalances } from '#features/wallet/public.ts'
import { createLog } from '#kit/log.ts'
import { onPostgres } from '#test/harness.ts'
import { prepareDatabase } from './prepare-database.ts'

const own = (word: string) => `linmen_${word}_${process.pid}`
const USERS = { owner: own('owner'), app: own('user'), maker: own('maker') }
const log = createLog('silent')

let admin: pg.Client
const opened: Database[] = []

beforeAll(async () => {
  if (!onPostgres) return
  admin = new pg.Client({ connectionString: process.env['DATABASE_URL']! })
  await admin.connect()
  const login = `login password 'p'`
  await admin.query(`create role ${USERS.owner} ${login}; create role ${USERS.app} ${login}`)
  await admin.query(`create role ${USERS.maker} createrole ${login}`)
})
afterAll(async () => {
  if (!onPostgres) return
  for (const db of opened) await db.close()
  for (const user of Object.values(USERS)) {
    await admin.query(`drop database if exists ${user} with (force)`)
    await admin.query(`drop role ${user}`)
  }
  await admin.end()
})

/** The address of a database, as this user comes to it. */
function urlOf(database: string, user: string): string {
  const url = new URL(process.env['DATABASE_URL']!)
  Object.assign(url, { pathname: `/${database}`, username: user, password: 'p' })
  return url.href
}
const openAs = (database: string, user: string): Database => {
  const db = openPostgres(urlOf(database, user))
  opened.push(db)
  return db
}
const stateOf = (work: Promise<unknown>) => work.then(() => 'no error', sqlState)
const lockSome = (db: Database) =>
  db.transaction((tx) => lockBalances(tx, [account.paidCoins('mei')]))

test.runIf(onPostgres)(
  'a user who may make roles leaves the rights of the owner behind',
  async () => {
    await admin.query(`create database ${USERS.maker} owner ${USERS.maker}`)
    const db = openAs(USERS.maker, USERS.maker)
    await prepareDatabase(db, { ownerUrl: null }, log)
    expect(await isRestricted(db.pool)).toBe(true)
    await lockSome(db)
    expect(await stateOf(db.pool.query('update balance set amount = 5'))).toBe('42501')
    expect(await stateOf(db.pool.query('alter table balance disable trigger user'))).toBe('42501')
  },
)

test.runIf(onPostgres)(
  'a user who may not make roles starts all the same, and it is said that only triggers keep the books',
  async () => {
    await admin.query(`create database ${USERS.owner} owner ${USERS.owner}`)
    const db = openAs(USERS.owner, USERS.owner)
    await prepareDatabase(db, { ownerUrl: null }, log)
    expect(await isRestricted(db.pool)).toBe(false)
    expect(await standingOf(db.pool)).toBe('owner')
    await lockSome(db)
    expect(await stateOf(db.pool.query('update balance set amount = 5'))).toBe('55000')
  },
)

test.runIf(onPostgres)(
  'with an owner of its own the application has a user that is bound, also where nothing is left to migrate',
  async () => {
    const db = openAs(USERS.owner, USERS.app)
    await prepareDatabase(db, { ownerUrl: urlOf(USERS.owner, USERS.owner) }, log)
    expect(await standingOf(db.pool)).toBe('app')
    await lockSome(db)
    expect(await stateOf(db.pool.query('delete from posting'))).toBe('42501')
    const second = openAs(USERS.owner, USERS.app)
    await prepareDatabase(second, { ownerUrl: null }, log)
    expect(await standingOf(second.pool)).toBe('app')
  },
)
