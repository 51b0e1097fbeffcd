import type { EuropeanOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { Pick1x2 } from '@linmen/domain/plan/settle-pick.ts'
import { chancesOf, decimalText, DEMO_MARK, standing } from './price-words.ts'

export interface PlanText {
  readonly title: string
  readonly teaser: string
  readonly body: string
}

interface Told {
  readonly leagueName: string
  readonly home: { readonly name: string }
  readonly away: { readonly name: string }
  /** Opening prices in hundredths. */
  readonly odds: EuropeanOdds
}

/** What can be said of a match from its prices. */
interface Seen {
  readonly home: string
  readonly away: string
  readonly prices: string
  readonly odds: EuropeanOdds
  /** Home, draw, away in percent. */
  readonly shares: readonly [number, number, number]
  readonly kept: number
}

type Way = (seen: Seen) => {
  readonly title: string
  readonly teaser: string
  readonly view: string
}

/** Ways to look at the same three prices. None of the titles tells the pick, and none promises anything. */
const WAYS: readonly Way[] = [
  ({ home, away, prices, shares: [h, d, a] }) => ({
    title: `${home}对${away}，初盘换算成概率之后`,
    teaser: `初盘 ${prices}，去掉抽水再看三项`,
    view: `去掉抽水之后，主胜约 ${h}%，平局约 ${d}%，客胜约 ${a}%。这是市场开赛前的看法，不是结果。`,
  }),
  ({ home, away, odds, shares: [h, , a] }) => ({
    title: `${home}与${away}，价格差在哪里`,
    teaser: `主胜 ${decimalText(odds.home)}，客胜 ${decimalText(odds.away)}，先看这段差距`,
    view: `主胜开在 ${decimalText(odds.home)}，客胜开在 ${decimalText(odds.away)}，换算成概率相差 ${Math.abs(h - a)} 个百分点。差距有多大，话就说多重。`,
  }),
  ({ home, away, odds, shares: [h, d, a] }) => ({
    title: `${home}对${away}，中间一项值几分`,
    teaser: `平局开在 ${decimalText(odds.draw)}，先看中间再看两边`,
    view: `平局开在 ${decimalText(odds.draw)}，约 ${d}%。主胜约 ${h}%，客胜约 ${a}%，两边加起来 ${h + a}%。`,
  }),
  ({ home, away, prices, shares: [h, d, a], kept }) => ({
    title: `${home}对${away}，三项价格合起来看`,
    teaser: `初盘 ${prices}，三项里有 ${kept}% 是抽水`,
    view: `三项换算的概率加起来是 ${100 + kept}%，多出的 ${kept}% 是抽水，去掉它再比大小：主胜 ${h}%，平局 ${d}%，客胜 ${a}%。`,
  }),
]

const SIDES = { home: 0, draw: 1, away: 2 } as const
const WORDS = { home: '主胜', draw: '平局', away: '客胜' } as const

/**
 * A plan made of what is stored of its match. `at` is one place further for the next expert on the same match, who looks
 * at it in another way.
 */
export function planText(pick: Pick1x2, at: number, told: Told): PlanText {
  const { odds } = told
  const three = [odds.home, odds.draw, odds.away]
  const { shares, kept } = chancesOf(three)
  const [h = 0, d = 0, a = 0] = shares
  const { title, teaser, view } = WAYS[at % WAYS.length]!({
    home: told.home.name,
    away: told.away.name,
    prices: three.map(decimalText).join(' / '),
    odds,
    shares: [h, d, a],
    kept,
  })
  const side = WORDS[pick]
  const others = shares.filter((_share, place) => place !== SIDES[pick])
  const body = [
    `${told.leagueName}，${told.home.name}主场迎战${told.away.name}。${view}`,
    standing(side, shares[SIDES[pick]]!, others),
    `若临场${side}的价格从 ${decimalText(odds[pick])} 明显走高，说明看法变了，这份判断要打折扣。`,
    `选择：${side}。`,
    DEMO_MARK,
  ]
  return { title, teaser: `${teaser}　演示数据`, body: body.join('\n\n') }
}
