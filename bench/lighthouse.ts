// Lighthouse on a phone over a slow network, both simulated: the football list and a football match,
// five times each. Scores move with the load of the machine, so nothing is gated here but sizes elsewhere.
import { loadavg } from 'node:os'
import { freePort, idOf, startProduct, type Product } from '@linmen/e2e/src/product.ts'
import { openBrowser } from './kit/browser.ts'
import { findLighthouse, type Lighthouse, type LighthouseResult } from './kit/find-lighthouse.ts'
import { describeMachine, median, table } from './kit/machine.ts'
import { untilQuiet } from './kit/until-quiet.ts'

const RUNS = 5
/** A busy machine may lose the trace of a run. */
const TRIES = 2 * RUNS
/** Lighthouse's own, meant for a fast desktop. */
const USUAL_SLOWDOWN = 4
/** What its documentation calls for where its benchmark shows a slower machine (docs/throttling.md of Lighthouse). */
const SLOWDOWNS = [
  { from: 1500, times: 4 },
  { from: 800, times: 2 },
  { from: 0, times: 1 },
]
const WANTED = { performance: 0.95, accessibility: 1 }
/** Its usual network. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}
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
      const results = await runs(audit, url, USUAL_SLOWDOWN)
      const index = median(results.map(({ environment }) => environment.benchmarkIndex))
      report(`${name}, processor slowed ${USUAL_SLOWDOWN} times, benchmark index ${index}`, results)
      const { times } = SLOWDOWNS.find(({ from }) => index >= from)!
      if (times === USUAL_SLOWDOWN) continue
      const fitting = await runs(audit, url, times)
      report(`${name}, slowed ${times} times as fits that index`, fitting)
    }
  } finally {
    await product.stop()
  }
}

async function runs(audit: Lighthouse, url: string, slowdown: number): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = []
  const flags = { port, logLevel: 'error', onlyCategories: Object.keys(WANTED) }
  const settings = { throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdown } }
  for (let tries = 0; results.length < RUNS && tries < TRIES; tries += 1) {
    const answer = await audit(url, flags, { extends: 'lighthouse:default', settings })
    if (!answer) continue
    const failed = Object.values(answer.lhr.audits).find(({ errorMessage }) => errorMessage)
    if (answer.lhr.categories['performance']?.score !== null) results.push(answer.lhr)
    else console.log(`a run has no score and is made again: ${failed?.errorMessage}`)
  }
  if (results.length < RUNS) throw new Error(`Lighthouse gave no score for ${url}`)
  return results
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
