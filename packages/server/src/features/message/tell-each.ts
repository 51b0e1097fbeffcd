import { afterCommit } from '#kit/call-of.ts'
import type { Ports } from '#kit/ports.ts'
import { tellMembers, type News } from './tell-member.ts'

const AT_ONCE = 200

/** Tells what has long been true, some at a time in a transaction of their own. `name` is who tells. */
export async function tellEach(ports: Ports, name: string, news: readonly News[]): Promise<void> {
  for (let at = 0; at < news.length; at += AT_ONCE) {
    const { after, settle } = afterCommit(ports, name)
    const telling = { ports, nowMs: ports.clock.nowMs(), after }
    await ports.db.transaction((tx) => tellMembers(tx, telling, news.slice(at, at + AT_ONCE)))
    settle()
  }
}
