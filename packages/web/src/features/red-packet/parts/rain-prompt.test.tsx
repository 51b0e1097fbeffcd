import { redPacketEndpoints } from '@linmen/contract/red-packet/red-packet.endpoints.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { joinedGoals, noteJoined } from '#features/red-packet/joined-goals.ts'
import { answer } from '#test/answers.ts'
import { sampleEntry } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { RainPrompt } from './rain-prompt.tsx'

const MINUTE = 60_000
const asked = vi.fn(async () => false)
beforeEach(() => {
  joinedGoals.set({ goals: new Set(), lastAtMs: null })
  asked.mockReset().mockResolvedValue(false)
  vi.spyOn(notices, 'confirm').mockImplementation(asked)
})
afterEach(() => vi.restoreAllMocks())

/** Somebody watches a match; one of the matches with goals is this one. */
function watch({
  active = true,
  goals = { 1: 4 * MINUTE, 2: 2 * MINUTE } as Record<string, number>,
  watched = 'm1',
} = {}) {
  const goalsAtMs = Object.fromEntries(
    Object.entries(goals).map(([goal, ago]) => [goal, serverNowMs() - ago]),
  )
  const match = sampleEntry(redPacketEndpoints.listMatches.output, 'matches', {
    matchId: 'm1',
    active,
    goalsAtMs,
  })
  return showPart(
    <>
      <p>看球</p>
      <RainPrompt matchId={watched} />
    </>,
    [
      answer(redPacketEndpoints.listMatches, { matches: [match] }),
      answer(redPacketEndpoints.check, { joined: false, loggedIn: true }),
    ],
  ).network
}

test('R-REDPACKET-002 R-REDPACKET-003 R-REDPACKET-012 R-REDPACKET-016 the newest goal is checked, asked about and noted as joined', async () => {
  asked.mockResolvedValue(true)
  const network = watch()
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(network.asked(redPacketEndpoints.check)).toMatchObject([{ matchId: 'm1', goalCount: 2 }])
  expect([...joinedGoals.get().goals]).toEqual(['m1:2'])
  await waitFor(() => expect(currentPlace().query).toMatchObject({ matchId: 'm1', goalCount: '2' }))
})

test.each([
  ['R-REDPACKET-003 another match is watched', { watched: 'm2' }, null],
  ['R-REDPACKET-003 somebody joined within the last 60 s', {}, 59_000],
  ['R-REDPACKET-002 R-REDPACKET-012 nothing rains: 0', { active: false }, null],
  ['R-REDPACKET-012 the goal is too young', { goals: { 1: 30_000 } }, null],
  ['R-REDPACKET-012 there is no goal', { goals: {} }, null],
])('%s, and nobody is asked', async (_name, more, joinedAgoMs) => {
  if (joinedAgoMs !== null) noteJoined('m9', 1, serverNowMs() - joinedAgoMs)
  const network = watch(more)
  await waitFor(() => expect(network.asked(redPacketEndpoints.listMatches)).not.toHaveLength(0))
  expect(screen.getByText('看球')).toBeDefined()
  expect(network.asked(redPacketEndpoints.check)).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})
