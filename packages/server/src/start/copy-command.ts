import { resolve } from 'node:path'
import { problemText } from '#kit/problem-text.ts'
import { backUp, restore } from './keep-copy.ts'

// Run as a command of its own: `backup <folder>` or `restore <folder>`, for the embedded database.
const [deed, place] = process.argv.slice(2)
const dataDir = resolve(process.cwd(), process.env['LINMEN_DATA'] || '.linmen')

try {
  if (process.env['DATABASE_URL'])
    throw new Error('这里只备份内置数据库；PostgreSQL 见 docs/deploy.md')
  if ((deed !== 'backup' && deed !== 'restore') || !place)
    throw new Error('用法：npm run backup -- <文件夹>，npm run restore -- <文件夹>')
  const target = resolve(process.cwd(), place)
  const count = await (deed === 'backup' ? backUp(dataDir, target) : restore(target, dataDir))
  process.stdout.write(
    deed === 'backup'
      ? `已备份 ${count} 个文件到 ${target}。\n`
      : `已恢复 ${count} 个文件到 ${dataDir}。请运行 npm run -s ledger:check。\n`,
  )
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`)
  process.exitCode = 1
}
