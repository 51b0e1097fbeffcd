import { addressesOfPart, visitParts } from './every-visit.ts'
import { expect, test } from './journey.ts'
import { Audit } from './audit/page-audit.ts'

test.describe.configure({ mode: 'parallel' })

for (const part of visitParts)
  test(`every page, sheet and dialog can be read, and no control is dead or too small (${part + 1} of ${visitParts.length})`, async ({
    page,
    journey,
  }) => {
    test.setTimeout(600_000)
    await journey.lookAs('mei')
    const audit = new Audit(page)
    for (const { name, address } of await addressesOfPart(page, journey, part))
      await audit.visit(name, () => journey.open(address))
    expect(audit.faults).toEqual([])
    // An answer the page cannot read looks like any other failure there; the page complains of it here.
    expect(journey.complaints.filter((said) => said.includes('cannot be read'))).toEqual([])
  })
