import type { Glyph } from './glyph.ts'

// The shell and most pages need these; they ride in the first load.
export const chevronDown: Glyph = { d: 'M6.5 9.5l5.5 5.5 5.5-5.5' }
export const star: Glyph = {
  d: 'M12 4l2.5 5.1 5.6.8-4 3.9.9 5.6-5-2.6-5 2.6.9-5.6-4-3.9 5.6-.8L12 4Z',
}
export const filter: Glyph = { d: 'M4 6h16M7 12h10M10 18h4' }
export const sliders: Glyph = {
  d: 'M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
}
export const check: Glyph = { d: 'M5 12.5l4.8 4.8L19.5 7.5' }
export const refresh: Glyph = { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15' }
export const info: Glyph = { d: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 11.2v4.8M12 8v.2' }
export const lock: Glyph = {
  d: 'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-4.5a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
}
export const user: Glyph = {
  d: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.6-4.2 3.6-6.2 7.5-6.2s6.9 2 7.5 6.2',
}
