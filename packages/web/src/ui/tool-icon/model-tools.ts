import type { Glyph } from '#ui/icon/glyph.ts'

// Models and special data, 32 grid: ink line and one volt ball.
export const sameOdds: Glyph = {
  volt: 'M4.5 16a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0',
  d: 'M4.5 16a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M12.5 16a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M14.2 14.5h3.6M14.2 17.5h3.6',
}
export const kelly: Glyph = {
  volt: 'M3.5 17.5h9a4.5 4.5 0 0 1-9 0Z',
  d: 'M16 6v20M10.5 26h11M6 9.5l20-2M3.5 17.5h9a4.5 4.5 0 0 1-9 0ZM3.5 17.5 8 9.3l4.5 8.2M19.5 15.5h9a4.5 4.5 0 0 1-9 0ZM19.5 15.5 24 7.7l4.5 7.8',
}
export const dispersion: Glyph = {
  volt: 'M11.5 16a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0',
  d: 'M11.5 16a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0',
  dash: 'M5 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0',
  dot: 'M7.25 8.5a0.75 0.75 0 1 0 1.5 0 0.75 0.75 0 1 0-1.5 0M24.75 11a0.75 0.75 0 1 0 1.5 0 0.75 0.75 0 1 0-1.5 0M21.25 25a0.75 0.75 0 1 0 1.5 0 0.75 0.75 0 1 0-1.5 0M6.25 22.5a0.75 0.75 0 1 0 1.5 0 0.75 0.75 0 1 0-1.5 0',
}
export const windVane: Glyph = {
  volt: 'M19 5.5 28 9l-9 3.5z',
  d: 'M6 9h13M19 5.5 28 9l-9 3.5zM6 9l-2.5-2.5M6 9l-2.5 2.5M14 9v17M8.5 26h11M10 18h8',
}
export const poisson: Glyph = {
  volt: 'M12 12h8v8h-8Z',
  d: 'M7.5 4.5h17a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3ZM12 4.5v23M20 4.5v23M4.5 12h23M4.5 20h23',
}
export const upset: Glyph = {
  volt: 'M12 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  d: 'M16 4v24M5.6 10l20.8 12M26.4 10 5.6 22M16 4l-2.6 2.8M16 4l2.6 2.8M16 28l-2.6-2.8M16 28l2.6-2.8',
}
export const radar: Glyph = {
  volt: 'M16 8l6.5 5-2.5 7.5-8.5-.5-2-7z',
  d: 'M16 4 28 13l-4.5 14h-15L4 13 16 4ZM16 4v12.5M28 13l-12 3.5M23.5 27 16 16.5 8.5 27M4 13l12 3.5',
}
export const difference: Glyph = {
  volt: 'M20 6h7v13h-7Z',
  d: 'M5 13h7v13H5ZM20 6h7v13h-7ZM12 18h8',
}
export const lineChanges: Glyph = {
  volt: 'M12.5 16a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  d: 'M8 26V6M3.5 10.5 8 6l4.5 4.5M24 6v20M19.5 21.5 24 26l4.5-4.5M13 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
}
export const proportion: Glyph = {
  volt: 'M16 4.5A11.5 11.5 0 0 1 26 21.7L16 16Z',
  d: 'M4.5 16a11.5 11.5 0 1 0 23 0 11.5 11.5 0 1 0-23 0M16 4.5V16l10 5.7',
}
export const deviation: Glyph = {
  volt: 'M20 19a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  d: 'M3 26c7 0 5.5-18 12-18 3.5 0 4.6 5.2 6 9.5M3 26h26M20.5 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M26 21.5l2.5 3',
}
