import { LONGEST_MATCH_MS, SHIELD_MS } from '@linmen/domain/shield/spoiler-shield.ts'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { changeShield } from '#sport/shield/shield.ts'
import { DataCard } from './data-card.tsx'

const HIDDEN = '赛季战绩含已隐藏的比赛'

interface Shown {
  readonly data?: string[]
  readonly playedAtMs?: number
}

function show({ data, playedAtMs }: Shown) {
  const query = { data, error: null, isPending: data === undefined } as Loading<string[]>
  render(
    <DataCard
      title="赛季战绩"
      query={query}
      recent="7"
      changed={{ playedAtMs }}
      isEmpty={(rows) => rows.length === 0}
      emptyText="没有收录的比赛"
    >
      {(rows) => rows.join()}
    </DataCard>,
  )
}

const longAgo = () => serverNowMs() - LONGEST_MATCH_MS - SHIELD_MS - 1

beforeEach(() => changeShield({ on: true, delaySeconds: 0, revealed: {} }))

test('sums that a recent result changed wait behind the shield', () => {
  show({ data: ['8 胜'], playedAtMs: serverNowMs() - 3_600_000 })
  expect(screen.getByText(HIDDEN)).toBeDefined()
  expect(screen.queryByText('8 胜')).toBeNull()
})

test('and so do those of which nobody says when', () => {
  show({ data: ['8 胜'] })
  expect(screen.getByText(HIDDEN)).toBeDefined()
})

test('sums of matches that are no secret any more stand there', () => {
  show({ data: ['8 胜'], playedAtMs: longAgo() })
  expect(screen.getByText('8 胜')).toBeDefined()
  expect(screen.queryByText(HIDDEN)).toBeNull()
})

test('nothing counted is said, not hidden', () => {
  show({ data: [] })
  expect(screen.getByText('没有收录的比赛')).toBeDefined()
  expect(screen.queryByText(HIDDEN)).toBeNull()
})

test('what is on its way is not called hidden', () => {
  show({})
  expect(screen.queryByText(HIDDEN)).toBeNull()
})
