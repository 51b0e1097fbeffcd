import { diceFor } from './dice.ts'

/** Invented surnames in transliteration; a club's eleven is drawn from them once and stays. */
const NAMES =
  '霍尔姆 迪亚森 安德罗 卡斯特林 莫雷洛 费尔南多斯 贝克曼 拉尔森 科瓦列 诺瓦克 斯坦尼 罗西尼 莫罗 卡萨诺夫 维埃拉 桑切罗 伊万森 彼得洛 索伦托 马库斯 埃里克森 奥古斯丁 加西洛 托雷斯特 米勒尔 舒马诺 克劳森 布兰多 哈特曼 韦伯斯 杜邦德 勒克莱 莫奈特 法布里 卢卡诺 阿尔梅 佩雷洛 巴尔加斯 奥利维 席尔贝 科斯塔尔 阿泽维 金永浩 朴正焕 李在民 佐藤健介 田中悠真 山口航太 陈启明 王子骁 刘宇航 张亦弛 赵子昂 周若谷 孙知行 马思远 穆萨维 哈立德 法赫德 塞勒姆 奥马里 迪亚洛 科内尔 特拉奥 博阿滕 阿曼多 约翰内 亨里克 斯文森 图里宁 雅各布 帕夫洛 科兹洛 斯托扬 米哈伊 扬科夫'.split(
    ' ',
  )

export function squadOf(seed: string, teamId: string): string[] {
  const dice = diceFor(seed, 'squad', teamId)
  const squad = new Set<string>()
  while (squad.size < 14) squad.add(dice.pick(NAMES))
  return [...squad]
}
