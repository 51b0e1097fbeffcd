import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sealTicket, weatherSign, type HostAccount } from '#hosts/protocol.ts'
import { doorPage, startPage } from './page.ts'
import { guests, type Guest } from './guests.ts'

export interface ProviderOptions {
  readonly accounts: Readonly<
    Record<'microblog' | 'weather' | 'shopping', Omit<HostAccount, 'address'>>
  >
  readonly host: string
  readonly port: number
  /** The product, for the links of the start page. */
  readonly product: string
  readonly nowMs?: () => number
}

/** The apps around us, on this machine: they speak their protocols and know a few guests. */
export async function startHostProvider(options: ProviderOptions) {
  const codes = new Map<string, { guest: Guest; redirect: string }>()
  const tokens = new Map<string, Guest>()
  const server = createServer((request, response) => {
    void answer(request, response, { ...options, codes, tokens }).catch(() => {
      response.writeHead(400).end()
    })
  }).listen(options.port, options.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface World extends ProviderOptions {
  readonly codes: Map<string, { guest: Guest; redirect: string }>
  readonly tokens: Map<string, Guest>
}

async function answer(request: IncomingMessage, response: ServerResponse, world: World) {
  const url = new URL(request.url ?? '/', 'http://provider')
  const asked = url.searchParams
  const guest = guests.find(({ uid }) => uid === asked.get('guest'))
  if (url.pathname === '/oauth2/authorize') {
    const back = asked.get('redirect_uri') ?? ''
    if (asked.get('client_id') !== world.accounts.microblog.clientId) return refuse(response)
    if (!guest) return html(response, doorPage('微博', url))
    const code = randomBytes(16).toString('hex')
    world.codes.set(code, { guest, redirect: back })
    return send(response, back, { code, state: asked.get('state') ?? '' })
  }
  if (url.pathname === '/oauth2/access_token') return grant(request, response, world)
  if (url.pathname === '/2/users/show.json') {
    const known = world.tokens.get(asked.get('access_token') ?? '')
    if (!known || known.uid !== asked.get('uid')) return refuse(response)
    return json(response, { id: known.uid, screen_name: known.name })
  }
  if (url.pathname === '/weather/login') {
    if (asked.get('appid') !== world.accounts.weather.clientId) return refuse(response)
    if (!guest) return html(response, doorPage('天气', url))
    const sign = weatherSign(world.accounts.weather.secret, guest.uid, now(world))
    return send(response, asked.get('redirect') ?? '', { uid: guest.uid, sign })
  }
  if (url.pathname === '/shopping/open') {
    if (!guest) return html(response, doorPage('购物', url))
    const words = { host: 'shopping', ticket: ticketOf(world, guest) }
    return send(response, `${world.product}/#/login`, words)
  }
  return html(response, startPage(world.product))
}

/** A code is good once, and only for who knows the secret and was sent where the code was asked for. */
async function grant(request: IncomingMessage, response: ServerResponse, world: World) {
  const form = new URLSearchParams(await text(request))
  const { clientId, secret } = world.accounts.microblog
  const code = form.get('code') ?? ''
  const given = world.codes.get(code)
  world.codes.delete(code)
  const fits =
    form.get('client_id') === clientId &&
    form.get('client_secret') === secret &&
    form.get('redirect_uri') === given?.redirect
  if (!given || !fits) return refuse(response)
  const token = randomBytes(16).toString('hex')
  world.tokens.set(token, given.guest)
  json(response, { access_token: token, uid: given.guest.uid, expires_in: 3600 })
}

function ticketOf(world: World, { uid, name, phone }: Guest): string {
  const nonce = randomBytes(16).toString('hex')
  const ticket = { uid, name, atMs: now(world), nonce, ...(phone !== undefined && { phone }) }
  return sealTicket(Buffer.from(world.accounts.shopping.secret, 'hex'), ticket)
}

const now = ({ nowMs }: World) => (nowMs ?? Date.now)()

function send(response: ServerResponse, address: string, words: Readonly<Record<string, string>>) {
  const url = new URL(address)
  for (const [name, word] of Object.entries(words)) url.searchParams.set(name, word)
  response.writeHead(302, { location: url.href }).end()
}

const refuse = (response: ServerResponse) => void response.writeHead(403).end()

const json = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const html = (response: ServerResponse, page: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
