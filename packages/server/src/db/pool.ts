import pg from 'pg'

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
    if (name === undefined) return base.apply(this, given)
    return base.call(this, { name, text, values }, callback)
  }
}

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: NamedClient } as pg.PoolConfig)
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
