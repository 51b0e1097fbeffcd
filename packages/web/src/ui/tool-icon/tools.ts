import type { Glyph } from '#ui/icon/glyph.ts'

// Ways into the data, 32 grid: ink line and one volt ball. The home page shows them; models have their own file.
export const compass: Glyph = {
  d: 'M4.5 16a11.5 11.5 0 1 0 23 0 11.5 11.5 0 1 0-23 0M21.5 10.5l-3.3 7.7-7.7 3.3 3.3-7.7 7.7-3.3ZM16 4.5v2M16 25.5v2M4.5 16h2M25.5 16h2',
  volt: 'M21.5 10.5l-3.3 7.7-4.4-4.4z',
}
export const trend: Glyph = {
  volt: 'M22 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  d: 'M4.5 5v19.5a3 3 0 0 0 3 3H28M9 21l5-6.5 4.5 3.5 7-9.5M23 8.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
}
export const hoop: Glyph = {
  d: 'M4.5 16a11.5 11.5 0 1 0 23 0 11.5 11.5 0 1 0-23 0M16 4.5v23M4.5 16h23M8 8c4.2 4.2 4.2 11.8 0 16M24 8c-4.2 4.2-4.2 11.8 0 16',
  volt: 'M16 4.5A11.5 11.5 0 0 1 24 8c-2 2.2-3 5-3.1 8H16Z',
}
export const cup: Glyph = {
  d: 'M10 5.5h12v7a6 6 0 0 1-12 0ZM10 8H5.5v1.5A4.5 4.5 0 0 0 10 14M22 8h4.5v1.5A4.5 4.5 0 0 1 22 14M16 18.5V23M10.5 27h11M12.5 27a3.5 4 0 0 1 7 0',
  volt: 'M10.5 10.5h11v2a5.5 5.5 0 0 1-11 0Z',
}
export const talk: Glyph = {
  d: 'M7 6h18a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 25 22h-8l-6 5v-5H7a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 7 6ZM9.5 12h8M9.5 16h5',
  volt: 'M19 15.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
}
