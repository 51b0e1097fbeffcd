type Headers = Record<string, string>

export interface ForgeryCase {
  readonly name: string
  readonly headers: (origin: string) => Headers
  /** Whose forgery token the request carries. */
  readonly token: 'mine' | 'other' | 'visitor' | 'none'
  readonly hasSession: boolean
  readonly hasHeaderToken: boolean
  readonly passes: boolean
}

const own = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
}
const fetched = (site: string, mode: string, dest: string): Headers => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
})

/** Ways in which a call that changes state may reach us, and whether it came from our own page. */
export const forgeryCases: readonly ForgeryCase[] = [
  passes('our own fetch', own),
  denied('an image on a foreign page', fetched('cross-site', 'no-cors', 'image')),
  denied(
    'a link on a foreign page, which Lax lets through',
    fetched('cross-site', 'navigate', 'document'),
  ),
  denied('a typed address or a scanned code', fetched('none', 'navigate', 'document')),
  denied('an image in a post of our own site', fetched('same-origin', 'no-cors', 'image')),
  denied('a link in a post of our own site', fetched('same-origin', 'navigate', 'document')),
  denied('a fetch from a sibling host', { ...own, 'sec-fetch-site': 'same-site' }, 'mine'),
  denied('a prefetch', { ...own, 'sec-purpose': 'prefetch' }, 'mine'),
  denied('an old prefetch', { ...own, purpose: 'prefetch' }, 'mine'),
  from('an old browser with our token', (origin) => ({ referer: `${origin}/x` }), 'mine', true),
  from('an old browser without a token', (origin) => ({ referer: `${origin}/x` }), 'none', false),
  denied('an old browser on a foreign page', { referer: 'https://evil.test/' }, 'mine'),
  denied('a foreign origin', { origin: 'https://evil.test' }, 'mine'),
  denied('a referrer that is no address', { referer: 'about' }, 'mine'),
  denied('an old browser that says nothing', {}),
  denied("another session's token", own, 'other'),
  { ...passes('a header token alone', {}), token: 'none', hasSession: false, hasHeaderToken: true },
  {
    ...denied('a header token beside a session cookie', { 'sec-fetch-site': 'cross-site' }),
    hasHeaderToken: true,
  },
]

function passes(name: string, headers: Headers): ForgeryCase {
  return from(`${name} passes`, () => headers, 'mine', true)
}

function denied(name: string, headers: Headers, token: ForgeryCase['token'] = 'none'): ForgeryCase {
  return from(`${name} is refused`, () => headers, token, false)
}

function from(
  name: string,
  headers: ForgeryCase['headers'],
  token: ForgeryCase['token'],
  isOurs: boolean,
): ForgeryCase {
  return { name, headers, token, hasSession: true, hasHeaderToken: false, passes: isOurs }
}
