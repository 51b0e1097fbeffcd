import type { Glyph } from './glyph.ts'

// Money, membership and the member's own pages.
export const gift: Glyph = {
  d: 'M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12M12 8C9 8 7.5 6.8 7.5 5.3S10.7 3.2 12 8Zm0 0c3 0 4.5-1.2 4.5-2.7S13.3 3.2 12 8Z',
}
export const ticket: Glyph = {
  d: 'M3.5 7.5h17v3a1.7 1.7 0 0 0 0 3.3v2.7h-17v-2.7a1.7 1.7 0 0 0 0-3.3v-3ZM14.5 8v1.5M14.5 11.5v1.5M14.5 15v1.5',
}
export const wallet: Glyph = {
  d: 'M4 7.5A2 2 0 0 1 6 5.5h11v3M4 7.5v10A2 2 0 0 0 6 19.5h12.5a1.5 1.5 0 0 0 1.5-1.5V10a1.5 1.5 0 0 0-1.5-1.5H5',
  dot: 'M15.1 14a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 1 0-2.2 0',
}
export const crown: Glyph = { d: 'M4 8.5 8 12l4-6.5 4 6.5 4-3.5-1.5 9.5h-13L4 8.5Z' }
export const phone: Glyph = {
  d: 'M9.5 3h5a2.5 2.5 0 0 1 2.5 2.5v13a2.5 2.5 0 0 1-2.5 2.5h-5a2.5 2.5 0 0 1-2.5-2.5v-13a2.5 2.5 0 0 1 2.5-2.5ZM11 18h2',
}
export const key: Glyph = { d: 'M4 14.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M11 11.7l8-7.7M16 7l2.5 2.6' }
export const headset: Glyph = {
  d: 'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M5 13h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5ZM18 13h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5ZM19 19c0 1.5-2 2.5-5 2.5',
}
export const bank: Glyph = {
  d: 'M3.5 9.5 12 4l8.5 5.5h-17ZM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M3.5 20h17',
}
export const medal: Glyph = {
  d: 'M6.5 14.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M8.5 10 6 3.5h4l2 4.5M15.5 10 18 3.5h-4L12 8M12 12.2v4.6M10.7 13.2 12 12.2',
}
export const parcel: Glyph = { d: 'M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9' }
export const doc: Glyph = { d: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h6.5M9 16h6.5' }
