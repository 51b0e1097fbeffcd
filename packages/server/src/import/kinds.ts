import { readBetfair } from '#files/betfair.ts'
import { readFootball } from '#files/football.ts'
import { readJingcai } from '#files/jingcai.ts'
import { readNames } from '#files/names.ts'
import { readNbaPlays } from '#files/nba-plays.ts'
import { readNba } from '#files/nba.ts'
import { readOpenFootball } from '#files/openfootball.ts'
import { wyscoutOrder, wyscoutReader } from '#files/wyscout.ts'
import type { ReadKind } from '#files/batch.ts'

export interface ImportKind {
  readonly about: string
  /** A reader for the files of one import. */
  readonly reader: () => ReadKind
  /** Files that others need come first. */
  readonly order?: (path: string) => number
}

/** Everything `npm run import` understands. */
export const IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  football: { about: 'football-data.co.uk 比赛与赔率 CSV', reader: () => readFootball },
  openfootball: { about: 'openfootball 赛季 JSON', reader: () => readOpenFootball },
  wyscout: {
    about: 'Wyscout 球员、比赛、事件 JSON（一次给出）',
    reader: wyscoutReader,
    order: wyscoutOrder,
  },
  nba: { about: 'NBA 赛果与盘口 CSV', reader: () => readNba },
  'nba-plays': { about: 'NBA 逐回合 CSV', reader: () => readNbaPlays },
  betfair: { about: '必发成交量 CSV', reader: () => readBetfair },
  jingcai: { about: '竞彩赔率变化 CSV', reader: () => readJingcai },
  names: { about: '中文名对照 JSON（球队、联赛、球员）', reader: () => readNames },
}
