import { rowOf } from './call-rows.ts'
import { addressesOfPart, visitParts } from './every-visit.ts'
import { expect, test } from './journey.ts'
import { mayTellResults, toldNoResults } from './spoiler-screens.ts'
import { Audit } from './audit/page-audit.ts'
import { still } from './audit/still.ts'

test.describe.configure({ mode: 'parallel' })

for (const part of visitParts)
  test(`every page, sheet and dialog can be read, and no control is dead or too small (${part + 1} of ${visitParts.length})`, async ({
    page,
    journey,
    pressedKinds,
  }) => {
    test.setTimeout(600_000)
    await journey.signIn('mei')
    const audit = new Audit(page, pressedKinds)
    const tellers = new Set<string>()
    page.on('request', (request) => {
      const row = rowOf(request)
      if (row && mayTellResults(row)) tellers.add(row.path ?? row.method)
    })
    const suspects: { name: string; address: string }[] = []
    for (const { name, address } of await addressesOfPart(page, journey, part)) {
      tellers.clear()
      await audit.visit(name, {
        open: () => journey.open(address),
        opened: () => {
          if (toldNoResults.has(name) && tellers.size > 0) suspects.push({ name, address })
        },
      })
    }
    // A page that is left may still ask for something: what a page asks for itself shows when nothing was open before.
    const unswept: string[] = []
    for (const { name, address } of suspects) {
      await page.goto('about:blank')
      tellers.clear()
      await journey.open(address)
      await still(page)
      unswept.push(...[...tellers].map((call) => `${name} ${call}`))
    }
    expect(audit.faults).toEqual([])
    // An answer the page cannot read looks like any other failure there; the page complains of it here.
    expect(journey.complaints.filter((said) => said.includes('cannot be read'))).toEqual([])
    expect(unswept, 'is told results and belongs into the sweep for them').toEqual([])
  })
