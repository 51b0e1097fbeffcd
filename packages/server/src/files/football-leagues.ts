import type { Area, Country, League } from '@linmen/domain/sport/atlas.ts'
import { initialOf } from '@linmen/domain/sport/name-order.ts'
import { nameKey, stableId } from './stable-id.ts'

/** A competition of a file, with the words by which its clubs are kept apart from other countries'. */
export interface KnownLeague {
  readonly league: League
  readonly country: Country
}

// Number, name, letter, part of the world, spelling in files that write the country out.
const COUNTRIES = `
ENG 9101 英格兰 Y europe England
SCO 9102 苏格兰 S europe Scotland
GER 9103 德国 D europe Germany
ITA 9104 意大利 Y europe Italy
ESP 9105 西班牙 X europe Spain
FRA 9106 法国 F europe France
NED 9107 荷兰 H europe Netherlands
BEL 9108 比利时 B europe Belgium
POR 9109 葡萄牙 P europe Portugal
TUR 9110 土耳其 T europe Turkey
GRE 9111 希腊 X europe Greece
ARG 9112 阿根廷 A america Argentina
AUT 9113 奥地利 A europe Austria
BRA 9114 巴西 B america Brazil
CHN 9115 中国 Z asia China
DNK 9116 丹麦 D europe Denmark
FIN 9117 芬兰 F europe Finland
IRL 9118 爱尔兰 A europe Ireland
JPN 9119 日本 R asia Japan
MEX 9120 墨西哥 M america Mexico
NOR 9121 挪威 N europe Norway
POL 9122 波兰 B europe Poland
ROU 9123 罗马尼亚 L europe Romania
RUS 9124 俄罗斯 E europe Russia
SWE 9125 瑞典 R europe Sweden
SWZ 9126 瑞士 R europe Switzerland
USA 9127 美国 M america USA
AUS 9128 澳大利亚 A oceania Australia
WLD 9129 世界 S world World
`

// Code in the files, number, name, full name, colour, country, level, category.
const LEAGUES = `
E0 9001 英超 英格兰超级联赛 #5A2A8C ENG 1 2
E1 9002 英冠 英格兰冠军联赛 #7A3FB5 ENG 2 2
E2 9003 英甲 英格兰甲级联赛 #8B5CF6 ENG 3 3
E3 9004 英乙 英格兰乙级联赛 #6D28D9 ENG 4 3
EC 9005 英议联 英格兰议会联赛 #4C1D95 ENG 5 3
SC0 9006 苏超 苏格兰超级联赛 #1E3A8A SCO 1 3
SC1 9007 苏冠 苏格兰冠军联赛 #1D4ED8 SCO 2 3
SC2 9008 苏甲 苏格兰甲级联赛 #2563EB SCO 3 3
SC3 9009 苏乙 苏格兰乙级联赛 #3B82F6 SCO 4 3
D1 9010 德甲 德国甲级联赛 #B91C1C GER 1 2
D2 9011 德乙 德国乙级联赛 #DC2626 GER 2 2
I1 9012 意甲 意大利甲级联赛 #0F6BB0 ITA 1 2
I2 9013 意乙 意大利乙级联赛 #0369A1 ITA 2 2
SP1 9014 西甲 西班牙甲级联赛 #C2410C ESP 1 2
SP2 9015 西乙 西班牙乙级联赛 #9A3412 ESP 2 2
F1 9016 法甲 法国甲级联赛 #1D4ED8 FRA 1 2
F2 9017 法乙 法国乙级联赛 #2563EB FRA 2 3
N1 9018 荷甲 荷兰甲级联赛 #E0720C NED 1 2
B1 9019 比甲 比利时甲级联赛 #B45309 BEL 1 3
P1 9020 葡超 葡萄牙超级联赛 #15803D POR 1 2
T1 9021 土超 土耳其超级联赛 #B91C1C TUR 1 3
G1 9022 希超 希腊超级联赛 #1D4ED8 GRE 1 3
ARG 9023 阿甲 阿根廷甲级联赛 #0EA5E9 ARG 1 4
AUT 9024 奥甲 奥地利甲级联赛 #BE185D AUT 1 3
BRA 9025 巴甲 巴西甲级联赛 #047857 BRA 1 4
CHN 9026 中超 中国足球超级联赛 #B91C1C CHN 1 5
DNK 9027 丹超 丹麦超级联赛 #9F1239 DNK 1 3
FIN 9028 芬超 芬兰超级联赛 #1E40AF FIN 1 3
IRL 9029 爱超 爱尔兰超级联赛 #15803D IRL 1 3
JPN 9030 日职联 日本职业联赛 #BE123C JPN 1 5
MEX 9031 墨超 墨西哥超级联赛 #166534 MEX 1 4
NOR 9032 挪超 挪威超级联赛 #B91C1C NOR 1 3
POL 9033 波甲 波兰甲级联赛 #DC2626 POL 1 3
ROU 9034 罗甲 罗马尼亚甲级联赛 #CA8A04 ROU 1 3
RUS 9035 俄超 俄罗斯超级联赛 #1D4ED8 RUS 1 3
SWE 9036 瑞典超 瑞典超级联赛 #CA8A04 SWE 1 3
SWZ 9037 瑞士超 瑞士超级联赛 #E11D48 SWZ 1 3
USA 9038 美职联 美国职业大联盟 #1E3A8A USA 1 4
`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

const countries = new Map(
  rowsOf(COUNTRIES).map(([code, id, name, letter, area]) => [
    code!,
    { id: id!, name: name!, letter: letter!, area: area as Area } satisfies Country,
  ]),
)
const codes = new Map(rowsOf(COUNTRIES).map(([code, , , , , spelling]) => [spelling!, code!]))

const known = new Map<string, KnownLeague>(
  rowsOf(LEAGUES).map(([code, id, name, fullName, colour, at, level, category]) => {
    const country = countries.get(at!)!
    const words = { id: id!, name: name!, fullName: fullName!, colour: colour! }
    const ranks = { level: Number(level), category: Number(category) }
    return [code!, { country, league: leagueOf(country, { ...words, ...ranks }) }]
  }),
)

export const countryCoded = (code: string): Country => countries.get(code) ?? countries.get('WLD')!

/**
 * The league of a row: by its code, or by its country. A second competition in a country's file is a league of its
 * own, and so is one that nobody has heard of.
 */
export function leagueOfRow(div: string, competition = ''): KnownLeague {
  const key = `${div}|${competition}`
  const held = found.get(key)
  if (held) return held
  const league = findLeague(div, competition)
  found.set(key, league)
  return league
}

const found = new Map<string, KnownLeague>()

function findLeague(div: string, competition: string): KnownLeague {
  const code = codes.get(div) ?? div
  const first = known.get(code)
  const second = SECOND.get(`${code} ${nameKey(competition)}`)
  if (first && !second) return first
  const country = first?.country ?? countryCoded(code)
  const name = second ?? (competition || div)
  const id = stableId('league', code, nameKey(name))
  return { country, league: leagueOf(country, { id, name, level: 0, category: 3 }) }
}

const SECOND: ReadonlyMap<string, string> = new Map([
  ['ARG copa la liga profesional', '阿根廷联赛杯'],
  ['SWZ challenge league', '瑞士甲'],
])

/** A league with everything that files do not say left empty. */
export function leagueOf(
  country: Country,
  part: Pick<League, 'id' | 'name'> & Partial<League>,
): League {
  return {
    sport: 'football',
    countryId: country.id,
    fullName: part.name,
    letter: initialOf(part.name),
    colour: '#475569',
    hot: part.level === 1 && part.category === 2,
    category: 1,
    level: 0,
    kind: 'league',
    rules: '',
    zones: [],
    ...part,
  }
}
