import { screens } from '@linmen/contract/screens/all-screens.ts'
import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { page, table } from './markdown.ts'

interface Group {
  readonly name: string
  readonly open: readonly string[]
  readonly planned: readonly string[]
}

/** What the tables promise and nothing answers yet. */
export function plannedDocument(): string {
  const calls = Object.entries(allEndpoints).map(([area, rows]) => group(area, rows))
  const methods = Object.entries(allGateway).map(([area, rows]) => group(area, rows))
  const pages = group('screens', screens)
  return page(
    '# Planned',
    `${total('Calls', calls)}; ${total('gateway methods', methods)}; ${total('screens', [pages])}.`,
    '## Calls',
    counts(calls),
    '## Gateway methods',
    counts(methods),
    '## Screens',
    pages.planned.join(', '),
  )
}

const total = (what: string, groups: readonly Group[]) => {
  const open = groups.flatMap((each) => each.open).length
  return `${what}: ${open} open of ${open + groups.flatMap((each) => each.planned).length}`
}

const counts = (groups: readonly Group[]) =>
  table(
    ['area', 'open', 'planned', 'names'],
    groups.map(({ name, open, planned }) => [
      name,
      String(open.length),
      String(planned.length),
      planned.join(', '),
    ]),
  )

function group(name: string, rows: Readonly<Record<string, { readonly planned: boolean }>>): Group {
  const all = Object.entries(rows)
  const names = (planned: boolean) =>
    all.filter(([, row]) => row.planned === planned).map(([key]) => key)
  return { name, open: names(false), planned: names(true) }
}
