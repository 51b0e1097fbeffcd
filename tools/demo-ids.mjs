// Ids and tokens of the running demo as JSON. Only the JSON goes to standard output.
import { existsSync } from 'node:fs'
import { run } from './run/command.mjs'
import { at } from './run/root.mjs'

const printIds = at('packages/server/dist/print-ids.js')
if (existsSync(printIds)) {
  process.exitCode = (await run([process.execPath, printIds])).code
} else {
  console.error('没有找到演示数据，请先运行 npm start。')
  process.exitCode = 1
}
