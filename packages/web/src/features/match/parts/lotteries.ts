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

export const lotteryName = (sport: Sport, lottery: LotteryGame | null) =>
  LOTTERIES[sport].find(({ key }) => key === (lottery ?? 'all'))?.name ?? '全部'
