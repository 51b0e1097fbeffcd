import { readFile } from 'node:fs/promises'
import { readSettings } from './read-settings.ts'
import { demoIdsFile } from '#demo/demo-ids.ts'

// Run as a command of its own, beside the running server: it only reads the file that one wrote.
const { dataDir } = await readSettings(process.env, process.cwd())
try {
  process.stdout.write(await readFile(demoIdsFile(dataDir), 'utf8'))
} catch {
  process.stderr.write('没有找到演示数据，请先运行 npm start。\n')
  process.exitCode = 1
}
