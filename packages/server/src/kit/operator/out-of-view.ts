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

/** What its writer is told of it. */
export const viewNews = (what: string, title: string, { hidden, reason }: Reviewed) => {
  const now = hidden ? '已下架' : '已恢复展示'
  return { title: `${what}${now}`, text: `《${title}》${now}：${reason}` }
}
