import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyLog } from '@linmen/domain/record-log/verify-log.ts'
import { nodeHashing } from '../verify/node-hashing.ts'
import { sourceOf } from '../verify/sources.ts'
import { verdictLines } from '../verify/verdict-lines.ts'

/** Keeps the checkpoints of a log elsewhere, and says loudly when one does not extend the last. */
const [place, folder] = process.argv.slice(2)
if (place === undefined || folder === undefined) {
  process.stderr.write('用法：npm run -s witness -- <地址> <文件夹>\n')
  process.exit(2)
}

const kept = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined)
const [since, keyLine] = [await kept('checkpoint'), await kept('key')]
const verdict = await verifyLog(sourceOf(place), nodeHashing, {
  ...(since !== undefined && { since }),
  ...(keyLine !== undefined && { keyLine }),
})
if (verdict.breach) {
  process.stderr.write(`${verdictLines(verdict).join('\n')}\n`)
  process.exit(1)
}
await mkdir(join(folder, 'checkpoints'), { recursive: true })
await writeFile(join(folder, 'key'), verdict.keyLine)
await writeFile(join(folder, 'checkpoints', `${verdict.checkpoint!.size}.txt`), verdict.note)
await writeFile(join(folder, 'checkpoint'), verdict.note)
process.stdout.write(`已保存 ${verdict.checkpoint!.size} 条的检查点\n`)
