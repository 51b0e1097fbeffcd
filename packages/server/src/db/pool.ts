import pg from 'pg'
import { namedError } from './database-gone.ts'

const BIGINT = 20
// Beyond this many different texts a statement stays unnamed, so that the session cannot fill up.
const MAX_NAMES = 1000

/** Cents, counts and milliseconds stay below 2^53, so bigint columns arrive as plain numbers. */
pg.types.setTypeParser(BIGINT, Number)

const names = new Map<string, string>()

/** The driver's client, preparing every parametrised statement once under its own name. */
class NamedClient extends pg.Client {
  override query(...given: any[]): any {
    const [text, values, callback] = given
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    const base = super.query as (...all: any[]) => any
    if (name === undefined) return named(base.apply(this, withNamed(given)))
    return named(base.call(this, { name, text, values }, ...withNamed([callback])))
  }
}

/** The driver's pool, whose broken connections are named as such. */
class NamedPool extends pg.Pool {
  override connect(...given: any[]): any {
    const base = super.connect as (...all: any[]) => any
    return named(base.apply(this, withNamed(given)))
  }
}

/** The same for who waits by promise and by callback; a stream tells its errors itself. */
const named = (result: unknown): unknown =>
  result instanceof Promise
    ? result.catch((error: unknown) => {
        throw namedError(error)
      })
    : result

const withNamed = (given: readonly any[]): any[] =>
  given.map((each) =>
    typeof each === 'function'
      ? (error: unknown, ...rest: unknown[]) => each(error && namedError(error), ...rest)
      : each,
  )

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new NamedPool({ ...config, Client: NamedClient } as pg.PoolConfig)
  // Without listeners, a connection that breaks while idle would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}
