import type { MatchBrief } from '#features/match/public.ts'
import { DEMO_MARK } from '#demo/plan/price-words.ts'
import { priceMove, type MarketFacts } from './market-words.ts'

export type Side = 'home' | 'draw' | 'away'

export interface InterpretationText {
  readonly title: string
  readonly teaser: string
  readonly lead: string
  readonly body: string
}

const SIDES = { home: 0, draw: 1, away: 2 } as const
const WORDS = { home: '主胜', draw: '平局', away: '客胜' } as const

/** A text about a match made of what is stored of it: names, league, kick-off and prices. */
export function interpretationText(
  match: MatchBrief,
  market: MarketFacts,
  pick: Side,
  turn: number,
): InterpretationText {
  const { home, away, leagueName } = match
  const chance = market.chances[SIDES[pick]]
  const titles = [
    `${home.name}对${away.name}：初盘把话说到了哪里`,
    `${leagueName}这一场，价格走向比名次更值得看`,
    `${away.name}做客，${market.companies} 家公司的分歧在哪`,
    `从 ${chance}% 说起：${home.name}主场的这场球`,
  ]
  return {
    title: clip(titles[turn % titles.length]!, 40),
    teaser: `${leagueName}　${market.companies} 家初盘换算，${WORDS[pick]}约 ${chance}%`,
    lead: leadOf(match, market),
    body: bodyOf(match, market, pick),
  }
}

const leadOf = ({ home, away, leagueName, number }: MatchBrief, market: MarketFacts) =>
  [
    `${number ? `${number}　` : ''}${leagueName}，${home.name}主场迎战${away.name}。目前有 ${market.companies} 家公司开出指数，下面的图是把各家初盘去掉抽水之后的平均概率。`,
    `主胜的价格${priceMove(market, 0)}，客胜的价格${priceMove(market, 2)}。先看价格有没有动，再谈动的理由。`,
    DEMO_MARK,
  ].join('\n\n')

const bodyOf = ({ home, away }: MatchBrief, market: MarketFacts, pick: Side) =>
  [
    '## 概率与价格',
    `把 ${market.companies} 家的初盘平均之后，主胜约 ${market.chances[0]}%${market.chances[1] > 0 ? `，平局约 ${market.chances[1]}%` : ''}，客胜约 ${market.chances[2]}%。这只是市场开赛前的看法，样本就是这 ${market.companies} 家，不多也不少。`,
    `主胜的价格${priceMove(market, 0)}，说明到发布这一刻为止，资金和消息没有把${home.name}推得更远，也没有把它拉回来太多。`,
    '## 另一边怎么想',
    `${away.name}这一侧的价格${priceMove(market, 2)}。如果临场这一价格继续走低，下面的判断要打折扣；如果原地不动，就按开盘时的结构来看。`,
    '## 我的选项',
    `选择：${WORDS[pick]}。理由只有一条：在上面的概率里，它和当时能拿到的价格相差最小。不保证结果，也不构成任何投注建议，请量力而行。`,
  ].join('\n\n')

/** A look back, made of the score and of what the market had said. */
export function replayText(match: MatchBrief, score: { home: number; away: number }, pick: Side) {
  const { home, away } = match
  const winner = score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away'
  const right = winner === pick
  return {
    title: clip(`${home.name}对${away.name}，赛前的判断${right ? '站住了' : '错在哪里'}`, 58),
    summary: `全场 ${score.home}:${score.away}，赛前选的是${WORDS[pick]}。${right ? '方向对了，过程未必。' : '方向错了，先把原因记下来。'}`,
    body: [
      '## 结果',
      `${home.name} ${score.home}:${score.away} ${away.name}。赛前的选项是${WORDS[pick]}，${right ? '与结果一致' : '与结果不一致'}。`,
      '## 回看',
      right
        ? '一次看对说明不了什么，样本太小。值得记下的是当时依据的价格，与开赛前最后的价格相比有没有占到便宜。'
        : '一次看错同样说明不了什么。值得检查的是当时有没有忽略价格的变化，或者把一家公司的报价当成了全部。',
      '## 下一次',
      '同样的情形再出现，先看各家是否一致，再决定写不写。没有把握的场次，不写也是一种判断。',
      DEMO_MARK,
    ].join('\n\n'),
    verdict: right ? ('right' as const) : ('wrong' as const),
  }
}

const clip = (text: string, most: number) => [...text].slice(0, most).join('')
