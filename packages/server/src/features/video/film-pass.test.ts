import { expect, test } from 'vitest'
import { filmAddress, readPass } from './film-pass.ts'

const settings = { secret: Buffer.alloc(32, 7) }
const film = { filmId: 'jd1', readerId: 'mei', whole: true }
const { src, endsAtMs } = filmAddress(settings, film, 1000)
const asked = { filmId: 'jd1', query: src.split('?')[1]!, readerId: 'mei' }

test('an address plays for its reader until it ends', () => {
  expect(readPass(settings, asked, endsAtMs - 1)).toMatchObject({ whole: true })
  expect(readPass(settings, asked, endsAtMs)).toBeNull()
})

test.each([
  ['another reader', { readerId: 'wei' }],
  ['a visitor', { readerId: '' }],
  ['another film', { filmId: 'jd2' }],
  ['more than was granted', { query: asked.query.replace('w=1', 'w=0') }],
  ['a longer time', { query: asked.query.replace(/e=\d+/, 'e=99999999999999') }],
  ['no signature', { query: 'w=1&e=99999999999999' }],
])('it does not play for %s', (_who, change) => {
  expect(readPass(settings, { ...asked, ...change }, 2000)).toBeNull()
})
