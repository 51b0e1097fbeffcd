import type { GatewayMethod } from '@linmen/contract'
import { allGateway } from '@linmen/contract/tables.ts'
import { page, table } from './markdown.ts'
import { fieldsText, schemaText } from './schema-text.ts'

export function gatewayDocument(): string {
  return page(
    '# Gateway methods',
    '`POST /sportdata/f` with `apiName` and the fields below. Success is code 1.',
    ...Object.entries(allGateway).map(([group, methods]) => section(group, methods)),
  )
}

function section(group: string, methods: Record<string, GatewayMethod>): string {
  const rows = Object.entries(methods).map(([name, row]) => [
    name,
    row.sport,
    fieldsText(row.input.fields),
    row.planned ? 'planned' : schemaText(row.output.schema),
  ])
  return page(`## ${group}`, table(['apiName', 'sport', 'input', 'answer'], rows)).trimEnd()
}
