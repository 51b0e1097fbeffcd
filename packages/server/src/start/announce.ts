import { demoAccounts, DEMO_PASSWORD } from '#features/auth/auth.demo.ts'
import type { Settings } from '#kit/settings.ts'

/** What a person should know after the start, in a few lines. */
export function announcement(settings: Settings, port: number, booksAreShut: boolean): string {
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host
  const lines = ['', `临门已启动：http://${host}:${port}/`, dataLine(settings)]
  if (!booksAreShut) lines.push(OPEN_BOOKS)
  if (settings.demo) {
    lines.push('演示账号（密码都是 ' + DEMO_PASSWORD + '）：')
    for (const { phone, nickname, title } of demoAccounts)
      lines.push(`  ${phone}  ${nickname}  ${title}`)
  }
  return [...lines, '按 Ctrl+C 停止。', ''].join('\n')
}

const OPEN_BOOKS =
  '账本只由触发器保护：数据库账号不能建立角色 linmen_app，因此仍可改动账本的表（可用 LINMEN_OWNER_URL 另设主人）。'

function dataLine({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl !== null) return '数据保存在 PostgreSQL。'
  return [
    `数据保存在 ${dataDir}（内置数据库）。`,
    '内置数据库能承受进程被终止，但断电时可能丢失最近的写入；涉及真实资金请设置 DATABASE_URL 使用 PostgreSQL。',
  ].join('\n')
}
