import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { countAt, tilePath, tilesAt } from '@linmen/domain/record-log/tiles.ts'
import { isSound, isWrong, verifyLog } from '@linmen/domain/record-log/verify-log.ts'
import { nodeHashing } from './node-hashing.ts'
import { isAddress, keeping, sourceOf } from './sources.ts'
import { verdictLines } from './verdict-lines.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    author: { type: 'string' },
    since: { type: 'string' },
    key: { type: 'string' },
    save: { type: 'string' },
  },
})
const [place, expert = values.author] = positionals
if (place === undefined) {
  process.stderr.write(
    '用法：npm run -s verify -- <地址或文件夹> [专家] [--since 旧检查点] [--key 公钥行] [--save 文件夹]\n',
  )
  process.exit(2)
}

const given = sourceOf(place)
const source = values.save === undefined ? given : keeping(given, values.save)
const verdict = await verifyLog(source, nodeHashing, {
  kept: !isAddress(place),
  ...(isAddress(place) && { pause: () => delay(1000) }),
  ...(expert !== undefined && { author: expert }),
  ...(values.key !== undefined && { keyLine: values.key }),
  ...(values.since !== undefined && { since: await readFile(values.since, 'utf8') }),
})
// Our check needs the entries alone; other programs read the hashes too.
if (values.save !== undefined && verdict.checkpoint)
  for (let level = 0; countAt(verdict.checkpoint.size, level) > 0; level++)
    for (const tile of tilesAt(verdict.checkpoint.size, level)) await source(tilePath(tile))
process.stdout.write(`${verdictLines(verdict).join('\n')}\n`)
process.exitCode = isSound(verdict) ? 0 : isWrong(verdict) ? 1 : 3
