import type { Screen } from '@linmen/contract'
import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { openScreens, type OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { screenPath } from '@linmen/domain/nav/screen-path.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { followAddress } from '#kit/place.ts'
import { HostileServer } from '#test/hostile-answers.ts'
import { showHere } from '#test/show.tsx'

vi.mock('#kit/live.ts', async (original) => ({ ...(await original()), useLive: () => {} }))

/** Screens that hold nothing the server says. */
const APART = new Set<string>(['GalleryPage', 'GoPage', 'ErrorPage'])
const screens = (Object.entries(openScreens) as [OpenScreenName, Screen][]).filter(
  ([name]) => !APART.has(name),
)

/** What no page of the product draws, and every text would. */
const OF_TEXTS = [
  ...['script', 'iframe', 'object', 'embed', 'math', 'marquee', 'style', 'animate', 'base', 'meta'],
  ...['[style*="javascript:" i]', '[style*="expression(" i]'],
].join()
/** What is pressed, or opened by itself. The address of a picture or a film runs nothing. */
const LEADS = ['href', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data']
const ASTRAY = /^(javascript|vbscript|data:(?!image\/))/i

/** Every element and address that came out of a text. */
function madeOfTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')]
  return elements.flatMap((element) => [
    ...(element.matches(OF_TEXTS) ? [element.outerHTML.slice(0, 200)] : []),
    ...[...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || leadsAstray(name, value))
      .map(({ name, value }) => `${name}="${value}"`),
  ])
}

const HOSTILE = new Set(hostileTexts)
/** A text that is an address as it stands could as well be a worse one. */
const leadsAstray = (name: string, value: string) =>
  LEADS.includes(name) && (ASTRAY.test(value.trimStart()) || HOSTILE.has(value))

class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

const seen = new Set<string>()
const thrown: unknown[] = []
const hear = ({ error }: ErrorEvent) =>
  void thrown.push(error instanceof Error ? error.stack : error)
let stop = () => {}

beforeEach(() => {
  addEventListener('error', hear)
  // Two of a kind with one id are legal answers of a strange server, and no harm.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('alert', () => thrown.push('alert'))
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Worker', SilentWorker)
  keepLogin({ token: '1|s' })
})
afterEach(() => {
  stop()
  cleanup()
  removeEventListener('error', hear)
  vi.restoreAllMocks()
  thrown.length = 0
})

/** Opens the page at its own address and waits until nothing is asked for any more. */
async function open(name: OpenScreenName, { params }: Screen, server: HostileServer) {
  const values = Object.entries(params).map(([param, codec]) => [param, server.value(codec)])
  const filled = screenPath(openScreens[name], Object.fromEntries(values))
  if (!filled.ok) throw new Error(filled.text)
  history.replaceState({ key: name, depth: 0 }, '', `#${filled.path}`)
  stop = followAddress()
  const { queries } = await showHere(name, server.answers())
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    await vi.dynamicImportSettled()
    quiet = queries.isFetching() > 0 ? 0 : quiet + 1
  }
}

/** One answer asks for the next, and a part for its code. */
const QUIET_TURNS = 3

const server = new HostileServer(seen)

test.each(screens)('%s shows markup as it is written', async (name, screen) => {
  await open(name, screen, server)
  expect(madeOfTexts()).toEqual([])
  expect(thrown).toEqual([])
  const shown = document.body.textContent
  for (const text of hostileTexts) if (shown.includes(text)) seen.add(text)
})

test('every answer is one its row gives', () => {
  expect(server.faults).toEqual([])
})

test('all together say every text', () => {
  expect(hostileTexts.filter((text) => !seen.has(text))).toEqual([])
})
