import { contentDesks } from '@linmen/contract/console/content-desks.ts'
import { findEndpoints } from '@linmen/contract/console/find.endpoints.ts'
import { memberDesks } from '@linmen/contract/console/member-desks.ts'
import { moneyDesks } from '@linmen/contract/console/money-desks.ts'
import { workDesks } from '@linmen/contract/console/work-desks.ts'
import type { AnyDesk } from '@linmen/contract/kit/desk.ts'
import { mayOperate, type OperatorRole } from '@linmen/domain/operator/roles.ts'
import { operatorRoleOf } from '#kit/operator/operator-session.ts'
import { query } from '#kit/query.ts'
import { servedDesks } from './served-desks.ts'

type Row = Readonly<Record<string, unknown>>

/** What is looked for, and how a row of it is called where many kinds stand together. */
interface Kind {
  readonly desk: AnyDesk
  readonly title: string
  readonly note: readonly string[]
  /** Known by their numbers alone: no other word is worth the question. */
  readonly byNumber?: boolean
}

const KINDS: readonly Kind[] = [
  { desk: memberDesks.members, title: 'name', note: ['id', 'number'] },
  { desk: moneyDesks.orders, title: 'title', note: ['memberIdName', 'id'], byNumber: true },
  { desk: moneyDesks.payments, title: 'subject', note: ['memberIdName', 'id'], byNumber: true },
  { desk: moneyDesks.refunds, title: 'title', note: ['memberIdName', 'id'], byNumber: true },
  { desk: moneyDesks.withdrawals, title: 'payee', note: ['memberIdName', 'id'], byNumber: true },
  { desk: moneyDesks.journals, title: 'event', note: ['id'], byNumber: true },
  { desk: memberDesks.coupons, title: 'name', note: ['memberIdName', 'id'], byNumber: true },
  { desk: workDesks.plans, title: 'title', note: ['expert', 'match'] },
  { desk: workDesks.interpretations, title: 'title', note: ['expert', 'match'] },
  { desk: contentDesks.posts, title: 'body', note: ['memberIdName', 'id'] },
  { desk: contentDesks.articles, title: 'title', note: ['source'] },
]
const MOST = 5
const NUMBER = /^[\w:.-]+$/

/** The desks are asked as they stand, so nothing is found that could not be seen there. */
export const find = query(findEndpoints.find, async (db, { q }, { actor, nowMs, ports }) => {
  const role = await operatorRoleOf(db, actor.id)
  const word = q.trim()
  const found = await Promise.all(
    KINDS.filter((kind) => role !== null && maySee(kind, role))
      .filter(({ byNumber }) => byNumber !== true || NUMBER.test(word))
      .map(async (kind) => {
        const served = servedDesks.find(({ desk }) => desk === kind.desk)!
        const wish = { q: word, pageNo: 1, pageSize: MOST }
        const { items } = await served.page(db, wish, { nowMs, ports, actorId: actor.id })
        return (items as Row[]).map((row) => foundAs(kind, row))
      }),
  )
  return { found: found.flat() }
})

const maySee = ({ desk }: Kind, role: OperatorRole) => mayOperate(role, desk.row.permission!)

function foundAs({ desk, title, note }: Kind, row: Row) {
  const id = String(row['id'] as string)
  return {
    desk: desk.name,
    id,
    title: textIn(row, title) || id,
    note: note
      .map((name) => textIn(row, name))
      .join(' ')
      .trim(),
    wish: { q: id },
  }
}

const textIn = (row: Row, name: string) => String((row[name] ?? '') as string | number)
