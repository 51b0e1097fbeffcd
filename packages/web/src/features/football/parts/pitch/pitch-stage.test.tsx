import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import type { MatchCartoon } from '@linmen/contract/match/media.schemas.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPart } from '#test/show.tsx'
import { PitchStage } from './pitch-stage.tsx'

const { getMatchCartoonInfo } = mediaGateway
const INFO = sampleOf(footballDetailGateway.getMatchInfoById.output)
const score = { home: 0, away: 0 }
const shot = {
  kind: 'shot',
  side: 'away',
  x: 12,
  y: 40,
  player: '施密特',
  detail: 'saved',
} as const
const told: Partial<MatchCartoon> = {
  frames: [{ ...shot, minute: 2, score }],
  momentum: [
    { minute: 1, value: 40 },
    { minute: 2, value: 0 },
    { minute: 3, value: -80 },
  ],
}

async function show(phase: MatchInfo['live']['phase'], cartoon = told) {
  const live = { ...INFO.live, phase, score: { full: score } }
  const teams = { home: { ...INFO.home, name: '曼城' }, away: { ...INFO.away, name: '多特' } }
  showPart(<PitchStage info={{ ...INFO, id: '7', live, ...teams }} />, [
    answer(getMatchCartoonInfo, sampleOf(getMatchCartoonInfo.output, cartoon)),
  ])
  return await screen.findByRole('slider', { name: '回看' })
}

const turn = (slider: HTMLElement, place: number) => {
  fireEvent.change(slider, { target: { value: String(place) } })
  return slider.getAttribute('aria-valuetext')
}

test('every minute is told, shots in it too, and the newest stands there first', async () => {
  const slider = await show('secondHalf')
  expect(slider.getAttribute('aria-valuetext')).toBe("3' 多特 危险进攻，0 比 0")
  expect([0, 1, 2].map((place) => turn(slider, place))).toEqual([
    "1' 曼城 占据主动，0 比 0",
    "2' 双方均势，0 比 0",
    "2' 多特 施密特 射门被扑出，0 比 0",
  ])
  fireEvent.click(screen.getByRole('button', { name: '回到最新' }))
  expect(slider.getAttribute('aria-valuetext')).toContain("3'")
})

test('a goal in stoppage time says so', async () => {
  const frames = [{ ...shot, kind: 'goal', detail: '', minute: 90, added: 3, score } as const]
  const slider = await show('finished', { frames, momentum: [] })
  expect(slider.getAttribute('aria-valuetext')).toContain("90+3' ")
})

test('the ball lies where a shot was made and nowhere else', async () => {
  const slider = await show('secondHalf')
  const ball = () => document.querySelector('g[style*=translate]')
  expect(ball()).toBeNull()
  turn(slider, 2)
  expect(ball()).not.toBeNull()
})

test.each([
  ['secondHalf', '动画直播', '重演', "3' 多特 危险进攻，0 比 0"],
  ['finished', '动画回顾', '播放', "1' 曼城 占据主动，0 比 0"],
] as const)('%s is called %s and can be %s', async (phase, name, button, first) => {
  const slider = await show(phase)
  expect(screen.getByRole('region', { name })).toBeTruthy()
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
  expect(slider.getAttribute('aria-valuetext')).toBe(first)
})
