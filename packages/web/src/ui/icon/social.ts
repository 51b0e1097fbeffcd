import type { Glyph } from './glyph.ts'

// Conversation and notices.
export const chat: Glyph = {
  d: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5ZM8 10h8M8 13h5',
}
export const send: Glyph = { d: 'M20.5 3.5 3.5 10.5l7 3 3 7 7-17ZM10.5 13.5l4.5-4.5' }
export const smile: Glyph = {
  d: 'M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M8.5 14a4 4 0 0 0 7 0M9 9.5v.2M15 9.5v.2',
}
export const thumb: Glyph = {
  d: 'M4 11h3.5v9H4zM7.5 11.5 11 4c1.5 0 2.5 1 2.5 2.5V10h5a1.5 1.5 0 0 1 1.5 1.8l-1.2 6.7a1.8 1.8 0 0 1-1.8 1.5H7.5',
}
export const heart: Glyph = {
  d: 'M12 20S4 15.2 4 9.7A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 8 1.7C20 15.2 12 20 12 20Z',
}
export const megaphone: Glyph = {
  d: 'M4 10v4l3 .5 9.5 4v-13L7 9.5 4 10ZM7 14.5V19h3v-3.3M19.5 9.5v5',
}
export const wifi: Glyph = {
  d: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.2a3.6 3.6 0 0 1 5 0M12 19.5v.2',
}
