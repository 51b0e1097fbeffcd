import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Information } from '@linmen/domain/sport/depth.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { POSITION_WORDS } from './absences.ts'
import {
  drawn,
  leagueBouts,
  lost,
  runOf,
  sideFacts,
  won,
  type PastMatch,
  type SideFacts,
} from './facts.ts'
import { SIDES, type Note, type Stage } from './stage.ts'

const MOST_OF_A_SIDE = 3
const MOST_NEUTRAL = 2
const HOUR_MS = 3_600_000

type Item = Omit<Information, 'kind' | 'side'>

/** 情报: four to eight things that are true on the morning of the match, the most telling first. */
export function informationNotes(stage: Stage): Note[] {
  const dice = diceFor(stage.almanac.seed, 'information', stage.match.id)
  const facts = { home: sideFacts(stage, 'home'), away: sideFacts(stage, 'away') }
  const items = [
    ...SIDES.flatMap((side) =>
      ofSide(stage, side, facts)
        .slice(0, MOST_OF_A_SIDE)
        .map((item) => ({ ...item, side })),
    ),
    ...neutral(stage)
      .slice(0, MOST_NEUTRAL)
      .map((item) => ({ ...item, side: null })),
  ]
  return items.map((item) => ({
    atMs: stage.match.kickOffAtMs - Math.round((4 + 14 * dice.next()) * HOUR_MS),
    body: { kind: 'information', ...item },
  }))
}

function ofSide(stage: Stage, side: Side, both: Readonly<Record<Side, SideFacts>>): Item[] {
  const facts = both[side]
  const rival = both[side === 'home' ? 'away' : 'home']
  return [
    ...missing(stage, side),
    ...runs(facts),
    ...ground(facts, side === 'home' && !stage.match.neutral),
    ...goals(facts),
    ...tableItems(facts, stage),
    ...rest(facts, rival),
    ...form(facts),
  ]
}

function missing({ hands, match }: Stage, side: Side): Item[] {
  const barred = hands.suspended(match, side).map((man) => ({
    tone: 'bad' as const,
    title: `${man.name}停赛`,
    text: `${match[side].name}${POSITION_WORDS[man.position]}${man.name}上一场被红牌罚下，本场停赛。`,
  }))
  const hurt = hands.injured(match, side)
  if (hurt.length === 0) return barred
  const names = hurt.map(({ man, detail }) => `${man.name}（${detail}）`).join('、')
  const title = hurt.length > 1 ? `${hurt.length}人伤缺` : `${hurt[0]!.man.name}因伤缺阵`
  return [...barred, { tone: 'bad', title, text: `${match[side].name}伤停名单：${names}。` }]
}

function runs({ club, league }: SideFacts): Item[] {
  const wins = runOf(league, won)
  if (wins >= 3)
    return [good('连胜势头', `${club.name}近${wins}场联赛全部取胜，${sums(league, wins)}。`)]
  const unbeaten = runOf(league, (each) => !lost(each))
  if (unbeaten >= 5)
    return [
      good('保持不败', `${club.name}联赛已连续${unbeaten}场不败，${sums(league, unbeaten)}。`),
    ]
  const losses = runOf(league, lost)
  if (losses >= 3)
    return [bad('连败低迷', `${club.name}联赛遭遇${losses}连败，${sums(league, losses)}。`)]
  const winless = runOf(league, (each) => !won(each))
  if (winless >= 5)
    return [
      bad('久未尝胜', `${club.name}联赛已连续${winless}场未能取胜，${sums(league, winless)}。`),
    ]
  return []
}

/** How a side does where it plays today. */
function ground({ club, league }: SideFacts, atHome: boolean): Item[] {
  const there = league.filter((each) => each.atHome === atHome).slice(0, 5)
  if (there.length < 4) return []
  const word = atHome ? '主场' : '客场'
  const record = recordOf(there)
  const text = `${club.name}近${there.length}个联赛${word}${record}。`
  if (there.filter(won).length >= 4) return [good(`${word}强势`, text)]
  return there.filter(lost).length >= 4 ? [bad(`${word}疲软`, text)] : []
}

function goals({ club, league }: SideFacts): Item[] {
  const last = league.slice(0, 5)
  if (last.length < 5) return []
  const { home: own, away: against } = totals(last)
  if (own >= 11) return [good('火力充沛', `${club.name}近5场联赛打入${own}球，场均${own / 5}球。`)]
  if (against <= 2) return [good('防线稳固', `${club.name}近5场联赛只丢了${against}球。`)]
  if (own <= 3) return [bad('进攻乏力', `${club.name}近5场联赛仅攻入${own}球。`)]
  if (against >= 11) return [bad('后防不稳', `${club.name}近5场联赛丢了${against}球。`)]
  return []
}

function tableItems({ club, place }: SideFacts, { match }: Stage): Item[] {
  if (place === null || match.competition.kind === 'cup') return []
  if (place <= 3)
    return [good('位居前列', `${club.name}目前排在${club.league.name}积分榜第${place}位。`)]
  if (place > club.league.teams - 3)
    return [bad('深陷降级区', `${club.name}目前排在${club.league.name}积分榜第${place}位。`)]
  return []
}

function rest({ club, rest: own }: SideFacts, { rest: other }: SideFacts): Item[] {
  if (own === null || other === null || Math.abs(own - other) < 2) return []
  const text = `${club.name}距上一场比赛${own}天，对手为${other}天。`
  return own > other ? [good('体能占优', text)] : [bad('赛程紧密', text)]
}

function form({ club, league }: SideFacts): Item[] {
  const last = league.slice(0, 6)
  if (last.length === 0) return []
  const { home, away } = totals(last)
  const text = `${club.name}近${last.length}场联赛${recordOf(last)}，进${home}球失${away}球。`
  return [{ tone: 'neutral', title: '近期战绩', text }]
}

function neutral(stage: Stage): Item[] {
  const { match, almanac } = stage
  const items: Item[] = []
  if (match.firstLeg) {
    const { home, away } = almanac.full(match.firstLeg)
    const text = `首回合${match.firstLeg.home.name}${home}比${away}${match.firstLeg.away.name}，总比分决定晋级。`
    items.push({ tone: 'neutral', title: '次回合较量', text })
  }
  // Other pages count all recorded matches of the two: this one says which it counts.
  const bouts = leagueBouts(stage)
  if (bouts.length > 0) {
    const record = `本赛季和上赛季的联赛，两队交手${bouts.length}次，${match.home.name}${recordOf(bouts)}。`
    items.push({ tone: 'neutral', title: '近两季联赛交手', text: record })
    const { own, against, atHome } = bouts[0]!
    const text = `两队上一次联赛交手，${match.home.name}${atHome ? '主' : '客'}场${own}比${against}${verb(own - against)}${match.away.name}。`
    items.push({ tone: 'neutral', title: '上次联赛交手', text })
  }
  if (match.neutral)
    items.push({
      tone: 'neutral',
      title: '中立场地',
      text: '本场在中立场地进行，双方都没有主场之利。',
    })
  return items
}

const good = (title: string, text: string): Item => ({ tone: 'good', title, text })
const bad = (title: string, text: string): Item => ({ tone: 'bad', title, text })

const totals = (matches: readonly PastMatch[]): Pair =>
  matches.reduce((sum, { own, against }) => ({ home: sum.home + own, away: sum.away + against }), {
    home: 0,
    away: 0,
  })

function sums(matches: readonly PastMatch[], count: number): string {
  const { home, away } = totals(matches.slice(0, count))
  return `共进${home}球、失${away}球`
}

const recordOf = (matches: readonly PastMatch[]) =>
  `${matches.filter(won).length}胜${matches.filter(drawn).length}平${matches.filter(lost).length}负`

const verb = (lead: number) => (lead > 0 ? '战胜' : lead < 0 ? '不敌' : '战平')
