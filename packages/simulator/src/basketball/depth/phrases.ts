import type { ShotStyle } from './shots.ts'

/** `{p}` is the player, `{a}` who passed, `{b}` who blocked, `{o}` the other one, `{t}` the team. */
type Phrases = readonly string[]

export const MADE: Readonly<Record<ShotStyle, Phrases>> = {
  dunk: [
    '{p}空切篮下，双手暴扣得手',
    '{p}持球杀入禁区，单臂劈扣',
    '快攻机会，{p}一马当先，飞身扣进',
    '{p}顺下接球，起身就是一记重扣',
  ],
  layup: [
    '{p}突破上篮得手',
    '{p}变向过掉防守人，打板命中',
    '{p}篮下强攻，左手打进',
    '{p}欧洲步闪开协防，轻松挑篮',
    '{p}反击中快速推进，上篮得分',
    '{p}背身转身，小打板命中',
  ],
  floater: ['{p}油漆区边缘抛投命中', '{p}急停抛射，球空心入网', '{p}面对补防高抛，打进两分'],
  hook: ['{p}低位要位，小勾手命中', '{p}左肩转身，勾手打进', '{p}篮下靠打，半勾手得手'],
  jumper: [
    '{p}中距离跳投命中',
    '{p}挡拆后急停，中投得手',
    '{p}底线接球，拔起就投，两分命中',
    '{p}后仰跳投，稳稳命中',
    '{p}罚球线附近出手，打进',
  ],
  corner: ['{p}底角三分命中', '{p}埋伏底角，接球三分穿针', '{p}底角无人看防，三分到手'],
  arc: [
    '{p}弧顶三分命中',
    '{p}45度角三分出手，命中',
    '{p}挡拆后直接出手，三分打进',
    '{p}后撤步三分，球进了',
    '{p}追身三分，干拔命中',
    '{p}接球就投，三分空心入网',
  ],
}

export const MISSED: Readonly<Record<ShotStyle, Phrases>> = {
  dunk: ['{p}篮下扣篮力量过大，弹框而出', '{p}强行起扣，球被框弹出'],
  layup: [
    '{p}突破上篮不中',
    '{p}篮下出手偏出',
    '{p}顶着防守打板，没有命中',
    '{p}快攻上篮，球涮筐而出',
  ],
  floater: ['{p}抛投短了', '{p}急停抛射，球磕在前沿', '{p}高抛出手，没有打进'],
  hook: ['{p}小勾手偏出', '{p}低位勾手，力量稍大'],
  jumper: [
    '{p}中距离跳投偏出',
    '{p}急停中投，打在后沿',
    '{p}后仰出手，没能命中',
    '{p}底线中投弹框而出',
  ],
  corner: ['{p}底角三分偏出', '{p}底角出手，三分短了'],
  arc: [
    '{p}弧顶三分不中',
    '{p}三分出手，弹框而出',
    '{p}45度角三分偏出',
    '{p}超远三分，没有打进',
    '{p}后撤步三分，力量大了',
  ],
}

export const ASSISTED: Phrases = ['{a}送出助攻', '{a}传球到位', '{a}分球助攻', '{a}策动这次进攻']
export const BLOCKED: Phrases = [
  '{p}上篮被{b}封盖',
  '{b}高高跃起，送给{p}一记火锅',
  '{p}出手，遭{b}钉板大帽',
  '{b}补防及时，把{p}的投篮扇掉',
]
export const OFFENSIVE: Phrases = ['{o}抢到前场篮板', '{o}拼下进攻篮板', '{o}二次起跳摘下篮板']
export const DEFENSIVE: Phrases = [
  '{o}摘下篮板',
  '{o}保护下后场篮板',
  '{o}收下篮板',
  '{o}控制住篮板',
]
export const STOLEN: Phrases = [
  '{p}传球被{o}抢断',
  '{o}预判到位，断下{p}的球',
  '{p}运球失误，球被{o}捅走',
  '{o}切断传球路线，完成抢断',
]
export const LOST: Phrases = [
  '{p}走步违例',
  '{p}传球出界，失误',
  '{p}运球踩线出界',
  '{t}24秒违例，{p}没能及时出手',
  '{p}接球失误，球权转换',
  '{p}三秒违例',
]
export const FOULED: Phrases = [
  '{p}防守犯规，{o}被犯规',
  '{p}打手犯规，{t}进攻重新开始',
  '{p}推人犯规，判给{t}边线球',
  '{p}阻挡犯规，{o}倒地',
]
export const SENT_TO_LINE: Phrases = ['{p}对{o}犯规', '{p}打手，{o}走上罚球线', '{o}造成{p}犯规']
export const TIME_OUTS: Phrases = [
  '{t}请求暂停',
  '{t}主教练叫了暂停，布置战术',
  '{t}叫停，调整阵容和防守',
]
