import { sql } from 'kysely'
import type { Database, Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import type { Settings } from '#kit/settings.ts'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import { openText, sealText } from '#kit/secrets/sealed-text.ts'

const LOCK = 7_205_415
const ROOT_BYTES = 32
const SEALED_FOR = { purpose: 'root of all keys', place: 'secret_mark' }

/**
 * The root of all keys of this installation. It lies in the database, sealed under the secret of the processes: so the
 * secret can be changed, and passwords, factors, sessions and the public log stay what they are.
 */
export function openRoot(db: Database, ports: Pick<Ports, 'random' | 'settings'>): Promise<Buffer> {
  const { settings, random } = ports
  return db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const known = await tx.selectFrom('secret_mark').selectAll().orderBy('number').execute()
    const open = (secret: Buffer | null) => opened(known, settings, secret)
    const own = open(settings.secret)
    const root = own ?? open(settings.secretBefore) ?? firstRoot(known, random)
    if (!own) await keep(tx, ports, root)
    // Nobody comes with the secret of before any more: from now on it opens nothing.
    else if (
      settings.secretBefore === null &&
      sameText(known.at(-1)!.mark, markOf(settings.secret))
    )
      await forgetOthers(tx, markOf(settings.secret))
    return root
  })
}

interface Sealed {
  readonly mark: string
  readonly sealed_root: string | null
}

function opened(known: readonly Sealed[], settings: Settings, secret: Buffer | null) {
  if (secret === null) return null
  const found = known.find(({ mark }) => sameText(mark, markOf(secret)))
  if (!found) return null
  if (found.sealed_root === null) return secret
  const text = openText({ settings: { ...settings, secret } }, SEALED_FOR, found.sealed_root)
  return Buffer.from(text, 'base64url')
}

function firstRoot(known: readonly Sealed[], random: Ports['random']): Buffer {
  if (known.length > 0) throw new Error(WRONG_SECRET)
  return Buffer.from(random.bytes(ROOT_BYTES))
}

async function keep(tx: Tx, ports: Pick<Ports, 'random' | 'settings'>, root: Buffer) {
  const sealed_root = sealText(ports, SEALED_FOR, root.toString('base64url'))
  const mark = markOf(ports.settings.secret)
  await tx.insertInto('secret_mark').values({ mark, sealed_root }).execute()
}

const forgetOthers = (tx: Tx, mark: string) =>
  tx.deleteFrom('secret_mark').where('mark', '<>', mark).execute()

const markOf = (secret: Buffer) => hmacHex(derivedKey(secret, 'mark of the installation'), 'secret')

const WRONG_SECRET = [
  '这个数据库是用另一个密钥建立的，本进程不能使用它。',
  '同一数据库的所有进程必须使用同一个 LINMEN_SECRET（未设置时为数据目录中的 secret.key）；',
  '更换密钥时，把原来的写在 LINMEN_SECRET_BEFORE。',
].join('\n')
