import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Endpoint } from '@linmen/contract'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { blocksOfMarkup } from '#features/home/article-markup.ts'
import type { Limits } from '#kit/limits/limits.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { orderPage } from '#pay/cashier/page.ts'
import { doorPage } from '#hosts/provider/page.ts'
import { filled, hasFreeText } from './fill-input.ts'
import { storesOf } from './stores.ts'

/** Every text in every field with `LINMEN_HOSTILE=all`; otherwise each field takes a part, and all fields together all. */
const PART = process.env['LINMEN_HOSTILE'] === 'all' ? 1 : 100
const textsFor = (at: number) => hostileTexts.filter((_, place) => (place + at) % PART === 0)

const UNLIMITED: Limits = {
  take: async () => 0,
  giveBack: async () => {},
  forget: async () => {},
  close: async () => {},
}

const writes = Object.values(allEndpoints)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter((row) => row.effect === 'write' && hasFreeText(row.input.schema))

let app: TestApp
/** Answers that a browser might take for anything but data. */
const wrong: string[] = []

beforeAll(async () => {
  app = await startApp({ ports: { limits: UNLIMITED } })
  const ask = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const response = await ask(...asked)
    const { headers, status, url } = response
    const isData = headers.get('content-type')?.startsWith('application/json') ?? status === 302
    const isSure = headers.get('x-content-type-options') === 'nosniff'
    if (!isData || !isSure || status >= 500) wrong.push(`${status} ${url}`)
    return response
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

test('there are nearly four hundred of them, and more than a hundred calls that take a text', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
  expect(hostileTexts.length).toBeGreaterThan(390)
  expect(writes.length).toBeGreaterThan(100)
})

test('whatever a call says to markup in its texts is data and nothing else', async () => {
  for (const [at, row] of writes.entries()) {
    const client = app.as(WHO[row.access])
    for (const [place, text] of textsFor(at).entries()) {
      const body = filled(row.input.schema, fitting(text)) as Record<string, unknown>
      const headers = {
        [wireHeaders.requestId]: `hostile-${at}-${place}`,
        'content-type': 'application/json',
      }
      const path = row.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(String(body[name] ?? 'x')),
      )
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await client.fetch(path, init)
      if (answer.status !== 302) JSON.parse(await answer.text())
    }
  }
  expect(wrong).toEqual([])
})

const WHO = { anyone: 'mei', member: 'mei', expert: 'wei', operator: 'lao' } as const
/** The text itself where there is room for it, a shorter one elsewhere: what is too long is refused before anybody reads it. */
const fitting = (text: string) => (most: number) =>
  text.length <= most
    ? text
    : (hostileTexts.find(({ length }) => length <= most) ?? '<b>'.slice(0, most))

test('whatever markup is written is read as the text it was', async () => {
  const stores = await storesOf(app)
  const changed: string[] = []
  for (const [at, { name, longest, least = 1, keep }] of stores.entries()) {
    const texts = textsFor(at).filter(({ length }) => length >= least && length <= longest)
    let kept = 0
    for (const text of texts) {
      app.clock.advance(1000)
      const read = await keep(text)
      if (read === null) continue
      kept += 1
      if (read.some((each) => each === undefined || plain(each) !== plain(text)))
        changed.push(`${name}: ${text} → ${read.join(' | ')}`)
    }
    expect(kept, name).toBeGreaterThan(texts.length / 2)
  }
  expect(changed).toEqual([])
  expect(wrong).toEqual([])
})

/** Signs nobody sees and spaces of another kind are not kept everywhere. */
const plain = (text: string) => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

test('of a text with markup only words and https addresses are left', () => {
  for (const text of hostileTexts) {
    const runs = blocksOfMarkup(`<p>${text}</p>`).flatMap((block) => block.runs)
    const links = runs.flatMap(({ href }) => href ?? [])
    expect(
      links.filter((href) => !href.startsWith('https://')),
      text,
    ).toEqual([])
  }
})

test('pages the house writes without the app hold no markup of others', () => {
  const order = {
    ...{ outNo: 'o1', amount: 1, way: 'alipay', state: 'open', endsAtMs: 2, merchant: 'm' },
    ...{ tradeNo: 't', returnUrl: 'https://example.org/' },
  }
  const marks = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi)
  const shown = (text: string) =>
    orderPage({ order: { ...order, subject: text } as never, nowMs: 1, action: text, from: text })
  const usual = marks(shown('商品'))!.length
  const door = (text: string) =>
    doorPage('微博', new URL(`http://localhost/?x=${encodeURIComponent(text)}`))
  const doors = marks(door('x'))!.length
  for (const text of hostileTexts) {
    expect(marks(shown(text)), text).toHaveLength(usual)
    expect(marks(door(text)), text).toHaveLength(doors)
  }
})
