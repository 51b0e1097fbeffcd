import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withHost, withoutIntegrity } from './lock-integrity.mjs'
import { at } from './root.mjs'

const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))

test('the lock has the hash of every download and no host', () => {
  expect(withoutIntegrity(packages)).toEqual([])
  expect(withHost(packages)).toEqual([])
})

test('an entry without a hash is found by the name it is downloaded under; links need none', () => {
  const entries = {
    '': { version: '1.0.0' },
    'packages/web': { version: '1.0.0' },
    'node_modules/@linmen/web': { resolved: 'packages/web', link: true },
    'packages/web/node_modules/@scope/tool': { version: '2.0.0' },
    'node_modules/alias': { name: 'real', version: '3.0.0', resolved: 'https://host/real.tgz' },
    'node_modules/verified': { version: '1.0.0', integrity: 'sha512-' },
  }
  expect(withoutIntegrity(entries)).toEqual([
    { place: 'packages/web/node_modules/@scope/tool', spec: '@scope/tool@2.0.0' },
    { place: 'node_modules/alias', spec: 'real@3.0.0' },
  ])
  expect(withHost(entries)).toEqual(['node_modules/alias'])
})

test('every version named at the root is exact, and no package has a script to run at install', () => {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(
    readFileSync(at('package.json'), 'utf8'),
  )
  const versions = Object.values({ ...dependencies, ...devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual(
    [],
  )
  const scripted = Object.keys(packages).filter((place) => packages[place].hasInstallScript)
  const named = scripted.map((place) => place.replace(/^.*node_modules\//, ''))
  expect(named.filter((name) => allowScripts[name] !== false)).toEqual([])
})

test("compiler and Alipay's library are not installed with the product", () => {
  expect(packages).not.toHaveProperty(['node_modules/alipay-sdk'])
  expect(packages['node_modules/typescript'].dev).toBe(true)
})

test('nothing that is installed asks for a newer Node than the floor', () => {
  const needs22 = Object.entries<{ engines?: { node?: string } }>(packages)
    .filter(([, { engines }]) =>
      (engines?.node ?? '*')
        .split('||')
        .every((range) => /^[\s^>=~]*(2[1-9]|[3-9]\d)\b/.test(range)),
    )
    .map(([place]) => place)
  expect(needs22).toEqual([])
})
