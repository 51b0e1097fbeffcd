import type { Endpoint } from '@linmen/contract'
import { allEndpoints } from '@linmen/contract/tables.ts'
import { unplacedCalls } from '@linmen/contract/unplaced-calls.ts'
import { code, page, table } from './markdown.ts'
import { fieldsText, schemaText } from './schema-text.ts'

export function endpointsDocument(): string {
  return page(
    '# Calls',
    'Names are those on the wire, with the house name in brackets where it differs. A planned call answers `not_open` after the access check.',
    ...Object.entries(allEndpoints).map(([area, endpoints]) => section(area, endpoints)),
    '## Without a row',
    table(['call of the specification', 'what answers'], Object.entries(unplacedCalls)),
  )
}

function section(area: string, endpoints: Record<string, Endpoint>): string {
  const rows = Object.entries(endpoints).map(([key, row]) => [
    key,
    code(`${row.method} ${row.path}`),
    [row.effect, row.money ? 'money' : ''].filter(Boolean).join(', '),
    row.access,
    fieldsText(row.input.fields),
    row.planned ? 'planned' : schemaText(row.output.schema),
    Object.keys(row.refusals).map(code).join(', '),
  ])
  const heads = ['name', 'call', 'effect', 'access', 'input', 'answer', 'refusals']
  return page(`## ${area}`, table(heads, rows)).trimEnd()
}
