const QUARTER = 2500

/**
 * The Chinese name of an Asian handicap given in 1/10000 goals; positive when the home side gives.
 * `long` spells quarter lines out (半球/一球 for 半/一). A value between two quarters has no name.
 */
export function handicapLabel(units: number, form: 'short' | 'long' = 'short'): string {
  if (!Number.isInteger(units / QUARTER)) return '-'
  const quarters = Math.abs(units / QUARTER)
  const name = form === 'short' ? shortName(quarters) : longName(quarters)
  return units < 0 ? `受${name}` : name
}

/** A goal line as figures: 25000 is `2.5`, 22500 is `2/2.5`. */
export function goalLine(units: number): string {
  const quarters = Math.round(units / QUARTER)
  if (quarters % 2 === 0) return String(quarters / 4)
  return `${(quarters - 1) / 4}/${(quarters + 1) / 4}`
}

function shortName(quarters: number): string {
  const [whole, part] = [Math.floor(quarters / 4), quarters % 4]
  if (part === 0) return whole === 0 ? '平手' : `${figure(whole)}球`
  if (part === 1) return whole === 0 ? '平/半' : `${figure(whole)}/${half(whole)}`
  if (part === 2) return half(whole)
  return whole === 0 ? '半/一' : `${half(whole)}/${figure(whole + 1)}`
}

function longName(quarters: number): string {
  if (quarters % 2 === 0) return shortName(quarters)
  return `${shortName(quarters - 1)}/${shortName(quarters + 1)}`
}

// 半球, 球半, 两球半, 三球半 …: one and a half has its own word.
const half = (whole: number) =>
  whole === 0 ? '半球' : whole === 1 ? '球半' : `${figure(whole)}球半`

const figure = (n: number) => '零一两三四五六七八九十'[n] ?? String(n)
