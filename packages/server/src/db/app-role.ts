import type { Pool, PoolClient } from 'pg'
import type { Database } from './port.ts'
import { sqlState } from './sql-state.ts'

/** What the application works as: it reads the books and writes them through the ledger's functions only. */
const APP_ROLE = 'linmen_app'

const LOCK = 7_205_409
const BOOKS = 'account, balance, journal, posting'
const NOT_ALLOWED = '42501'
// A role is known to the whole cluster: another database may just have made it.
const IS_THERE = new Set(['42710', '23505'])

/**
 * Leaves the rights of the owner: from here on this process works under the application's role. False where the user
 * may not make roles and nobody has made this one: then only the triggers keep the books.
 */
export async function workAsApp(db: Database): Promise<boolean> {
  if (await isRestricted(db.pool)) return true
  const may = await asOwner(db.pool, async (owner) => {
    if (!(await haveRole(owner))) return false
    await grantTo(owner, APP_ROLE)
    if (db.kind === 'pglite') await owner.query(`grant pg_checkpoint, pg_maintain to ${APP_ROLE}`)
    return true
  })
  if (may) await becomeApp(db)
  // An address with options of its own goes before ours: what came of it is looked at, not believed.
  return may && isRestricted(db.pool)
}

/** The same where the application has a user of its own and another one owns the tables. */
export async function grantToUserOf(db: Database, owner: Database): Promise<void> {
  const { rows } = await db.pool.query<{ name: string }>(
    'select quote_ident(current_user) as name where current_user <> $1',
    [await userOf(owner.pool)],
  )
  if (rows[0]) await asOwner(owner.pool, (client) => grantTo(client, rows[0]!.name))
}

/** Every connection from now on has the application's role, and none from before is left. */
export async function becomeApp({ kind, pool }: Database): Promise<void> {
  // The embedded database has one session for all.
  if (kind === 'pglite') return void (await pool.query(`set role ${APP_ROLE}`))
  pool.options.options = `${pool.options.options ?? ''} -c role=${APP_ROLE}`
  const open = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
  for (const client of open) client.release(true)
}

/** Runs something with the rights of whoever logged in, on a connection of its own. */
export async function asOwner<T>(pool: Pool, run: (owner: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { rows } = await client.query<{ role: string }>(`select current_setting('role') as role`)
  try {
    await client.query('set role none')
    return await run(client)
  } finally {
    await client.query(`set role ${rows[0]!.role}`)
    client.release()
  }
}

export type Standing = 'app' | 'owner' | 'superuser'

/** Who the user is to the books: bound to the ledger's functions, able to go past them, or past everything. */
export async function standingOf(pool: Pool): Promise<Standing> {
  const { rows } = await pool.query<{ is: boolean }>(
    'select rolsuper as is from pg_roles where rolname = session_user',
  )
  if (rows[0]?.is) return 'superuser'
  return (await isRestricted(pool)) ? 'app' : 'owner'
}

/** Whether this process can write the books through the ledger's functions only. */
export async function isRestricted(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select bool_or(has_table_privilege(name, 'insert, update, delete, truncate')) as may
     from unnest(string_to_array($1, ', ')) as name`,
    [BOOKS],
  )
  return rows[0]!.may === false
}

const userOf = async (pool: Pool): Promise<string> =>
  (await pool.query<{ name: string }>('select current_user as name')).rows[0]!.name

/** Makes the role and lets the user take it, unless both are so already. */
async function haveRole(owner: PoolClient): Promise<boolean> {
  const { rows } = await owner.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rows.length === 0 && !(await allowed(owner, `create role ${APP_ROLE} nologin`))) return false
  if (await mayTake(owner)) return true
  await allowed(owner, `grant ${APP_ROLE} to current_user`)
  return mayTake(owner)
}

async function mayTake(owner: PoolClient): Promise<boolean> {
  const may = await allowed(owner, `set role ${APP_ROLE}`)
  await owner.query('set role none')
  return may
}

async function allowed(owner: PoolClient, statement: string): Promise<boolean> {
  try {
    await owner.query(statement)
    return true
  } catch (error) {
    if (IS_THERE.has(sqlState(error))) return true
    if (sqlState(error) === NOT_ALLOWED) return false
    throw error
  }
}

/** What the application needs, and of the books only to read. Written only where something is missing. */
async function grantTo(owner: PoolClient, role: string): Promise<void> {
  await owner.query(`select pg_advisory_lock(${LOCK})`)
  try {
    const { rows } = await owner.query<{ missing: boolean }>(MISSING, [role])
    if (rows[0]!.missing) await owner.query(grantsFor(role))
  } finally {
    await owner.query(`select pg_advisory_unlock(${LOCK})`)
  }
}

const MISSING = `
  select not has_function_privilege($1::text::regrole, 'post_journal(jsonb, jsonb)', 'execute') or exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in (current_schema(), 'graphile_worker') and c.relkind in ('r', 'v', 'p')
      and (not has_table_privilege($1::text::regrole, c.oid, 'select') or c.relrowsecurity and not exists (
        select from pg_policy p where p.polrelid = c.oid and $1::text::regrole = any(p.polroles)
      ))
  ) as missing`

const grantsFor = (role: string) => `do $grants$
declare
  own text := quote_ident(current_schema());
  closed regclass;
begin
  execute 'grant usage on schema ' || own || ', graphile_worker to ${role}';
  execute 'grant select, insert, update, delete on all tables in schema ' || own || ' to ${role}';
  execute 'grant usage, select, update on all sequences in schema ' || own || ' to ${role}';
  grant all on all tables in schema graphile_worker to ${role};
  grant all on all sequences in schema graphile_worker to ${role};
  -- The job runner shuts its rows off from everybody but their owner.
  for closed in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relrowsecurity and not exists (
      select from pg_policy p where p.polrelid = c.oid and '${role}'::regrole = any(p.polroles))
  loop
    execute 'create policy ${role} on ' || closed || ' to ${role} using (true) with check (true)';
  end loop;
  revoke insert, update, delete on ${BOOKS}, schema_migration from ${role};
  revoke update, delete on audit from ${role};
  grant execute on function lock_accounts(jsonb), post_journal(jsonb, jsonb) to ${role};
end $grants$`
