import type { Glyph } from './glyph.ts'

// What the shell and the home page draw: a first visit loads no other glyphs.
export const search: Glyph = { d: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M16 16l4.2 4.2' }
export const bell: Glyph = { d: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4' }
export const chevronRight: Glyph = { d: 'M9.5 6l6 6-6 6' }
export const chevronLeft: Glyph = { d: 'M14.5 5.5l-6.5 6.5 6.5 6.5' }
export const close: Glyph = { d: 'M6 6l12 12M18 6 6 18' }
