import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'

type Choice = { key: LotteryGame | 'all'; name: string; note?: string }

/** What a list may be narrowed to. */
export const LOTTERIES: Record<Sport, readonly Choice[]> = {
  football: [
    { key: 'all', name: '全部' },
    { key: 'footballSingle', name: '竞彩', note: '竞彩足球在售比赛' },
    { key: 'beijingSingle', name: '北单', note: '北京单场' },
    { key: 'winDrawLose', name: '足彩', note: '胜负彩 14 场' },
  ],
  basketball: [
    { key: 'all', name: '全部' },
    { key: 'basketballSingle', name: '竞彩', note: '竞彩篮球在售比赛' },
  ],
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
  return issue === undefined ? '' : `${lotteryName('football', lottery)} ${issue} 期`
}

export const lotteryName = (sport: Sport, lottery: LotteryGame | null) =>
  LOTTERIES[sport].find(({ key }) => key === (lottery ?? 'all'))?.name ?? '全部'
