import type { Database } from '#db/port.ts'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'

/**
 * Compares the secret of this process with the one its database was made with; the first process leaves the mark.
 * With another secret no password would fit and no session would open, and half of the data would be sealed twice.
 */
export async function checkSecret(db: Database, secret: Buffer): Promise<void> {
  const mark = hmacHex(derivedKey(secret, 'mark of the installation'), 'secret')
  const known = await db.transaction(async (tx) => {
    await tx
      .insertInto('secret_mark')
      .values({ mark })
      .onConflict((conflict) => conflict.column('only_one').doNothing())
      .execute()
    return tx.selectFrom('secret_mark').select('mark').executeTakeFirstOrThrow()
  })
  if (!sameText(known.mark, mark)) throw new Error(WRONG_SECRET)
}

const WRONG_SECRET = [
  '这个数据库是用另一个密钥建立的，本进程不能使用它。',
  '同一数据库的所有进程必须使用同一个 LINMEN_SECRET（未设置时为数据目录中的 secret.key）。',
].join('\n')
