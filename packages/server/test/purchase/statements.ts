import pg from 'pg'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (this: pg.Client, ...asked: unknown[]) => unknown

/** Everything the driver sends while something is done, in its order. */
export async function recordStatements(deed: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const driver = pg.Client.prototype as unknown as { query: Query }
  const plain = driver.query
  driver.query = function (this: pg.Client, ...asked) {
    const [first, second] = asked
    const named = first as Partial<Statement>
    const text = typeof first === 'string' ? first : named.text
    const values = named.values ?? (Array.isArray(second) ? (second as unknown[]) : [])
    if (text !== undefined) recorded.push({ text, values })
    return plain.apply(this, asked)
  }
  try {
    await deed()
  } finally {
    driver.query = plain
  }
  return recorded
}

/** The statements as a script of pgbench, their values written into them. */
export const asScript = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, values }) => text.replaceAll(/\$(\d+)/g, (_, at) => literal(values[at - 1])))
    .map((text) => `${text.replace(/;\s*$/, '')};\n`)
    .join('')

// Written as text, a value takes the type of its place, as a parameter does.
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return `'${textOf(value).replaceAll("'", "''")}'`
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return `{${value.map((each) => JSON.stringify(String(each))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
