import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { everyAddress } from './every-address.ts'
import { exchangeWords } from './hostile-texts.ts'
import { expect, test } from './journey.ts'
import { settled } from './settled.ts'

/** What is kept as a file is opened by nobody here. */
const LEADING_ASTRAY = 'a[href^="javascript:"], a[href^="data:"]:not([download])'
/** Handlers are set by the program, never written: whatever has one in its markup came out of a text. */
const HANDLERS = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onstart']
const OF_TEXTS = [LEADING_ASTRAY, 'math', 'marquee', ...HANDLERS.map((name) => `[${name}]`)].join()

/**
 * One of each way in which words reach a page: lists, matches, articles with markup, what members write, what they are
 * sent. That every page shows them as text is proven beside the pages; a browser adds its parser and the rules of the
 * delivered page, which are the same for all.
 */
const TEN: ReadonlySet<string> = new Set<OpenScreenName>([
  'HomePage',
  'ZqMatchListPage',
  'MatchDetailFootball',
  'BkMatchDetailPage',
  'PlanDetailPage',
  'ExpertHomePage',
  'ExpertArticlePage',
  'InformationSharePage',
  'PostPage',
  'MessageLetterPage',
])

test('markup in any word of the server is shown as it is written, on ten pages', async ({
  page,
  journey,
}) => {
  await journey.signIn('mei')
  const told = await exchangeWords(page)
  const [football, basketball] = [journey.idOf('matchId'), journey.idOf('bkMatchId')]
  const pages = everyAddress({ football, basketball, idOf: journey.idOf })
  const run: string[] = []
  const unsaid: string[] = []
  for (const { name, address } of pages.filter((each) => TEN.has(each.name))) {
    await journey.open(address)
    await settled(page)
    const marks = await page.locator(OF_TEXTS).count()
    if (told.ran > 0 || marks > 0) run.push(name)
    told.ran = 0
    const shown = page.getByText('alert(1)').filter({ visible: true })
    if ((await shown.count()) === 0) unsaid.push(name)
  }
  expect(run).toEqual([])
  expect(unsaid).toEqual([])
  expect(told.texts.size).toBe(new Set(hostileTexts).size)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
