import type { CupRow } from './cups.ts'
import { CUPS } from './cups.ts'
import { leagueRow, type LeagueRow } from './leagues.ts'

/** How a league is played, in the words of its page. */
export function leagueRules({ id, fullName, teams, level }: LeagueRow): string {
  const rounds = 2 * (teams - 1)
  return [
    `${fullName}每个赛季为期半年，共${teams}支球队参赛，采用主客场双循环赛制，共进行${rounds}轮。`,
    '胜一场得3分，平一场得1分，负一场得0分；积分相同依次比较净胜球、进球数。',
    level === 1 ? cupPlaces(id) : '赛季前二名进入升级区，第三至第六名进入升级附加赛区。',
    '因故推迟的比赛在最后一轮之后补赛；取消或腰斩的比赛不计入积分榜。',
  ].join('')
}

function cupPlaces(leagueId: string): string {
  const cups = CUPS.filter(
    ({ mode, from }) => mode === 'groups' && from.some((each) => each.leagueId === leagueId),
  )
  const places = cups.map(
    ({ name, firstPlace }) => `第${firstPlace}至第${firstPlace + 3}名获得${name}参赛资格`,
  )
  return `积分榜首名为赛季冠军${places.map((text) => `，${text}`).join('')}，最后三名进入降级区。`
}

export function cupRules(cup: CupRow): string {
  const level =
    '淘汰赛90分钟（两回合为总比分）战平进入30分钟加时赛，仍平则点球决胜，客场进球不另计。'
  if (cup.mode === 'knockout') {
    const { name } = leagueRow(cup.from[0]!.leagueId)!
    return `${cup.fullName}由上赛季${name}前16名参加，抽签分组，单场淘汰，决赛在中立场地进行。${level}`
  }
  const groups = cup.from.length
  const last = cup.firstPlace + 3
  return [
    `${cup.fullName}由${groups}个联赛上赛季第${cup.firstPlace}至第${last}名共${groups * 4}支球队参加，`,
    `先分${groups}个小组进行主客场双循环小组赛，每组前两名晋级淘汰赛；`,
    `淘汰赛采用主客场两回合制，决赛为中立场地单场。${level}`,
    '小组赛胜3分、平1分、负0分，积分相同依次比较净胜球、进球数。',
  ].join('')
}
