import { expect, test } from 'vitest'
import { boxAt, filmFault, freePart, MOST_FILM_BYTES, secondsOf } from './film-file.ts'

test.each([
  ['an MP4', 'video/mp4', 1, null],
  ['the longest', 'video/mp4', MOST_FILM_BYTES, null],
  ['one byte more', 'video/mp4', MOST_FILM_BYTES + 1, 'film.size'],
  ['another kind', 'video/webm', 1, 'film.type'],
  ['a picture', 'image/png', 1, 'film.type'],
] as const)('%s', (_name, type, bytes, fault) => {
  expect(filmFault({ type, bytes })).toBe(fault)
})

const view = (bytes: readonly number[]) => new DataView(Uint8Array.from(bytes).buffer)
const word = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const name = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const box = (title: string, body: readonly number[]) => [
  ...word(body.length + 8),
  ...name(title),
  ...body,
]

test('boxes are read by their heads, short, long and to the end', () => {
  expect(boxAt(view(box('ftyp', [1, 2])), 0, 100)).toEqual({ name: 'ftyp', at: 0, size: 10 })
  const long = [...word(1), ...name('mdat'), ...word(0), ...word(40)]
  expect(boxAt(view(long), 4, 100)).toEqual({ name: 'mdat', at: 4, size: 40 })
  expect(boxAt(view([...word(0), ...name('mdat')]), 20, 100)).toMatchObject({ size: 80 })
})

test.each([
  ['half a head', [0, 0, 0]],
  ['a box that goes beyond the file', [...word(500), ...name('moov')]],
  ['a box shorter than its head', [...word(7), ...name('moov')]],
  ['no name', [...word(8), 0, 1, 2, 3]],
])('%s is no box', (_name, bytes) => {
  expect(boxAt(view(bytes), 0, 100)).toBeNull()
})

const mvhd = (scale: number, ticks: number) =>
  box('mvhd', [0, 0, 0, 0, ...word(0), ...word(0), ...word(scale), ...word(ticks), ...word(0)])

test('the length of a film stands in its index', () => {
  expect(secondsOf(view(box('moov', [...box('iods', [1]), ...mvhd(1000, 61_500)])))).toBe(62)
  expect(secondsOf(view(box('moov', mvhd(0, 10))))).toBeNull()
  expect(secondsOf(view(box('moov', box('trak', []))))).toBeNull()
})

test('a fifth is free, a minute at most, and nothing where the index comes last', () => {
  expect(freePart({ seconds: 100, bytes: 1000, indexFirst: true })).toEqual({
    seconds: 20,
    bytes: 200,
  })
  expect(freePart({ seconds: 600, bytes: 6000, indexFirst: true }).seconds).toBe(60)
  expect(freePart({ seconds: 100, bytes: 1000, indexFirst: false })).toEqual({
    seconds: 0,
    bytes: 0,
  })
})
