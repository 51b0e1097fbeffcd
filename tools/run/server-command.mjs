import { existsSync } from 'node:fs'
import { run } from './command.mjs'
import { at } from './root.mjs'

/** Runs a command of the built server; what was asked for comes last. */
export async function runServerCommand(name, ...first) {
  const command = at(`packages/server/dist/${name}.js`)
  if (existsSync(command)) {
    const asked = process.argv.slice(2)
    process.exitCode = (await run([process.execPath, command, ...first, ...asked])).code
  } else {
    console.error('还没有构建，请先运行 npm start 或 npm run build。')
    process.exitCode = 2
  }
}
