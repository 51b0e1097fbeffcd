import { BlockList, isIP } from 'node:net'

/** Whether this address is believed about whom it speaks for. Hop 0 is the connection itself. */
export type Trust = (address: string, hop: number) => boolean

export const trustNobody: Trust = () => false

/** So many proxies stand between us and the world. */
export const trustHops =
  (hops: number): Trust =>
  (_address, hop) =>
    hop < hops

const MOST_HOPS = 10
/** A proxy on the same machine. */
const LOOPBACK = ['127.0.0.0/8', '::1']

/** A number of hops, or addresses and ranges by comma: `2`, `192.0.2.7,2001:db8::/32`, `loopback`. Null: neither. */
export function readTrust(text: string): Trust | null {
  if (text === '' || text === '0') return trustNobody
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? trustHops(Number(text)) : null
  const proxies = new BlockList()
  const ranges = text
    .split(',')
    .flatMap((part) => (part.trim() === 'loopback' ? LOOPBACK : [part.trim()]))
  if (!ranges.every((range) => addRange(proxies, range))) return null
  return remembered((address) => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, familyOf(version))
  })
}

const KEPT = 1000

/** The same few addresses come again and again, and the list of the runtime costs more than a whole answer that lies ready. */
function remembered(isProxy: (address: string) => boolean): Trust {
  const known = new Map<string, boolean>()
  return (address) => {
    const said = known.get(address)
    if (said !== undefined) return said
    const found = isProxy(address)
    if (known.size >= KEPT) known.delete(known.keys().next().value!)
    known.set(address, found)
    return found
  }
}

function addRange(proxies: BlockList, range: string): boolean {
  const [address = '', bits, more] = range.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  if (bits === undefined) proxies.addAddress(address, familyOf(version))
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) return false
  else proxies.addSubnet(address, Number(bits), familyOf(version))
  return true
}

const familyOf = (version: number) => (version === 4 ? 'ipv4' : 'ipv6')
