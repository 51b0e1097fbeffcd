import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_LEAGUES } from '#feed/demo-leagues.ts'
import { dayOfDemoMatch, demoSchedule } from '#feed/demo-schedule.ts'
import { demoStory, demoStoryUntil } from '#feed/demo-story.ts'
import type { OfferBody, StoryReport } from '#feed/story-draft.ts'
import { allDemoTeams } from '#feed/demo-teams.ts'
import { businessDay } from '#match/business-day.ts'
import { foldMatch, shownScore } from '#match/match-fold.ts'
import { isLive } from '#match/football-status.ts'
import type { FootballReport } from '#match/match-report.ts'
import { handicapLabel } from '#odds/handicap-label.ts'
import { scoreFell } from '#match/match-merge.ts'

const SEED = 'linmen'
const DAY = '2026-11-25'
const schedule = demoSchedule(SEED, DAY)
const stories = schedule.map((fixture) => ({ fixture, story: demoStory(SEED, fixture) }))
const isOdds = (report: StoryReport): report is Extract<StoryReport, { kind: 'odds' }> =>
  report.kind === 'odds'
const played = (story: ReturnType<typeof demoStory>) =>
  story.filter((report): report is FootballReport => !isOdds(report))

test('a day has more than 300 matches of all leagues, each club once, each under its own number', () => {
  expect(schedule.length).toBeGreaterThan(300)
  expect(new Set(schedule.map((each) => each.league.id)).size).toBe(DEMO_LEAGUES.length)
  const clubs = schedule.flatMap((each) => [each.home.id, each.away.id])
  expect(new Set(clubs).size).toBe(clubs.length)
  expect(new Set(schedule.map((each) => each.id)).size).toBe(schedule.length)
  const numbers = schedule.flatMap((each) => each.number ?? [])
  expect(numbers[0]).toBe('周三001')
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every match belongs to the business day it is listed under, and says so in its id', () => {
  for (const { id, kickOffAtMs } of schedule) {
    expect(businessDay(kickOffAtMs)).toBe(DAY)
    expect(dayOfDemoMatch(id)).toBe(DAY)
  }
})

test('club names are short and unique', () => {
  const names = allDemoTeams(SEED).map((team) => team.name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => [...name].length > 7)).toEqual([])
})

test('at every half hour of a day something is live', () => {
  const before = demoSchedule(SEED, '2026-11-24').map((fixture) => demoStory(SEED, fixture))
  const states = [...before, ...stories.map(({ story }) => story)].map((story) =>
    story.filter((report) => report.kind === 'status'),
  )
  const from = Date.parse('2026-11-25T12:00:00+08:00')
  for (let half = 0; half < 48; half += 1) {
    const now = from + half * 1_800_000
    const phases = states.map((told) => told.findLast((report) => report.atMs <= now)?.phase)
    const live = phases.filter((phase) => phase && isLive(phase))
    expect(live.length, new Date(now).toISOString()).toBeGreaterThan(3)
  }
})

test('goals are as frequent as in real football', () => {
  const finals = stories.map(({ story }) => foldMatch(played(story), 1))
  const done = finals.filter((live) => live.phase === 'finished')
  const goals = done.map((live) => shownScore(live)).reduce((sum, s) => sum + s.home + s.away, 0)
  expect(goals / done.length).toBeGreaterThan(2.3)
  expect(goals / done.length).toBeLessThan(3.1)
  const phases = new Set(finals.map((live) => live.phase))
  expect(phases).toContain('finished')
  expect(phases).toContain('postponed')
})

test('the same seed tells the same story, another seed another one', () => {
  const [fixture] = schedule
  expect(demoStory(SEED, fixture!)).toEqual(demoStory(SEED, fixture!))
  expect(demoSchedule('other', DAY)).not.toEqual(schedule)
})

test('what was told before a moment never changes later', () => {
  const index = fc.nat(schedule.length - 1)
  fc.assert(
    fc.property(index, fc.nat(9000), (at, seconds) => {
      const { fixture, story } = stories[at]!
      const early = demoStoryUntil(SEED, fixture, fixture.kickOffAtMs + seconds * 1000)
      expect(story.slice(0, early.length)).toEqual(early)
    }),
    { numRuns: 60 },
  )
})

test('in every story numbers rise with time, and a score falls only when a goal is taken back', () => {
  for (const { story } of stories) {
    const told = played(story)
    expect(story.map((report) => report.seq)).toEqual(story.map((_, at) => at + 1))
    expect(story.map((report) => report.atMs)).toEqual(
      story.map((report) => report.atMs).toSorted((a, b) => a - b),
    )
    const states = told.map((_, at) => foldMatch(told.slice(0, at + 1), at))
    const fell = told.filter((_, at) => at > 0 && scoreFell(states[at - 1]!, states[at]!))
    expect(fell).toEqual(told.filter((report) => report.kind === 'goalCancelled'))
  }
})

test('without a goal the draw gets likelier with every offer in play', () => {
  const goalless = stories.filter(
    ({ story }) =>
      foldMatch(played(story), 1).phase === 'finished' &&
      !story.some(({ kind }) => kind === 'goal'),
  )
  expect(goalless.length).toBeGreaterThan(5)
  for (const { fixture, story } of goalless) {
    const inPlay = story
      .filter(isOdds)
      .filter((offer) => offer.company === 6 && offer.atMs > fixture.kickOffAtMs)
    const draws = inPlay.map((offer) => offer.european.draw)
    expect(inPlay.length).toBeGreaterThan(20)
    expect(draws.at(-1)).toBeLessThan(draws[0]! * 0.6)
    const gaps = inPlay.slice(1).map((offer, at) => offer.atMs - inPlay[at]!.atMs)
    // Half-time is the one long silence.
    expect(gaps.filter((gap) => gap > 6 * 60_000).length).toBeLessThanOrEqual(1)
    const rises = draws.slice(1).filter((draw, at) => draw > draws[at]! * 1.05)
    expect(rises).toEqual([])
  }
})

test('odds are possible odds: a margin for the company, a named line, water around evens', () => {
  const isPossible = ({ european, asian, overUnder }: OfferBody) =>
    100 / european.home + 100 / european.draw + 100 / european.away > 1 &&
    handicapLabel(asian.line) !== '-' &&
    !Object.is(asian.line, -0) &&
    overUnder.line >= 5000 &&
    [asian.first, asian.second, overUnder.first, overUnder.second].every(
      (water) => water >= 70 && water <= 116,
    )
  const offers = stories.flatMap(({ story }) => story.filter(isOdds))
  expect(offers.length).toBeGreaterThan(5000)
  expect(offers.filter((offer) => !isPossible(offer))).toEqual([])
})
