import { beijingTime } from '#match/business-day.ts'
import type { DemoFixture } from './demo-schedule.ts'
import { storyClock, MINUTE_MS, type StoryClock } from './story-clock.ts'
import { cupDrafts } from './story-cup.ts'
import { numbered, type Draft, type StoryLine, type StoryReport } from './story-draft.ts'
import { oddsDrafts } from './story-odds.ts'
import { playDrafts } from './story-play.ts'

/**
 * Everything a feed will ever report about a demo match, in order. It follows from the seed and the
 * fixture alone, so a restart, a replay and a second machine all see the same history.
 */
export const demoStory = (seed: string, fixture: DemoFixture): StoryReport[] =>
  storyLines(seed, fixture).map((line) => line.tell())

/** The same story with its reports still unwritten. */
export function storyLines(seed: string, fixture: DemoFixture): StoryLine[] {
  const clock = storyClock(seed, fixture)
  const play =
    clock.fate === 'played' || clock.fate === 'abandoned' ? playDrafts(seed, fixture, clock) : []
  const until = clock.fate === 'abandoned' ? clock.stop!.fromMs : Infinity
  const seen = play.filter((draft) => draft.atMs < until)
  const odds = oddsDrafts(seed, fixture, clock, seen).filter((draft) => draft.atMs < until)
  const goesOn = fixture.league.cup && clock.fate === 'played' && isLevel(seen)
  return numbered(fixture.id, [
    ...statusDrafts(fixture, clock, goesOn),
    ...seen,
    ...odds,
    ...(goesOn ? cupDrafts(seed, fixture, clock) : []),
  ])
}

/** What the feed has said about a match up to and including a moment. */
export const demoStoryUntil = (seed: string, fixture: DemoFixture, nowMs: number) =>
  demoStory(seed, fixture).filter((report) => report.atMs <= nowMs)

function statusDrafts(fixture: DemoFixture, clock: StoryClock, goesOn: boolean): Draft[] {
  if (clock.fate === 'postponed' || clock.fate === 'cancelled')
    return [calledOff(fixture, clock.fate)]
  const { startMs, halfMs, restartMs, fullMs } = clock
  const drafts: Draft[] = [
    status(startMs, { phase: 'firstHalf', clockFromMs: startMs }),
    status(halfMs, { phase: 'halfTime' }),
    status(restartMs, { phase: 'secondHalf', clockFromMs: restartMs }),
    ...stopDrafts(clock),
  ]
  if (clock.fate === 'played' && !goesOn) drafts.push(status(fullMs, { phase: 'finished' }))
  return drafts
}

function stopDrafts({ stop, fate, restartMs }: StoryClock): Draft[] {
  if (!stop) return []
  const againMs = stop.fromMs + stop.forMs
  return [
    status(stop.fromMs, { phase: 'interrupted', note: '天气原因暂停，等待恢复' }),
    fate === 'abandoned'
      ? status(againMs, { phase: 'abandoned', note: '比赛中止，等待官方决定' })
      : status(againMs, { phase: 'secondHalf', clockFromMs: restartMs + stop.forMs }),
  ]
}

function calledOff({ kickOffAtMs }: DemoFixture, fate: 'postponed' | 'cancelled'): Draft {
  const atMs = kickOffAtMs - 50 * MINUTE_MS
  return fate === 'postponed'
    ? status(atMs, {
        phase: 'postponed',
        note: `原定 ${beijingTime(kickOffAtMs)}，新时间待主办方公布`,
      })
    : status(atMs, { phase: 'cancelled', note: '主办方取消本场比赛' })
}

type StatusPart = Omit<Extract<Draft['body'], { kind: 'status' }>, 'kind'>
const status = (atMs: number, part: StatusPart): Draft => ({
  atMs,
  body: { kind: 'status', ...part },
})

function isLevel(play: readonly Draft[]): boolean {
  const back = new Set(play.flatMap(({ body }) => (body.kind === 'takenBack' ? body.goal : [])))
  const goals = play.filter((draft) => draft.body.kind === 'goal' && !back.has(draft))
  const home = goals.filter(({ body }) => body.kind === 'goal' && body.side === 'home').length
  return home * 2 === goals.length
}
