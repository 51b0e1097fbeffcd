import { hostileTexts } from '@linmen/contract/kit/hostile-texts.ts'
import { everyAddress } from './every-address.ts'
import { ofPart, visitParts } from './every-visit.ts'
import { exchangeWords } from './hostile-texts.ts'
import { expect, test } from './journey.ts'
import { settled } from './protected.ts'

/** What is kept as a file is opened by nobody here. */
const LEADING_ASTRAY = 'a[href^="javascript:"], a[href^="data:"]:not([download])'
/** Handlers are set by the program, never written: whatever has one in its markup came out of a text. */
const HANDLERS = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onstart']
const OF_TEXTS = [LEADING_ASTRAY, 'math', 'marquee', ...HANDLERS.map((name) => `[${name}]`)].join()

/** All parts together say every text. */
const FURTHER = Math.ceil(hostileTexts.length / visitParts.length)

test.describe.configure({ mode: 'parallel' })

for (const part of visitParts)
  test(`markup in any word of the server is shown as it is written (${part + 1} of ${visitParts.length})`, async ({
    page,
    journey,
  }) => {
    test.setTimeout(480_000)
    await journey.lookAs('mei')
    const told = await exchangeWords(page, part * FURTHER)
    const [football, basketball] = [journey.idOf('matchId'), journey.idOf('bkMatchId')]
    const run: string[] = []
    let shown = 0
    for (const { name, address } of ofPart(
      everyAddress({ football, basketball, idOf: journey.idOf }),
      part,
    )) {
      await journey.open(address)
      await settled(page)
      const marks = await page.locator(OF_TEXTS).count()
      if (told.ran > 0 || marks > 0) run.push(name)
      told.ran = 0
      shown += await page.getByText('alert(1)').filter({ visible: true }).count()
    }
    expect(run).toEqual([])
    expect(shown).toBeGreaterThan(0)
    expect(told.texts.size).toBeGreaterThan(FURTHER)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
