import { createInterface } from 'node:readline/promises'
import { hasDatabase } from '#db/open.ts'
import { makeFirstOwner } from '#features/console/public.ts'
import { problemText } from '#kit/problem-text.ts'
import { openPorts } from './open-ports.ts'
import { readSettings } from './read-settings.ts'

// Run as a command of its own: `operator <phone>`. The password comes in by the input, so that no list of processes
// and no history of a shell has it.
const PROBLEMS = {
  phone: '请给出十一位手机号：npm run operator -- 13900000000',
  password: '密码不合要求：8 到 64 位，不要用常见的密码、连号或手机号。',
  owned: '已经有负责人；其他运营人员在运营台的“运营人员”里添加。',
} as const

try {
  process.exitCode = await makeOwner(process.argv[2] ?? '')
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`)
  process.exitCode = 2
}

async function makeOwner(phone: string): Promise<number> {
  const settings = await readSettings(process.env, process.cwd())
  if (!hasDatabase(settings)) throw new Error('还没有数据库：请先启动一次服务，再停下它。')
  const password = await readPassword()
  const ports = await openPorts(settings)
  try {
    const done = await makeFirstOwner(ports, { phone, password })
    if (!done.made) {
      process.stderr.write(`${PROBLEMS[done.problem]}\n`)
      return 1
    }
    process.stdout.write(
      `${done.isNew ? '已建立账号并' : '已'}设为负责人。请到 /console/ 登录，第一次登录会设置两步验证。\n`,
    )
    return 0
  } finally {
    await ports.relay.close()
    await ports.limits.close()
    await ports.db.close()
  }
}

/** One line of the input. A member who is there already needs none. */
async function readPassword(): Promise<string> {
  const asked = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await asked.question('密码（该手机号已有账号时可留空）：')).trim()
  } finally {
    asked.close()
  }
}
