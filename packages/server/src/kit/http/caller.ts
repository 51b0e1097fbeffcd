import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Trust } from './proxy-trust.ts'

/** Where a request comes from, as far as it can be believed. The same for calls, streams and sockets. */
export interface Caller {
  readonly ip: string
  /** What limits count by: one household has a whole /64 of IPv6. */
  readonly key: string
  readonly https: boolean
  /** The origin of our own pages, seen from there. */
  readonly origin: string
}

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>

export function callerOf(request: Asked, trusts: Trust): Caller {
  const peer = plainAddress(request.socket.remoteAddress ?? '')
  const isProxied = trusts(peer, 0)
  const said = (name: string) => (isProxied ? lastOf(request.headers[name]) : undefined)
  const encrypted = (request.socket as Partial<TLSSocket>).encrypted === true
  const https = protocolIn(said('x-forwarded-proto')) ?? encrypted
  const host = hostIn(said('x-forwarded-host')) ?? request.headers.host ?? ''
  const ip = isProxied ? furthest(peer, request.headers['x-forwarded-for'], trusts) : peer
  return { ip, key: addressKey(ip), https, origin: `${https ? 'https' : 'http'}://${host}` }
}

/** Each proxy adds at the right whom it heard; the first that is not believed is the caller. */
function furthest(peer: string, header: string | string[] | undefined, trusts: Trust): string {
  const said = String(header ?? '')
    .split(',')
    .toReversed()
  let ip = peer
  for (const [hop, text] of said.entries()) {
    if (!trusts(ip, hop)) return ip
    const next = plainAddress(text.trim())
    if (isIP(next) === 0) return ip
    ip = next
  }
  return ip
}

const lastOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()

const protocolIn = (text: string | undefined) =>
  text === 'https' ? true : text === 'http' ? false : null

const hostIn = (text: string | undefined) =>
  text !== undefined && /^[\w.:[\]-]{1,255}$/.test(text) ? text : null

/** Without brackets, port, zone, or the IPv6 form of an IPv4 address. */
export function plainAddress(text: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')
  return bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
}

/** IPv4 whole, of IPv6 the first 64 bits. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head, tail] = ip.toLowerCase().split('::') as [string, string | undefined]
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
