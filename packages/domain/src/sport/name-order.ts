interface Lettered {
  readonly name: string
  /** Initial in pinyin; empty where nobody can say it. */
  readonly letter: string
}

/** By letter, then as names are read. What has no letter comes last. */
export const byLetter = (a: Lettered, b: Lettered): number =>
  Number(a.letter === '') - Number(b.letter === '') ||
  compare(a.letter.toUpperCase(), b.letter.toUpperCase()) ||
  byName(a.name, b.name)

/** By pinyin. Characters stand before letters of the alphabet, numbers count as numbers. */
export const byName = (a: string, b: string): number =>
  collator().compare(asRead(a), asRead(b)) || compare(a, b)

/** The letter a name is found under: of its pinyin, or its own. Nothing where it begins with anything else. */
export function initialOf(name: string): string {
  const first = [...asRead(name)][0] ?? ''
  const latin = /^[a-z]/i.exec(first.normalize('NFKD'))
  if (latin) return latin[0].toUpperCase()
  if (!/\p{Script=Han}/u.test(first)) return ''
  const after = FIRST_OF_LETTER.findIndex(([, begins]) => collator().compare(first, begins) < 0)
  return FIRST_OF_LETTER.at(after < 0 ? -1 : Math.max(after - 1, 0))![0]
}

// No word of Chinese begins with I, U or V. Each letter with the first character under it.
const FIRST_OF_LETTER = [...'ABCDEFGHJKLMNOPQRSTWXYZ'].map(
  (letter, at) => [letter, [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'][at]!] as const,
)

// Collation knows one reading of a character. Where a name has another, one that sounds like it stands in.
const READINGS: readonly (readonly [pattern: string, sound: string])[] = [
  ['秘(?=鲁)', '必'],
  ['佛', '仏'],
  ['重(?=庆)', '虫'],
  ['厦(?=门)', '下'],
  ['长(?!官|老|者)', '常'],
  ['都', '督'],
  ['地', '第'],
  ['什', '石'],
  ['卜', '不'],
  ['仔', '载'],
  ['拓', '托'],
  ['的(?=亚)', '敌'],
  ['骠(?=骑)', '票'],
  ['缪(?=尔)', '谬'],
  ['^缪', '妙'],
  ['(?<=西)藏', '葬'],
  ['柏(?=林)', '博'],
  ['番(?=禺)', '潘'],
  ['蚌(?=埠)', '泵'],
  ['六(?=安)', '路'],
  ['^曾', '增'],
  ['^单', '善'],
  ['^解(?!放)', '谢'],
  ['^仇', '求'],
  ['^覃', '秦'],
  ['^翟', '宅'],
  ['^朴', '瓢'],
  ['^尉(?=迟)', '玉'],
]

const OTHER_READING = new RegExp(READINGS.map(([pattern]) => `(${pattern})`).join('|'), 'g')

/** A name in characters that collation reads as people do. */
export const asRead = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .replace(OTHER_READING, (_found, ...parts: unknown[]) => {
      const which = parts.slice(0, READINGS.length).findIndex((part) => part !== undefined)
      return READINGS[which]![1]
    })

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

let held: Intl.Collator | undefined
/** By pinyin, without tones. */
export const collator = () =>
  (held ??= new Intl.Collator('zh-Hans-CN-u-co-pinyin', { numeric: true, sensitivity: 'base' }))
