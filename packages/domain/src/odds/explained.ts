/** One line of arithmetic as it is printed: whoever types `sum` into a calculator gets `figure`. */
export interface Step {
  readonly name: string
  readonly sum: string
  readonly figure: string
}

/** A figure with everything it was computed from. The last step gives the figure. */
export interface Explained {
  readonly figure: string
  readonly formula: string
  readonly steps: readonly Step[]
}

const FEWEST_DIGITS = 4
const MOST_DIGITS = 12

/**
 * Prints every intermediate value with as few digits as give the exact figure in the end: each step
 * goes on from what the one before printed.
 */
export function explainedAs(
  formula: string,
  exact: string,
  steps: (digits: number) => readonly Step[],
): Explained {
  for (let digits = FEWEST_DIGITS; ; digits++) {
    const printed = steps(digits)
    if (printed.at(-1)?.figure === exact || digits === MOST_DIGITS)
      return { figure: printed.at(-1)?.figure ?? exact, formula, steps: printed }
  }
}

/** Hundredths as plain decimal odds. */
export const oddsFigure = (hundredths: number): string => (hundredths / 100).toFixed(2)

export const added = (figures: readonly string[]): string => figures.join(' + ')

export const meanOf = (figures: readonly string[]): number =>
  figures.reduce((sum, each) => sum + Number(each), 0) / figures.length

/** With a sign and a plain minus, as tables write it. */
export function signed(value: number, digits: number): string {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return (0).toFixed(digits)
  return value > 0 ? `+${text}` : text
}
