import { loadavg } from 'node:os'
import { isBroken, type Figure } from '#test/faults/fault.ts'

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints what came of it; what is beyond its bound fails the whole run. */
export function tell(title: string, figures: readonly Figure[]): void {
  say(`\n${title}, load ${loadavg()[0]!.toFixed(1)}`)
  for (const figure of figures) {
    const { name, value, unit = '', most } = figure
    const bound = most === undefined ? '' : ` (at most ${most})`
    const text = Number.isInteger(value) ? value : value.toFixed(2)
    say(`  ${isBroken(figure) ? '✗' : '·'} ${name}: ${text}${unit && ` ${unit}`}${bound}`)
    if (isBroken(figure)) process.exitCode = 1
  }
}

/** The same words for whatever must not happen at all. */
export const none = (name: string, value: number): Figure => ({ name, value, most: 0 })
