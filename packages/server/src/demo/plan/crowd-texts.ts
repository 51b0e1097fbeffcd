import { lineLabel } from '@linmen/domain/odds/line-label.ts'
import type { OfferedMatch } from '#features/match/public.ts'
import { chancesOf, decimalText, DEMO_MARK, standing } from './price-words.ts'
import type { Option, SeasonMarket } from './season-choice.ts'

interface CrowdText {
  readonly title: string
  readonly summary: string
  readonly reason: string
}

type Match = Pick<OfferedMatch, 'home' | 'away' | 'sport' | 'leagueName' | SeasonMarket>

/** What somebody of the crowd writes: who plays, the prices of that moment, and what follows from them. */
export function crowdText(match: Match, market: SeasonMarket, option: Option): CrowdText {
  const names = `${match.home.name}对${match.away.name}`
  const { about, kind, offers, at } =
    market === 'european' ? threeWay(match, option) : byLine(match, market, option)
  const { shares } = chancesOf(offers.map(([, price]) => price))
  const prices = offers.map(([name, price]) => `${name} ${decimalText(price)}`).join('，')
  const [side] = offers[at]!
  const others = shares.filter((_share, place) => place !== at)
  return {
    title: `${names}，${about === '' ? '先看各项价格' : `${about}怎么看`}`,
    summary: `${match.leagueName}${kind}方案，${prices}　演示数据`,
    reason: [
      `${match.leagueName}，${names}${about && `，${about}`}。发布时${prices}，去掉抽水后${side}约 ${shares[at]}%。`,
      `${standing(side, shares[at]!, others)}价格若在赛前反向走，这份判断要打折扣，量力参考。`,
      DEMO_MARK,
    ].join('\n\n'),
  }
}

interface Offered {
  /** The line, where there is one. */
  readonly about: string
  readonly kind: string
  /** Names and decimal prices in hundredths, those on offer. */
  readonly offers: readonly (readonly [string, number])[]
  /** Which of them is chosen. */
  readonly at: number
}

function threeWay({ european }: Match, option: Option): Offered {
  const names = [
    ['3', '主胜'],
    ['1', '平局'],
    ['0', '客胜'],
  ] as const
  const open = names
    .map(([key, name], place) => ({ key, name, price: european[place] ?? 0 }))
    .filter(({ price }) => price > 100)
  return {
    about: '',
    kind: '胜平负',
    offers: open.map(({ name, price }) => [name, price]),
    at: Math.max(
      0,
      open.findIndex(({ key }) => key === option),
    ),
  }
}

/** A line has two sides, whose water is what is won on top of the stake. */
function byLine(match: Match, market: 'asian' | 'overUnder', option: Option): Offered {
  const [first = 0, line = 0, second = 0] = match[market]
  const label = lineLabel(line, market, match.sport)
  const sides = market === 'asian' ? [match.home.name, match.away.name] : ['大', '小']
  return {
    about: market === 'asian' ? `盘口${label}` : `总数${label}`,
    kind: market === 'asian' ? '让球' : '大小',
    offers: [
      [sides[0]!, 100 + first],
      [sides[1]!, 100 + second],
    ],
    at: option === '3' ? 0 : 1,
  }
}
