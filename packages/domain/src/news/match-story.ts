import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { MatchLive, Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { beijingTime } from '#match/business-day.ts'
import type { FootballReport, GoalReport } from '#match/match-report.ts'

/** Who met whom, and where. */
export interface StoryMatch {
  readonly league: string
  readonly round: string
  readonly home: string
  readonly away: string
  readonly kickOffAtMs: number
  readonly number: string | null
}

/** What is told of a match that is over. Every sentence follows from the records. */
export interface Story {
  readonly title: string
  /** The same without a result. */
  readonly plainTitle: string
  readonly summary: string
  readonly paragraphs: readonly string[]
}

export function footballStory(
  match: StoryMatch,
  { score, corners, yellowCards, redCards }: MatchLive,
  reports: readonly FootballReport[],
): Story {
  const final = score.extra ?? score.full
  const goals = standingGoals(reports)
  const facts = [
    score.half && `半场比分 ${shown(score.half)}`,
    corners && `角球 ${shown(corners)}`,
    yellowCards && `黄牌 ${shown(yellowCards)}`,
    redCards && redCards.home + redCards.away > 0 && `红牌 ${shown(redCards)}`,
  ].filter((fact) => typeof fact === 'string')
  return {
    ...headOf(match, final),
    paragraphs: [
      openingOf(match, final, score.penalties),
      ...(goals.length > 0
        ? [`进球：${goals.map((goal) => goalLine(match, goal)).join('；')}。`]
        : []),
      ...(facts.length > 0 ? [`${facts.join('，')}。`] : []),
    ],
  }
}

export function basketballStory(match: StoryMatch, live: BasketballLive): Story {
  const { score: final, periods } = live
  const played = periods.map((each, at) => `${periodName(at)} ${shown(each)}`)
  const lead = biggestLead(periods)
  return {
    ...headOf(match, final),
    paragraphs: [
      openingOf(match, final),
      ...(played.length > 0 ? [`各节比分：${played.join('，')}。`] : []),
      ...(lead.points > 0
        ? [
            `以节末计，${lead.side === 'home' ? match.home : match.away}最多领先 ${lead.points} 分。`,
          ]
        : []),
    ],
  }
}

/** One sentence about a match that is over. */
export const flashOf = (match: StoryMatch, final: Pair): Pick<Story, 'title' | 'plainTitle'> => ({
  title: `完场：${match.home} ${shown(final)} ${match.away}`,
  plainTitle: `完场：${match.home} 对 ${match.away}`,
})

/** Goals that were not taken back, in the order they fell. */
export function standingGoals(reports: readonly FootballReport[]): (GoalReport & FootballReport)[] {
  const cancelled = new Set(
    reports.flatMap((each) => (each.kind === 'goalCancelled' ? [each.goalSeq] : [])),
  )
  return reports.filter(
    (each): each is GoalReport & FootballReport => each.kind === 'goal' && !cancelled.has(each.seq),
  )
}

function headOf(match: StoryMatch, final: Pair): Omit<Story, 'paragraphs'> {
  const { home, away, league } = match
  return {
    title: `${league}战报：${home} ${shown(final)} ${away}`,
    plainTitle: `${league}战报：${home} 对 ${away}`,
    summary: `${league}${match.round ? ` ${match.round}` : ''}　${home} 对 ${away}`,
  }
}

function openingOf(match: StoryMatch, final: Pair, penalties?: Pair): string {
  const when = `北京时间 ${beijingTime(match.kickOffAtMs)} 开赛`
  const where = `${match.league}${match.round ? ` ${match.round}` : ''}`
  const what = `${match.home}${verdict(final)}${match.away}，比分 ${shown(final)}`
  const shootOut = penalties ? `，点球大战 ${shown(penalties)}` : ''
  const number = match.number ? `（${match.number}）` : ''
  return `${when}的${where}${number}比赛已经结束，${what}${shootOut}。`
}

const verdict = ({ home, away }: Pair) => (home > away ? '战胜' : home < away ? '负于' : '战平')

const shown = ({ home, away }: Pair) => `${home}-${away}`

const HOW = { penalty: '（点球）', own: '（乌龙球）' } as const

function goalLine(match: StoryMatch, { minute, side, player, assist, how }: GoalReport): string {
  const team = side === 'home' ? match.home : match.away
  const helped = assist && how === undefined ? `，${assist}助攻` : ''
  return `第 ${minute} 分钟 ${team} ${player}${how ? HOW[how] : ''}${helped}`
}

const periodName = (at: number) =>
  at < 4 ? `第 ${at + 1} 节` : `加时${at > 4 ? ` ${at - 3}` : ''}`

function biggestLead(periods: readonly Pair[]): { side: Side; points: number } {
  let [home, away] = [0, 0]
  let best: { side: Side; points: number } = { side: 'home', points: 0 }
  for (const each of periods) {
    home += each.home
    away += each.away
    const points = Math.abs(home - away)
    if (points > best.points) best = { side: home > away ? 'home' : 'away', points }
  }
  return best
}
