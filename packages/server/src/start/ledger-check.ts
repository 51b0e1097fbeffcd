import { standingOf } from '#db/app-role.ts'
import { hasDatabase, openDatabase } from '#db/open.ts'
import { contradictions, invariantCount } from '#features/wallet/public.ts'
import { brokenAudit } from '#kit/audit.ts'
import { problemText } from '#kit/problem-text.ts'
import { readSettings } from './read-settings.ts'

// Run as a command of its own. Ends with 0 when the books are sound, 1 when not, 2 when nobody can tell.
const MOST_ROWS = 5

/** What the user who looks could do to the books, besides what the application may. */
const WARNINGS = {
  app: '',
  owner: '注意：登录的数据库账号是账本各表的主人，可以绕过账本的函数。\n',
  superuser: '注意：登录的数据库账号是超级用户，可以绕过账本的权限与触发器。\n',
} as const

try {
  process.exitCode = await checkBooks()
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`)
  process.exitCode = 2
}

async function checkBooks(): Promise<number> {
  const settings = await readSettings(process.env, process.cwd())
  if (!hasDatabase(settings)) throw new Error(`数据目录 ${settings.dataDir} 里没有数据库`)
  const db = await openDatabase(settings, { draft: false })
  try {
    const found = await contradictions(db.read)
    for (const [invariant, rows] of found)
      process.stdout.write(
        `${invariant}: ${rows.length} ${JSON.stringify(rows.slice(0, MOST_ROWS))}\n`,
      )
    process.stdout.write(
      found.length === 0
        ? `账本完好：${invariantCount} 条不变式全部成立。\n`
        : `账本有误：${found.length} 条不变式不成立。\n`,
    )
    const torn = await brokenAudit(db.read)
    process.stdout.write(
      torn.length === 0
        ? '操作记录完好：哈希链没有断裂。\n'
        : `操作记录有误：第 ${torn.slice(0, MOST_ROWS).join('、')} 条处断裂。\n`,
    )
    process.stdout.write(WARNINGS[await standingOf(db.pool)])
    return found.length === 0 && torn.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}
