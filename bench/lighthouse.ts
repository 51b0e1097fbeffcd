// Lighthouse on a phone over a slow network, both simulated: the football list and a football match,
// five times each. Scores move with the load of the machine, so nothing is gated here but sizes elsewhere.
import { loadavg } from 'node:os'
import { freePort, idOf, startProduct, type Product } from '@linmen/e2e/src/product.ts'
import { openBrowser } from './kit/browser.ts'
import { findLighthouse, type Lighthouse, type LighthouseResult } from './kit/find-lighthouse.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { untilQuiet } from './kit/until-quiet.ts'

const RUNS = 5
const WANTED = { performance: 0.95, accessibility: 1 }
const HOW_TO_GET_IT =
  'npm install --prefix /tmp/lighthouse lighthouse@13.5.0, then LIGHTHOUSE=/tmp/lighthouse'

console.log(describeMachine())
const lighthouse = await findLighthouse()
const port = await freePort()
const browser = lighthouse && (await openBrowser(`--remote-debugging-port=${port}`))
if (!lighthouse) console.log(`Lighthouse is not installed: not shown (${HOW_TO_GET_IT})`)
else if (!browser) console.log('Chromium is not installed: not shown')
else await run(lighthouse).finally(() => browser.close())

async function run(audit: Lighthouse): Promise<void> {
  const product = await startProduct()
  try {
    await untilQuiet(product.pid)
    for (const [name, url] of Object.entries(addressesOf(product))) {
      const results: LighthouseResult[] = []
      while (results.length < RUNS) {
        const flags = { port, logLevel: 'error', onlyCategories: Object.keys(WANTED) }
        const answer = await audit(url, flags)
        if (answer) results.push(answer.lhr)
      }
      report(name, results)
    }
  } finally {
    await product.stop()
  }
}

function addressesOf(product: Product) {
  return {
    list: `${product.url}/#/tabs/match`,
    match: `${product.url}/#/match-detail?matchId=${idOf(product, 'matchId')}`,
  }
}

function report(name: string, results: readonly LighthouseResult[]): void {
  const scores = (category: string) =>
    results.map(({ categories }) => Math.round((categories[category]?.score ?? NaN) * 100))
  const ms = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
  console.log(`\n${name}, median of ${RUNS}, load ${loadavg()[0]!.toFixed(1)}`)
  console.log(
    table(
      ['performance', 'runs', 'accessibility', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
      [
        [
          median(scores('performance')),
          scores('performance').join(' '),
          median(scores('accessibility')),
          (ms('first-contentful-paint') / 1000).toFixed(2),
          (ms('largest-contentful-paint') / 1000).toFixed(2),
          ms('total-blocking-time').toFixed(0),
          ms('cumulative-layout-shift').toFixed(3),
        ],
      ],
    ),
  )
  const failed = Object.values(results.at(-1)!.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { title } of failed) console.log(`not passed  ${title}`)
}
