/** A sentence with names in it: a word joiner keeps each middle dot with the part before it. */
export const keptDots = (sentence: string): string => sentence.replace(BEFORE_DOT, '\u2060')

const BEFORE_DOT = /(?=[·・•‧])/g
