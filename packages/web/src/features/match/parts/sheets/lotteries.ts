import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'

type Choice = { key: ListScope; name: string; note?: string }

/** Everything, well-known leagues, or the matches of one game. */
export type ListScope = LotteryGame | 'all' | 'hot'

const ALL = [
  { key: 'all', name: '全部' },
  { key: 'hot', name: '热门', note: '只看热门联赛' },
] as const

/** What a list may be narrowed to. */
export const LOTTERIES: Record<Sport, readonly Choice[]> = {
  football: [
    ...ALL,
    { key: 'footballSingle', name: '竞彩', note: '竞彩足球在售比赛' },
    { key: 'beijingSingle', name: '北单', note: '北京单场' },
    { key: 'winDrawLose', name: '足彩', note: '胜负彩 14 场' },
  ],
  basketball: [...ALL, { key: 'basketballSingle', name: '竞彩', note: '竞彩篮球在售比赛' }],
}

/** What a match is called in the game the list shows: `北单 12`, `足彩 3`, else its number of 竞彩. */
export function numberIn(
  { number, beijingNumber, poolPlace }: Numbers,
  lottery: LotteryGame | null,
): string {
  if (lottery === 'beijingSingle') return numbered('北单', beijingNumber)
  if (lottery === 'winDrawLose') return numbered('足彩', poolPlace)
  return number ?? ''
}

interface Numbers {
  readonly number: string | null
  readonly beijingNumber?: number
  readonly poolPlace?: number
}

const numbered = (game: string, place: number | undefined) =>
  place === undefined ? '' : `${game} ${place}`

export interface Issues {
  readonly beijingIssue?: string
  readonly poolIssue?: string
}

/** `北单 261116 期`; nothing where the list is of no such game or the day has no issue. */
export function issueText(lottery: LotteryGame | null, day: Issues | undefined): string {
  const issue =
    lottery === 'beijingSingle'
      ? day?.beijingIssue
      : lottery === 'winDrawLose'
        ? day?.poolIssue
        : undefined
  return issue === undefined ? '' : `${scopeName('football', lottery ?? 'all')} ${issue} 期`
}

export const scopeOf = ({ lottery, hot }: Scoped): ListScope => lottery ?? (hot ? 'hot' : 'all')

interface Scoped {
  readonly lottery: LotteryGame | null
  readonly hot: boolean
}

export const scopeName = (sport: Sport, scope: ListScope) =>
  LOTTERIES[sport].find(({ key }) => key === scope)?.name ?? '全部'
