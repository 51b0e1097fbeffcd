import { sql, type RawBuilder } from 'kysely'

interface Reviewed {
  readonly hidden: boolean
  readonly reason: string
}

interface Reviewer {
  readonly actor: { readonly id: string }
  readonly nowMs: number
}

/** The columns of something an operator took from view, or shows again. */
export const outOfView = ({ hidden, reason }: Reviewed, { actor, nowMs }: Reviewer) =>
  hidden
    ? { hidden_at_ms: nowMs, hidden_by: actor.id, hidden_reason: reason }
    : { hidden_at_ms: null, hidden_by: null, hidden_reason: null }

export type View = ReturnType<typeof outOfView>

export interface Viewed {
  readonly hidden_at_ms: number | null
}

export const isOutOfView = ({ hidden_at_ms }: Viewed): boolean => hidden_at_ms !== null

/** What its writer is told of it. */
export const viewNews = (what: string, title: string, { hidden, reason }: Reviewed) => {
  const now = hidden ? '已下架' : '已恢复展示'
  return { title: `${what}${now}`, text: `《${title}》${now}：${reason}` }
}

/** At its desk: whether everybody sees it. */
export const viewOf = (table: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${table}.hidden_at_ms`)} is null then 'shown' else 'hidden' end`

/** At its desk: how far something sold before a match has come. */
export const stageOf = (table: string, nowMs: number): RawBuilder<unknown> => sql`
  case when ${sql.ref(`${table}.result`)} is not null then 'settled'
    when ${sql.ref(`${table}.kickoff_ms`)} > ${nowMs} then 'onSale' else 'closed' end`
