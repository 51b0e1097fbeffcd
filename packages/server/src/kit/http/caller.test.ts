import { expect, test } from 'vitest'
import { addressKey, callerOf } from './caller.ts'
import { readTrust } from './proxy-trust.ts'

const asked = (peer: string, headers: Record<string, string> = {}) =>
  ({ headers: { host: 'own.test', ...headers }, socket: { remoteAddress: peer } }) as never

const ipBehind = (trust: string, peer: string, forwarded: string) =>
  callerOf(asked(peer, { 'x-forwarded-for': forwarded }), readTrust(trust)!).ip

test.each([
  ['nobody is believed', '', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['one proxy: the last it heard', '1', '192.0.2.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies: the one before', '2', '192.0.2.1', '6.6.6.6, 1.1.1.1, 192.0.2.2', '1.1.1.1'],
  ['more hops than were named', '3', '192.0.2.1', '1.1.1.1', '1.1.1.1'],
  ['a listed proxy', '192.0.2.0/24', '192.0.2.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two listed proxies', '192.0.2.0/24', '192.0.2.1', '1.1.1.1, 192.0.2.99', '1.1.1.1'],
  ['somebody who is no proxy', '192.0.2.0/24', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['what is no address', '1', '192.0.2.1', 'nonsense', '192.0.2.1'],
  ['an empty header', '1', '192.0.2.1', '', '192.0.2.1'],
  ['an address with a port', '1', '192.0.2.1', '1.1.1.1:4711', '1.1.1.1'],
  ['IPv6 in brackets', '1', '192.0.2.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv4 in the clothes of IPv6', 'loopback', '::ffff:127.0.0.1', '::ffff:1.1.1.1', '1.1.1.1'],
])('%s', (_name, trust, peer, forwarded, ip) => {
  expect(ipBehind(trust, peer, forwarded)).toBe(ip)
})

test('what an address was found to be is said again, also after many others', () => {
  const trusts = readTrust('192.0.2.0/24')!
  const both = () => [trusts('192.0.2.7', 0), trusts('9.9.9.9', 0)]
  expect([both(), both()]).toEqual(Array(2).fill([true, false]))
  for (let at = 0; at < 2000; at += 1) trusts(`10.0.${at >> 8}.${at & 255}`, 0)
  expect(both()).toEqual([true, false])
})

test.each(['11', '-1', 'yes', '192.0.2.0/33', '1.1.1.1/8/8', '192.0.2.1,', '300.1.1.1'])(
  '%s names no proxies',
  (text) => expect(readTrust(text)).toBeNull(),
)

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key))

test('protocol and host are those of the nearest proxy, and only if it is believed', () => {
  const headers = {
    'x-forwarded-proto': 'http, https',
    'x-forwarded-host': 'evil.test, shop.test',
  }
  const through = (trust: string) => callerOf(asked('192.0.2.1', headers), readTrust(trust)!)
  expect(through('1')).toMatchObject({ https: true, origin: 'https://shop.test' })
  expect(through('')).toMatchObject({ https: false, origin: 'http://own.test' })
  const strange = { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'a b/c' }
  expect(callerOf(asked('192.0.2.1', strange), readTrust('1')!).origin).toBe('http://own.test')
})
