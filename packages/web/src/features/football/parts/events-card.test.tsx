import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventsCard } from './events-card.tsx'

const goal = (seq: number, more: Partial<MatchEvent> = {}): MatchEvent => ({
  seq,
  kind: 'goal',
  side: 'home',
  minute: 20 + seq,
  atMs: 0,
  player: '霍尔姆',
  score: { home: seq, away: 0 },
  ...more,
})
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const show = (events: MatchEvent[], playing: boolean) =>
  render(<EventsCard events={events} kickOff="01:45" playing={playing} />)

test('events stand newest first, each told with its side, and end at the kick-off', () => {
  show([goal(1), goal(2, { side: 'away', player: '施密特', assist: '克莱因' })], true)
  expect(texts()).toEqual(["22'客队施密特助攻 克莱因2-0", "21'主队霍尔姆1-0", '开球 01:45'])
})

test('only the newest event of a running match is marked as now', () => {
  const { container, unmount } = show([goal(1), goal(2)], true)
  expect(container.querySelectorAll('.now')).toHaveLength(1)
  expect(container.querySelector('.now')?.textContent).toContain("22'")
  unmount()
  expect(show([goal(1)], false).container.querySelector('.now')).toBeNull()
})

test('a goal that was taken back is struck through and says so', () => {
  const { container } = show(
    [goal(1, { cancelled: true }), goal(2, { kind: 'goalCancelled', score: { home: 0, away: 0 } })],
    true,
  )
  expect(container.querySelector('.struck')?.textContent).toContain('更正，进球取消')
  expect(screen.getByText('更正')).toBeDefined()
  expect(texts()[0]).toContain('0-0')
})

test('a name breaks between given and family name, and nowhere else', () => {
  const { container } = show([goal(1, { player: '约书亚·怀特利' })], false)
  const [mark, ...others] = container.querySelectorAll('wbr')
  expect(others).toEqual([])
  expect(mark!.nextSibling?.textContent).toBe('怀特利')
})
