/** Rows of a table written as text: one line each, words apart by spaces. Easier to read and to mend than objects. */
export const textTable = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
