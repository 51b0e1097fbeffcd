import type { Glyph } from './glyph.ts'

// Tools of single pages; they load with the pages that show them.
export const chevronUp: Glyph = { d: 'M6.5 14.5l5.5-5.5 5.5 5.5' }
export const calendar: Glyph = {
  d: 'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5v-9.5a2.5 2.5 0 0 1 2.5-2.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
}
export const share: Glyph = {
  d: 'M12 14.5V4M8 7.5 12 3.5l4 4M6 11.5H5.5A1.5 1.5 0 0 0 4 13v6a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-6a1.5 1.5 0 0 0-1.5-1.5H18',
}
export const more: Glyph = {
  dot: 'M4.3 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M10.8 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M17.3 12a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0',
}
export const plus: Glyph = { d: 'M12 5v14M5 12h14' }
export const eye: Glyph = {
  d: 'M3 12s3.2-6 9-6 9 6 9 6-3.2 6-9 6-9-6-9-6ZM9.4 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0',
}
export const clock: Glyph = { d: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M12 7.5V12l3 2' }
export const unlock: Glyph = {
  d: 'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-4.5a2.5 2.5 0 0 1 2.5-2.5ZM8 10.5V8a4 4 0 0 1 7.6-1.7M12 14v2.5',
}
export const verified: Glyph = {
  d: 'M12 3l2.3 1.7 2.9-.1.8 2.8 2.3 1.7-1 2.7 1 2.7-2.3 1.7-.8 2.8-2.9-.1L12 20.6l-2.3-1.7-2.9.1-.8-2.8-2.3-1.7 1-2.7-1-2.7L6 7.4l.8-2.8 2.9.1L12 3ZM8.8 12l2.3 2.3 4.2-4.5',
}
export const flame: Glyph = {
  d: 'M12 3.5c.6 3-3.5 4.8-3.5 9 0 .8.3 1.5.7 2-1.6-.3-2.5-1.7-2.5-3C5.2 13 5 14 5 15a7 7 0 0 0 14 0c0-5-5-6.5-7-11.5Z',
}
export const help: Glyph = {
  d: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M9.7 9.7a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.9-1.2 1.9M12 16.4v.2',
}
export const list: Glyph = {
  d: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.2M4.2 12h.2M4.2 17.5h.2',
}
export const sort: Glyph = { d: 'M8 5v14M5 16l3 3 3-3M16 19V5M13 8l3-3 3 3' }
export const gear: Glyph = {
  d: 'M10.6 4a2.8 2.8 0 0 1 2.8 0l4.9 2.8a2.8 2.8 0 0 1 1.4 2.4v5.6a2.8 2.8 0 0 1-1.4 2.4l-4.9 2.8a2.8 2.8 0 0 1-2.8 0l-4.9-2.8a2.8 2.8 0 0 1-1.4-2.4V8.5a2.8 2.8 0 0 1 1.4-2.4l4.9-2.8ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
}
export const trash: Glyph = {
  d: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
}
export const eyeOff: Glyph = {
  d: 'M4.5 4.5l15 15M9.8 6.3A9.4 9.4 0 0 1 12 6c5.8 0 9 6 9 6a15 15 0 0 1-2.7 3.3M6.2 7.9A14.5 14.5 0 0 0 3 12s3.2 6 9 6a9 9 0 0 0 3.9-.9M10.2 10.2a2.6 2.6 0 0 0 3.6 3.6',
}
