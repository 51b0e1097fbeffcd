import { commonRefusals, gatewayRefusals, type Endpoint, type Refusals } from '@linmen/contract'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { code, page, table } from './markdown.ts'
import { schemaText } from './schema-text.ts'

export function errorsDocument(): string {
  const common = Object.entries<Refusals[string]>(commonRefusals)
  return page(
    '# Refusals',
    'Any call may answer these, in the order of the checks.',
    table(['code', 'text', 'data'], common.map(refusalCells)),
    '## Of the data gateway',
    table(
      ['code', 'text', 'data'],
      Object.entries<Refusals[string]>(gatewayRefusals).map(refusalCells),
    ),
    '## Of single calls',
    table(['code', 'text', 'data', 'answered by'], ownRows()),
  )
}

function ownRows(): string[][] {
  const found = new Map<string, { refusal: Refusals[string]; calls: string[] }>()
  for (const [area, endpoints] of Object.entries(allEndpoints))
    for (const [key, row] of Object.entries<Endpoint>(endpoints))
      for (const [own, refusal] of Object.entries<Refusals[string]>(row.refusals)) {
        const entry = found.get(own) ?? { refusal, calls: [] }
        entry.calls.push(`${area}.${key}`)
        found.set(own, entry)
      }
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([own, { refusal, calls }]) => [...refusalCells([own, refusal]), calls.join(', ')])
}

function refusalCells([own, refusal]: [string, Refusals[string]]): string[] {
  const data = schemaText(refusal.data.schema)
  return [code(own), refusal.text, data === '{}' ? '' : data]
}
