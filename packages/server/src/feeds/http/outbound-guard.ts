import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { callbackify, promisify } from 'node:util'

/** An address inside the house: a feed that leads there would read what only we may. */
export class PrivateAddress extends Error {
  constructor(host: string, address: string) {
    super(`${host} leads to ${address}, which is not a public address`)
    this.name = 'PrivateAddress'
  }
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** Resolves a name and lets only public addresses through; the connection goes to exactly what was checked. */
export function guardedLookup(resolve: Resolve = resolveAll): LookupFunction {
  const checked = callbackify(async (host: string) => {
    const addresses = await resolve(host)
    const closed = addresses.find(({ address }) => isPrivate(address))
    if (closed) throw new PrivateAddress(host, closed.address)
    if (addresses.length === 0) throw new Error(`${host} has no address`)
    return addresses
  })
  return (host, { all }, done) =>
    checked(host, (error, addresses) => {
      if (error) done(error, '', 4)
      else if (all) done(null, [...addresses])
      else done(null, addresses[0]!.address, addresses[0]!.family)
    })
}

/** Refuses a host that is written as a closed address: for those no name is looked up. */
export function refusePrivateHost(host: string): void {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && isPrivate(bare)) throw new PrivateAddress(host, bare)
}

export function isPrivate(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return true
  return family === 4 ? closed4.check(address, 'ipv4') : closed6.check(address, 'ipv6')
}

const closed4 = rangesOf(
  'ipv4',
  `0.0.0.0/8 ${10}.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
   192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
)

// Also those that only carry an older address: no public name leads to one.
const closed6 = rangesOf(
  'ipv6',
  `::/96 ::ffff:0:0/96 64:ff9b::/96 100::/64 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8`,
)

function rangesOf(family: 'ipv4' | 'ipv6', ranges: string): BlockList {
  const list = new BlockList()
  for (const range of ranges.split(/\s+/)) {
    const [net, bits] = range.split('/')
    list.addSubnet(net!, Number(bits), family)
  }
  return list
}

const look = promisify(systemLookup)
const resolveAll: Resolve = (host) => look(host, { all: true })
