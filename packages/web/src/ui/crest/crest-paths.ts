import type { CrestPattern, CrestShape } from './crest-spec.ts'

// Original artwork on a 40 grid.
export const shapePaths: Record<CrestShape, string> = {
  shield:
    'M20 2.2C25 4.6 30.6 5.6 35.6 5.7V19c0 9.6-6.2 15.8-15.6 18.9C10.6 34.8 4.4 28.6 4.4 19V5.7C9.4 5.6 15 4.6 20 2.2Z',
  round: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z',
  hex: 'M18.4 2.9a3.2 3.2 0 0 1 3.2 0l12.3 7.1a3.2 3.2 0 0 1 1.6 2.8v14.4a3.2 3.2 0 0 1-1.6 2.8l-12.3 7.1a3.2 3.2 0 0 1-3.2 0L6.1 30a3.2 3.2 0 0 1-1.6-2.8V12.8A3.2 3.2 0 0 1 6.1 10Z',
  pennant:
    'M7 3.5h26a2.5 2.5 0 0 1 2.5 2.5v17.2c0 .9-.4 1.7-1 2.2L21.7 36.9a2.6 2.6 0 0 1-3.4 0L5.5 25.4a3 3 0 0 1-1-2.2V6A2.5 2.5 0 0 1 7 3.5Z',
  diamond:
    'M17.9 2.8a3 3 0 0 1 4.2 0l15.1 15.1a3 3 0 0 1 0 4.2L22.1 37.2a3 3 0 0 1-4.2 0L2.8 22.1a3 3 0 0 1 0-4.2Z',
  tower:
    'M12 3.2h16a7.6 7.6 0 0 1 7.6 7.6v11C35.6 31 28.6 36.6 20 38 11.4 36.6 4.4 31 4.4 21.8v-11A7.6 7.6 0 0 1 12 3.2Z',
}

export const patternPaths: Record<CrestPattern, string> = {
  solid: '',
  half: 'M20 0h20v40H20z',
  stripes: 'M4 0h5.4v40H4zM14.6 0H20v40h-5.4zM25.4 0h5.4v40h-5.4zM36 0h4v40h-4z',
  hoops: 'M0 6h40v6H0zM0 18h40v6H0zM0 30h40v6H0z',
  sash: 'M-4 30 30-4h12L-4 42z',
  chevron: 'M0 12l20 12 20-12v10L20 34 0 22z',
  quarter: 'M20 0h20v20H20zM0 20h20v20H0z',
  band: 'M0 13h40v14H0z',
  crown: 'M0 0h40v13H0z',
  pale: 'M13 0h14v40H13z',
}

/** Patterns too restless for lettering: it sits on a disc. */
export const busyPatterns: ReadonlySet<CrestPattern> = new Set<CrestPattern>([
  'stripes',
  'hoops',
  'quarter',
  'half',
  'sash',
  'chevron',
])
