import type { Database } from '#db/port.ts'
import { IMPORT_KINDS } from './kinds.ts'
import { progressOn, type Screen } from './progress.ts'
import { runImport, type Imported } from './run-import.ts'
import { openSource } from '#files/source-file.ts'

/** How the command is written, for a person who did not. */
export const usage = (): string =>
  [
    '用法：npm run import -- <种类> <文件…>',
    ...Object.entries(IMPORT_KINDS).map(([name, { about }]) => `  ${name.padEnd(13)}${about}`),
    `  ${NEWS.padEnd(13)}资讯 RSS 或 Atom`,
    '文件可为 .gz。数据写入 DATABASE_URL 指定的 PostgreSQL，否则写入数据目录 LINMEN_DATA。',
  ].join('\n')

/** True when there is something to import; a kind nobody knows or no file is a mistake of typing. */
export const isImport = (kind: string, paths: readonly string[]): boolean =>
  (kind in IMPORT_KINDS || kind === NEWS) && paths.length > 0

/** Feeds of news hold no matches and go a way of their own. */
export const NEWS = 'news'

/** Complaints beyond this many for each file are counted only. */
const MOST_COMPLAINTS = 20

/** Imports files of a kind and tells the screen how it goes. */
export async function importFiles(
  at: { db: Database; nowMs: number },
  { kind, paths }: { kind: string; paths: readonly string[] },
  screen: Screen,
): Promise<Imported> {
  const { reader, order } = IMPORT_KINDS[kind]!
  const sorted = order ? paths.toSorted((a, b) => order(a) - order(b)) : paths
  const files = await Promise.all(sorted.map(openSource))
  const progress = progressOn(screen)
  const complaints = new Map<string, number>()
  const imported = await runImport(
    at,
    { read: reader(), files },
    {
      progress: progress.show,
      complain: ({ path }, line, text) => {
        const count = (complaints.get(path) ?? 0) + 1
        complaints.set(path, count)
        if (count <= MOST_COMPLAINTS) progress.line(`${path}:${line} ${text}`)
      },
    },
  )
  progress.done()
  for (const [path, count] of complaints)
    if (count > MOST_COMPLAINTS) progress.line(`${path}：另有 ${count - MOST_COMPLAINTS} 处未列出`)
  progress.line(summary(imported))
  return imported
}

function summary(imported: Imported): string {
  const parts = PARTS.flatMap(([key, word]) =>
    imported[key] > 0 ? `${word} ${imported[key]}` : [],
  )
  const news = parts.length > 0 ? `新增或更新：${parts.join('，')}` : '没有新的内容'
  return `读到比赛 ${imported.seen} 场；${news}；有问题的行 ${imported.complaints}`
}

const PARTS = [
  ['matches', '比赛'],
  ['results', '赛果'],
  ['odds', '赔率'],
  ['plays', '事件'],
  ['depth', '阵容与成交'],
  ['players', '球员'],
  ['names', '中文名'],
] as const
