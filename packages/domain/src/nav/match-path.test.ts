import { expect, test } from 'vitest'
import { matchPath, pathPattern } from '#nav/match-path.ts'

const patterns = [
  '/plan/:id',
  '/plan/pay-ok',
  '/plan/look-list/:planId',
  '/a/:x/c',
  '/a/b/:y',
  '/',
].map((path) => pathPattern(path, path))

test.each([
  ['/plan/7', '/plan/:id', { id: '7' }],
  ['/plan/pay-ok', '/plan/pay-ok', {}],
  ['/plan/pay-ok/', '/plan/pay-ok', {}],
  ['/Plan/Pay-OK', '/plan/pay-ok', {}],
  ['/plan/look-list/9', '/plan/look-list/:planId', { planId: '9' }],
  ['/a/b/c', '/a/b/:y', { y: 'c' }],
  ['/a/z/c', '/a/:x/c', { x: 'z' }],
  ['/plan/%E4%B8%80', '/plan/:id', { id: '一' }],
  ['/plan/100%', '/plan/:id', { id: '100%' }],
  ['/', '/', {}],
])('%s is %s', (path, pattern, params) => {
  expect(matchPath(patterns, path)).toEqual({ value: pattern, params })
})

test.each(['/plan', '/plan/7/8', '/nobody', '/a/b'])('%s is nowhere', (path) => {
  expect(matchPath(patterns, path)).toBeNull()
})
