import type { WithdrawalState } from './withdrawal-rules.ts'

export interface Course {
  readonly state: WithdrawalState
  readonly createdAtMs: number
  readonly reviewedAtMs: number | null
  readonly submittedAtMs: number | null
  readonly finishedAtMs: number | null
  readonly reason: string | null
}

export interface Step {
  readonly name: string
  readonly state: 'done' | 'now' | 'later' | 'failed'
  readonly atMs?: number
  readonly note?: string
}

/** The way of a withdrawal in four steps: what is done, what is going on, what comes. */
export function stepsOf(course: Course): Step[] {
  const { state, reason } = course
  const asked = done('提交，金额已冻结', course.createdAtMs)
  if (state === 'cancelled' || state === 'rejected') {
    const name = state === 'cancelled' ? '已撤回' : '审核未通过'
    const note = reason ?? '金额已退回可提现'
    return [asked, { ...at(course.finishedAtMs), name, state: 'failed', note }]
  }
  if (state === 'review')
    return [asked, { name: '审核中', state: 'now' }, later('渠道处理'), later('到账')]
  const reviewed = done('审核通过', course.reviewedAtMs)
  if (state === 'failed')
    return [
      asked,
      reviewed,
      done('渠道处理', course.submittedAtMs),
      {
        ...at(course.finishedAtMs),
        name: '打款失败',
        state: 'failed',
        note: reason ?? '金额已退回可提现',
      },
    ]
  if (state === 'succeeded')
    return [
      asked,
      reviewed,
      done('渠道处理', course.submittedAtMs),
      done('到账', course.finishedAtMs),
    ]
  const note = state === 'unknown' ? '渠道结果确认中，金额不会重复打出' : undefined
  return [
    asked,
    reviewed,
    { ...at(course.submittedAtMs), name: '渠道处理中', state: 'now', ...(note && { note }) },
    later('到账'),
  ]
}

const at = (atMs: number | null) => (atMs === null ? {} : { atMs })
const done = (name: string, atMs: number | null): Step => ({ ...at(atMs), name, state: 'done' })
const later = (name: string): Step => ({ name, state: 'later' })
