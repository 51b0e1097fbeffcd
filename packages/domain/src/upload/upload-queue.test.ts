import { expect, test } from 'vitest'
import {
  mayBecome,
  MOST_PICTURE_BYTES,
  progressOf,
  takeIn,
  type UploadState,
} from './upload-queue.ts'

test.each<[UploadState, UploadState, boolean]>([
  ['ready', 'uploading', true],
  ['ready', 'success', false],
  ['uploading', 'uploaded', true],
  ['uploading', 'success', false],
  ['uploaded', 'success', true],
  ['uploaded', 'error', true],
  ['error', 'uploading', true],
  ['uploading', 'cancelled', true],
  ['success', 'uploading', false],
  ['cancelled', 'uploading', false],
])('R-UPLOAD-003 %s becomes %s: %s', (from, to, may) => expect(mayBecome(from, to)).toBe(may))

test.each([
  [0, 100, 0],
  [50, 200, 25],
  [199, 200, 99],
  [200, 200, 100],
  [5, 0, 0],
])('R-UPLOAD-003 %i of %i sent is %i', (sent, all, shown) => {
  expect(progressOf(sent, all)).toBe(shown)
})

const picture = { type: 'image/png', size: 10 }

test('R-UPLOAD-001 only pictures are taken', () => {
  const paper = { type: 'application/pdf', size: 10 }
  expect(takeIn(6, [paper, picture])).toEqual({ taken: [picture], refused: 'type' })
  expect(takeIn(6, [{ type: 'image/svg+xml', size: 1 }])).toEqual({ taken: [], refused: 'type' })
})

test('R-UPLOAD-002 of eight pictures six are taken, and the others are said to be too many', () => {
  const eight = Array.from({ length: 8 }, () => picture)
  const { taken, refused } = takeIn(6, eight)
  expect([taken.length, refused]).toEqual([6, 'many'])
  expect(takeIn(0, [picture]).refused).toBe('many')
})

test('a picture over five megabytes is not taken', () => {
  expect(takeIn(6, [{ ...picture, size: MOST_PICTURE_BYTES + 1 }]).refused).toBe('size')
})
