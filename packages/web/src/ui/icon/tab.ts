import type { Glyph } from './glyph.ts'

// Tab bar: the volt part fills only while the tab is open.
export const discoverTab: Glyph = {
  volt: 'M8 15.2a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  d: 'M3.5 19.5V7.5a2.5 2.5 0 0 1 2.5-2.5h12a2.5 2.5 0 0 1 2.5 2.5v12M8.2 15.2a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0',
}
export const scoreTab: Glyph = {
  volt: 'M14 6h4.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-4.5a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2Z',
  d: 'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-7.5a2.5 2.5 0 0 1 2.5-2.5Z',
  fine: 'M12 6v12.5M7.7 9.8v5M7.7 9.8l-1 .7M16 9.7c1.9 0 2 2 .8 3l-1.6 2.2h2.2',
}
export const expertTab: Glyph = {
  d: 'M6.3 8.2a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M3.5 20c.5-3.8 3-5.8 6.5-5.8 1 0 2 .2 2.8.5',
  volt: 'M13.5 16.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  fine: 'M15.8 16.6l1.3 1.3 2.2-2.5',
}
export const newsTab: Glyph = {
  volt: 'M7.3 7.3h3.4a.8 .8 0 0 1 .8 .8v2.8a.8 .8 0 0 1-.8 .8h-3.4a.8 .8 0 0 1-.8-.8v-2.8a.8 .8 0 0 1 .8-.8Z',
  d: 'M4 4.5h12.5v15H6a2 2 0 0 1-2-2v-13ZM16.5 9h3.5v8.5a2 2 0 0 1-2 2h-1.5',
  fine: 'M7 15.8h6.5M13.7 8v.1M7 7.8h4v3.8h-4Z',
}
export const mineTab: Glyph = {
  volt: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  d: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.6-4.2 3.6-6.2 7.5-6.2s6.9 2 7.5 6.2',
}
