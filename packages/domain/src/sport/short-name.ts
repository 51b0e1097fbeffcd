/** The family name of a transcribed name: 约书亚·怀特利 is 怀特利. A Chinese name stays whole. */
export const shortName = (name: string): string => name.split(/[·・]/).at(-1) || name
