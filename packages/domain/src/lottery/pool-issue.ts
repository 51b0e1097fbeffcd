import { addDays } from '#match/business-day.ts'

/** An issue of the pool of fourteen and the business day its matches are played on. */
export interface PoolIssue {
  readonly issue: string
  readonly day: string
}

/** `26167`: the year and the count within it. Null on a day without an issue. */
export function poolIssueOf(day: string): string | null {
  if (!hasIssue(day)) return null
  const year = day.slice(0, 4)
  return `${year.slice(2)}${String(issuesUntil(day)).padStart(3, '0')}`
}

/** The day behind the number of an issue; null for a number no year has. */
export function dayOfPoolIssue(issue: string): string | null {
  if (!/^\d{5}$/.test(issue)) return null
  const count = Number(issue.slice(2))
  const year = `20${issue.slice(0, 2)}`
  // Four issues a week: the day cannot lie further than a week from this guess.
  const guess = addDays(`${year}-01-01`, Math.floor(((count - 1) * 7) / ISSUE_DAYS.length) - 7)
  for (let step = 0; step < 15; step++) {
    const day = addDays(guess, step)
    if (day.startsWith(year) && poolIssueOf(day) === issue) return day
  }
  return null
}

/** The newest issue of that day or before, and those before it, newest first. */
export function poolIssues(untilDay: string, count: number): PoolIssue[] {
  const found: PoolIssue[] = []
  for (let day = untilDay; found.length < count; day = addDays(day, -1)) {
    const issue = poolIssueOf(day)
    if (issue) found.push({ issue, day })
  }
  return found
}

/** The first issue after a day. */
export function nextPoolIssue(afterDay: string): PoolIssue {
  const day = addDays(afterDay, 1)
  const issue = poolIssueOf(day)
  return issue === null ? nextPoolIssue(day) : { issue, day }
}

/** Tuesday, Thursday, Saturday and Sunday: never more than two days apart. */
const ISSUE_DAYS = [2, 4, 6, 0] as const
const WEEK = 7
const DAY_MS = 86_400_000

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const hasIssue = (day: string) => ISSUE_DAYS.some((each) => each === weekdayOf(day))

/** How many days of the year up to this one have an issue. */
function issuesUntil(day: string): number {
  const first = `${day.slice(0, 4)}-01-01`
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS + 1
  const [weeks, rest] = [Math.floor(days / WEEK), days % WEEK]
  const start = weekdayOf(first)
  let count = weeks * ISSUE_DAYS.length
  for (let each = 0; each < rest; each++)
    if (ISSUE_DAYS.some((weekday) => weekday === (start + each) % WEEK)) count += 1
  return count
}
