import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { SeenMatch } from './seen-match.ts'
import { handicapStreak, resultStreak, totalStreak } from './streak.ts'
import { meanOf, recordOf, sharesOf, type TeamRecord } from './team-record.ts'
import { RUN_WORDS } from '#standings/recent-form.ts'

/** 提点: one sentence that follows from recorded matches, and how many of them there were. */
export interface KeyPoint {
  readonly topic: 'form' | 'venue' | 'streak' | 'handicap' | 'total' | 'bouts' | 'rest' | 'market'
  /** Whom it is about; null is both. */
  readonly side: Side | null
  readonly text: string
  readonly sample: number
}

/** What is recorded of one side before a match; lists are newest first. */
export interface TeamPast {
  readonly name: string
  readonly recent: readonly SeenMatch[]
  /** Only at home for the home side, only away for the other. */
  readonly atVenue: readonly SeenMatch[]
  readonly restDays: number | null
}

export interface MatchPast {
  readonly sport: Sport
  readonly home: TeamPast
  readonly away: TeamPast
  /** Earlier matches of the two, as the home side remembers them. */
  readonly bouts: readonly SeenMatch[]
}

/** Nothing is said about what was not recorded, and every sentence names its sample. */
export const keyPoints = (past: MatchPast): KeyPoint[] =>
  [
    ...boutPoints(past),
    ...(['home', 'away'] as const).flatMap((side) => [
      ...formPoints(past, side),
      ...streakPoints(past, side),
      ...linePoints(past, side),
    ]),
    ...restPoints(past),
  ].filter(({ sample }) => sample > 0)

export const sourceOf = (sample: number) => `来源：本站收录${sample}场`

/** For pages on which the sample stands beside the sentence already. */
export const withoutSource = (text: string) => text.replace(/，来源：[^，]*$/, '')

type About = Pick<KeyPoint, 'topic' | 'side' | 'sample'>

const told = (about: About, text: string): KeyPoint => ({
  ...about,
  text: `${text}，${sourceOf(about.sample)}`,
})

function boutPoints({ sport, home, away, bouts }: MatchPast): KeyPoint[] {
  const record = recordOf(bouts)
  const { played } = record
  const text = `双方近${played}次交锋，${home.name}对${away.name}${tally(sport, record)}`
  return [told({ topic: 'bouts', side: null, sample: played }, `${text}，${scores(sport, record)}`)]
}

function formPoints({ sport, ...past }: MatchPast, side: Side): KeyPoint[] {
  const { name, recent, atVenue } = past[side]
  const [all, here] = [recordOf(recent), recordOf(atVenue)]
  const venue = side === 'home' ? '主场' : '客场'
  const rate = `胜率${sharesOf(here).win}%`
  return [
    told(
      { topic: 'form', side, sample: all.played },
      `${name}近${all.played}场${tally(sport, all)}，${scores(sport, all)}`,
    ),
    told(
      { topic: 'venue', side, sample: here.played },
      `${name}近${here.played}场${venue}${tally(sport, here)}，${rate}`,
    ),
  ]
}

const NOTABLE = 3

function streakPoints(past: MatchPast, side: Side): KeyPoint[] {
  const { name, recent } = past[side]
  const streaks = [
    [resultStreak(recent), RUN_WORDS],
    [handicapStreak(recent), { win: '场连续赢盘', lose: '场连续输盘' }],
    [totalStreak(recent), OVER_UNDER[past.sport]],
  ] as const
  return streaks.flatMap(([streak, words]) => {
    if (!streak || streak.now < NOTABLE) return []
    const word = (words as Record<string, string>)[streak.word]
    return told({ topic: 'streak', side, sample: recent.length }, `${name}目前${streak.now}${word}`)
  })
}

const OVER_UNDER: Record<Sport, Record<string, string>> = {
  football: { over: '场连续大球', under: '场连续小球' },
  basketball: { over: '场连续大分', under: '场连续小分' },
}

function linePoints({ sport, ...past }: MatchPast, side: Side): KeyPoint[] {
  const { name, recent } = past[side]
  const record = recordOf(recent)
  const { win, push, lose } = record.handicap
  const { over, push: level, under } = record.total
  const [plates, totals] = [win + push + lose, over + level + under]
  const shares = sharesOf(record)
  const [big, small] = sport === 'football' ? ['大球', '小球'] : ['大分', '小分']
  return [
    told(
      { topic: 'handicap', side, sample: plates },
      `${name}近${plates}场赢盘${win}走盘${push}输盘${lose}，赢盘率${shares.handicapWin}%`,
    ),
    told(
      { topic: 'total', side, sample: totals },
      `${name}近${totals}场${big}${over}走${level}${small}${under}，${big}率${shares.over}%`,
    ),
  ]
}

function restPoints({ home, away }: MatchPast): KeyPoint[] {
  if (home.restDays === null || away.restDays === null) return []
  const text = `距上一场，${home.name}${home.restDays}天，${away.name}${away.restDays}天`
  return [told({ topic: 'rest', side: null, sample: 2 }, text)]
}

const tally = (sport: Sport, { win, draw, lose }: TeamRecord) =>
  sport === 'football' ? `${win}胜${draw}平${lose}负` : `${win}胜${lose}负`

const scores = (sport: Sport, { scored, conceded, played }: TeamRecord) =>
  sport === 'football'
    ? `进${scored}球失${conceded}球`
    : `场均得${meanOf(scored, played)}分失${meanOf(conceded, played)}分`
