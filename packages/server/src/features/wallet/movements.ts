import type { Page } from '@linmen/contract'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { Movement, MoneyFilter } from '@linmen/contract/wallet/wallet.schemas.ts'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { movementWords } from '@linmen/domain/ledger/movement-words.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Reader } from '#db/port.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'

const PAGE = 20

/** Every movement of a member's coins, charged and given together, with what was there after it. */
export const listCoins = query(
  walletEndpoints.listCoins,
  async (db, { filter, pageNo }, { actor }) => {
    const codes = {
      [account.paidCoins(actor.id)]: '充值金币',
      [account.promoCoins(actor.id)]: '赠送金币',
    }
    return movementsOf(db, codes, filter, pageNo)
  },
)

/** Every movement of what a member has earned. */
export const listCash = query(walletEndpoints.listCash, async (db, { filter, pageNo }, { actor }) =>
  movementsOf(db, { [account.cash(actor.id)]: '可提现' }, filter, pageNo),
)

interface Line {
  readonly id: string
  readonly event: string
  readonly ref: string
  readonly at_ms: string
  readonly amount: string
  readonly balance: string
  readonly title: string | null
  readonly reason: string | null
  readonly parts: readonly { readonly code: string; readonly amount: number }[]
}

async function movementsOf(
  db: Reader,
  names: Readonly<Record<string, string>>,
  filter: MoneyFilter,
  pageNo: number,
): Promise<Page<Movement>> {
  const rows = await linesOf(db, Object.keys(names), filter, pageNo)
  const page = { items: rows.slice(0, PAGE), hasNext: rows.length > PAGE }
  return presented(page, (lines) =>
    lines.map((line) => {
      const amount = Number(line.amount)
      const { kind, title } = movementWords(line.event)
      const parts = line.parts.length > 1 ? line.parts : []
      return {
        id: line.id,
        kind,
        title,
        ...(line.title !== null && { about: line.title }),
        ...(line.reason !== null && { reason: line.reason }),
        isIncome: amount > 0,
        amount: cents(Math.abs(amount)),
        balance: cents(Number(line.balance)),
        atMs: Number(line.at_ms),
        ref: line.ref,
        parts: parts.map((part) => ({
          name: names[part.code]!,
          amount: cents(Math.abs(part.amount)),
          isIncome: part.amount > 0,
        })),
      }
    }),
  )
}

/** One line for each journal: debits of a liability are what goes out. The balance is the sum up to there. */
async function linesOf(
  db: Reader,
  codes: readonly string[],
  filter: MoneyFilter,
  pageNo: number,
): Promise<Line[]> {
  const wanted =
    filter === 'all' ? sql`true` : filter === 'income' ? sql`r.amount > 0` : sql`r.amount < 0`
  const { rows } = await sql<Line>`
    with own as (select id, code from account where code in (${sql.join(codes)})),
    moved as (
      select j.id, j.event, j.ref, j.at_ms, -sum(p.amount) as amount,
        json_agg(json_build_object('code', own.code, 'amount', -p.amount) order by own.code desc) as parts
      from own join posting p on p.account_id = own.id join journal j on j.id = p.journal_id
      group by j.id
    ),
    reckoned as (
      select moved.*, sum(amount) over (order by at_ms, id) as balance from moved
    )
    select r.*, coalesce(o.title, y.subject, w.payee, f.title) as title,
      case
        when r.event like '%.refunded' then coalesce(o.refund_reason, f.reason)
        when r.event in ('withdrawal.rejected', 'withdrawal.failed') then w.reason
      end as reason
    from reckoned r
    left join sale_order o on o.id = r.ref
    left join payment y on y.id = r.ref
    left join withdrawal w on w.id = r.ref
    left join refund f on f.id = r.ref
    where ${wanted}
    order by r.at_ms desc, r.id desc
    limit ${PAGE + 1} offset ${(pageNo - 1) * PAGE}`.execute(db)
  return rows
}
