import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { holds, neededBy, TO_BUILD, withAddresses } from './install.mjs'
import { closureOf } from './lock-closure.mjs'
import { at } from './root.mjs'

const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))

const little = {
  '': { dependencies: { builder: '1' } },
  'node_modules/builder': {},
  'node_modules/@house/one': { link: true, resolved: 'packages/one' },
  'packages/one': { dependencies: { part: '1', '@house/two': '1' } },
  'node_modules/@house/two': { link: true, resolved: 'packages/two' },
  'packages/two': {
    peerDependencies: { part: '1', guest: '1' },
    peerDependenciesMeta: { guest: { optional: true } },
  },
  'packages/two/node_modules/part': { dependencies: { deep: '1' } },
  'node_modules/part': {},
  'node_modules/deep': { optionalDependencies: { native: '1', absent: '1' } },
  'node_modules/native': {},
  'node_modules/guest': {},
  'packages/other': { dependencies: { heavy: '1' } },
  'node_modules/heavy': {},
}

test('a workspace needs what its dependencies need, each from the nearest folder, and no welcome guest', () => {
  const found = [...closureOf(little, ['packages/one'])].filter((place) =>
    place.includes('node_modules'),
  )
  expect(new Set(found)).toEqual(
    new Set([
      'node_modules/@house/two',
      'node_modules/builder',
      'node_modules/deep',
      'node_modules/native',
      'node_modules/part',
      'packages/two/node_modules/part',
    ]),
  )
})

const names = (isWanted: (entry: never, place: string) => boolean) =>
  Object.keys(packages).filter((place) => isWanted(packages[place] as never, place))

test('server and web run without what only the console needs', () => {
  const toRun = names(neededBy(['packages/server', 'packages/web']))
  const has = (name: string) => toRun.includes(`node_modules/${name}`)
  expect(['vite', 'rolldown', 'tsx', 'fastify', 'react'].filter((name) => !has(name))).toEqual([])
  expect(['antd', 'vitest', 'oxlint'].filter(has)).toEqual([])
  expect(names(neededBy(['packages/console']))).toContain('node_modules/antd')
})

test('a start is content with what a build or a test run has installed, and not with less', () => {
  const isWanted = neededBy(['packages/server', 'packages/web'])
  const installed = Object.fromEntries(
    Object.entries(packages).filter(([, entry]) => TO_BUILD(entry as never)),
  )
  expect(holds(installed, packages, isWanted)).toBe(true)
  const { 'node_modules/fastify': _gone, ...less } = installed
  expect(holds(less, packages, isWanted)).toBe(false)
})

test('each package gets the usual address of its file, where a checksum says whether it is the right one', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'packages/one': { version: '1.0.0' },
      'node_modules/@house/one': { link: true, resolved: 'packages/one' },
      'node_modules/plain': { version: '1.2.3', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@scope/part': { version: '4.5.6', integrity: 'sha512-b' },
      'node_modules/alias': { name: 'real', version: '7.8.9', integrity: 'sha512-c' },
      'node_modules/unchecked': { version: '1.0.0' },
    },
  }
  const { packages: written } = JSON.parse(
    withAddresses(JSON.stringify(lock), 'http://127.0.0.1:4873/npm/'),
  ) as { packages: Record<string, { resolved?: string }> }
  const addresses = Object.entries(written).flatMap(([place, { resolved }]) =>
    resolved ? [[place, resolved]] : [],
  )
  expect(Object.fromEntries(addresses)).toEqual({
    'node_modules/@house/one': 'packages/one',
    'node_modules/plain': 'http://127.0.0.1:4873/npm/plain/-/plain-1.2.3.tgz',
    'node_modules/a/node_modules/@scope/part':
      'http://127.0.0.1:4873/npm/@scope/part/-/part-4.5.6.tgz',
    'node_modules/alias': 'http://127.0.0.1:4873/npm/real/-/real-7.8.9.tgz',
  })
})
