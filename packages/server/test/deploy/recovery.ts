import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { asOwner } from '#db/app-role.ts'
import { ownFolder } from './own-folder.ts'

const run = promisify(execFile)
const bin = (name: string) => join(process.env['LINMEN_PG_BIN']!, name)

interface Place {
  readonly socket: string
  readonly owner: { readonly uid?: number; readonly gid?: number }
}

/** Where the cluster listens, and as whom it runs: PostgreSQL does not run as root. */
function placeOf(url: string): Place {
  const socket = new URL(url).searchParams.get('host')!
  const { uid, gid } = statSync(socket)
  return { socket, owner: process.getuid?.() === 0 ? { uid, gid } : {} }
}

/** A copy of the whole cluster while it goes on working. */
export async function baseBackup(url: string): Promise<string> {
  const { socket, owner } = placeOf(url)
  const folder = ownFolder('copy')
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!)
  const words = ['-h', socket, '-U', 'linmen', '-D', join(folder, 'data'), '-X', 'none']
  await run(bin('pg_basebackup'), [...words, '-c', 'fast'], { ...owner, cwd: folder })
  return folder
}

/** Everything that was written until now lies in the archive. */
export async function archived(pool: pg.Pool): Promise<void> {
  const { rows } = await asOwner(pool, (owner) =>
    owner.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file'),
  )
  const file = join(process.env['LINMEN_ARCHIVE']!, rows[0]!.file)
  for (let tries = 0; tries < 1200 && !existsSync(file); tries += 1) await delay(100)
  if (!existsSync(file)) throw new Error('the write-ahead log was not archived')
}

/** Brings a copy up to a moment, elsewhere. The name of the database is the same there. */
export async function restore(url: string, copy: string, toTime: string) {
  const { owner } = placeOf(url)
  const data = join(copy, 'data')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${process.env['LINMEN_ARCHIVE']}/%f %p'`,
      ...(toTime === '' ? [] : [`recovery_target_time = '${toTime}'`]),
      `recovery_target_action = 'promote'`,
      '',
    ].join('\n'),
  )
  writeFileSync(join(data, 'recovery.signal'), '')
  if (owner.uid !== undefined) chownSync(join(data, 'recovery.signal'), owner.uid, owner.gid!)
  const settings = ['listen_addresses=', 'archive_mode=off', 'max_connections=200']
  const child = spawn(
    bin('postgres'),
    ['-D', data, '-k', copy, ...settings.flatMap((each) => ['-c', each])],
    { ...owner, cwd: copy, stdio: 'pipe' },
  )
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT')
      await once(child, 'exit')
    }
    rmSync(copy, { recursive: true, force: true })
  }
  const restored = new URL(url)
  restored.searchParams.set('host', copy)
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the copy did not start:\n${said}`)
    if (await isOpen(copy)) return { url: restored.href, stop }
    await delay(100)
  }
  await stop()
  throw new Error(`the copy was not ready:\n${said}`)
}

/** Ready is who takes writes: before that it is still catching up. */
async function isOpen(socket: string): Promise<boolean> {
  const words = ['-h', socket, '-U', 'linmen', '-d', 'postgres', '-Atc']
  const asked = run(bin('psql'), [...words, 'select pg_is_in_recovery()']).catch(() => null)
  return (await asked)?.stdout.trim() === 'f'
}
