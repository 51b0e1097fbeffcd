import type { Glyph } from './glyph.ts'

// Match events and media.
export const ball: Glyph = {
  d: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2L12 8.2ZM12 8.2V3.9M15.6 10.8l4.1-1.3M14.2 15l2.5 3.5M9.8 15l-2.5 3.5M8.4 10.8 4.3 9.5',
}
export const basketball: Glyph = {
  d: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M12 3.8v16.4M3.8 12h16.4M6.2 6.2c3.2 3 3.2 8.6 0 11.6M17.8 6.2c-3.2 3-3.2 8.6 0 11.6',
}
export const boot: Glyph = {
  dot: 'M2.5 8 8.3 6.2c1 2.6 3 4.2 5.9 4.8l4.2.9c2 .4 3.3 1.7 3.3 3.4V17h-19.2V8ZM3.8 18.4h2v2.2h-2zM8.6 18.4h2v2.2h-2zM17.2 18.4h2v2.2h-2z',
}
export const swap: Glyph = { d: 'M7.5 19V6M4.5 9l3-3.2 3 3.2M16.5 5v13M13.5 15l3 3.2 3-3.2' }
export const flag: Glyph = { d: 'M6 21V4M6 4.5l11.5 3.5L6 12' }
export const whistle: Glyph = {
  d: 'M3.5 9H14l5.5-2.5V10l-4 1.2a5.5 5.5 0 1 1-8.5-.7H3.5V9ZM9.4 14.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0',
}
export const video: Glyph = {
  d: 'M6 6h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5ZM15.5 11l5-3v8l-5-3',
}
export const pitch: Glyph = {
  d: 'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5ZM12 5.5v13M3 9.5h3v5H3M21 9.5h-3v5h3M9.8 12a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0',
}
export const injury: Glyph = {
  d: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4ZM12 8v8M8 12h8',
}
export const target: Glyph = {
  d: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M7.8 12a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0',
  dot: 'M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
}
export const play: Glyph = { d: 'M8 5.5v13l11-6.5-11-6.5Z' }
export const pause: Glyph = { d: 'M8.5 5.5v13M15.5 5.5v13' }
export const bolt: Glyph = { d: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.2L13 3Z' }
