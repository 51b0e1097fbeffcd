import { leagueOf } from './football-leagues.ts'
import type { Competition } from './frame.ts'

// Short name in the files of results, three letters in the play-by-play, name.
const TEAMS = `
atl ATL 老鹰
bkn BKN 篮网
bos BOS 凯尔特人
cha CHA 黄蜂
chi CHI 公牛
cle CLE 骑士
dal DAL 独行侠
den DEN 掘金
det DET 活塞
gs GSW 勇士
hou HOU 火箭
ind IND 步行者
lac LAC 快船
lal LAL 湖人
mem MEM 灰熊
mia MIA 热火
mil MIL 雄鹿
min MIN 森林狼
no NOP 鹈鹕
ny NYK 尼克斯
okc OKC 雷霆
orl ORL 魔术
phi PHI 76人
phx PHX 太阳
por POR 开拓者
sa SAS 马刺
sac SAC 国王
tor TOR 猛龙
utah UTA 爵士
wsh WAS 奇才
`

const rows = TEAMS.trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string])
const names = new Map(
  rows.flatMap(([short, letters, name]) => [
    [short, name],
    [letters, name],
  ]),
)

/** The name of a team by either of its short ones; a team that is not listed keeps it. */
export const nbaTeam = (short: string): string => names.get(short) ?? short

const AMERICA = { id: '9127', name: '美国', letter: 'M', area: 'america' } as const

/** Number 1 is the NBA everywhere: its quarters are longer, and nights in a row are counted. */
export const NBA: Competition = {
  country: AMERICA,
  league: leagueOf(AMERICA, {
    id: '1',
    sport: 'basketball',
    name: 'NBA',
    fullName: '美国职业篮球联赛',
    letter: 'N',
    colour: '#1D428A',
    hot: true,
    category: 7,
    level: 1,
  }),
}

export const REGULAR = { name: '常规赛', kind: 'table', place: 1 } as const
export const PLAY_OFFS = { name: '季后赛', kind: 'knockout', place: 2 } as const

/** `2022/23` for the season that ends in 2023. */
export const nbaSeason = (lastYear: number) =>
  `${lastYear - 1}/${String(lastYear % 100).padStart(2, '0')}`
