import { expect, test } from 'vitest'
import { dayOfPoolIssue, nextPoolIssue, poolIssueOf, poolIssues } from '#lottery/pool-issue.ts'
import { addDays } from '#match/business-day.ts'

test.each([
  ['2026-01-01', '26001'],
  ['2026-01-02', null],
  ['2026-01-03', '26002'],
  ['2026-01-04', '26003'],
  ['2026-01-06', '26004'],
  ['2026-11-17', '26184'],
  ['2027-01-01', null],
  ['2027-01-02', '27001'],
])('the issue of %s is %s', (day, issue) => {
  expect(poolIssueOf(day)).toBe(issue)
})

test.each([
  ['2026-11-16', '26184', '2026-11-17'],
  ['2026-11-17', '26185', '2026-11-19'],
  ['2026-12-31', '27001', '2027-01-02'],
])('after %s comes %s on %s', (day, issue, on) => {
  expect(nextPoolIssue(day)).toEqual({ issue, day: on })
})

test('numbers follow each other without a hole, at most two days apart, and lead back to their days', () => {
  let last = { count: 0, at: 0 }
  for (let at = 0; at < 3 * 366; at++) {
    const day = addDays('2025-01-01', at)
    const issue = poolIssueOf(day)
    if (!issue) continue
    expect(dayOfPoolIssue(issue)).toBe(day)
    const count = Number(issue.slice(2))
    if (count > 1) expect(count).toBe(last.count + 1)
    expect(at - last.at).toBeLessThanOrEqual(2)
    last = { count, at }
  }
})

test.each(['26000', '26210', '2616', 'x', ''])('there is no issue %s', (issue) => {
  expect(dayOfPoolIssue(issue)).toBeNull()
})

test('the latest issues, newest first', () => {
  expect(poolIssues('2026-01-05', 3)).toEqual([
    { issue: '26003', day: '2026-01-04' },
    { issue: '26002', day: '2026-01-03' },
    { issue: '26001', day: '2026-01-01' },
  ])
})
