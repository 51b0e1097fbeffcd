import { FolderInUse } from '#db/folder-lock.ts'

/** Why the start failed, for the person who typed the command. */
export function problemText(error: unknown): string {
  if (error instanceof FolderInUse) return error.message
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `端口 ${port ?? ''} 已被占用，可用 PORT=8090 换一个端口。`
  if (code === 'ECONNREFUSED') return '连接不上 DATABASE_URL 指定的 PostgreSQL。'
  return error instanceof Error ? chain(error) : String(error)
}

const chain = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}\n  ${chain(error.cause)}` : error.message
