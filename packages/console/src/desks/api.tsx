import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Collapse, Flex, Input, Spin, Tag } from 'antd'
import { useState } from 'react'
import { failureText } from '#kit/ask.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-access': string
  readonly 'x-permission'?: string
  readonly 'x-planned'?: boolean
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const fetchDocument = async (): Promise<Document> =>
  (await fetch('/openapi.json')).json() as Promise<Document>

/** Reads `/openapi.json`: every call of the contract, with what it takes and answers. */
export function Api() {
  const [wanted, setWanted] = useState('')
  const { data, error } = useQuery({ queryKey: ['openapi'], queryFn: fetchDocument })
  if (error) return <Alert type="error" showIcon title={failureText(error)} />
  if (!data) return <Spin />
  const all = Object.entries(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const word = wanted.trim().toLowerCase()
  const found = all.filter(({ path, operation: { operationId, summary } }) =>
    `${path} ${operationId} ${summary}`.toLowerCase().includes(word),
  )
  return (
    <Card
      title={`${found.length} / ${all.length} 个接口`}
      extra={<a href="/openapi.json">openapi.json</a>}
    >
      <Flex vertical gap={12}>
        <Input.Search
          aria-label="找接口"
          placeholder="路径、名称"
          allowClear
          onChange={({ target }) => setWanted(target.value)}
        />
        <Collapse
          items={found.map(({ path, method, operation }) => ({
            key: `${method} ${path}`,
            label: <Head {...{ path, method, operation }} />,
            children: <pre className="json">{JSON.stringify(operation, null, 2)}</pre>,
          }))}
        />
      </Flex>
    </Card>
  )
}

interface HeadProps {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

const Head = ({ path, method, operation }: HeadProps) => (
  <Flex gap={8} align="center" wrap>
    <Tag>{method.toUpperCase()}</Tag>
    <code>{path}</code>
    <span className="nothing">
      {operation.summary} {operation['x-permission'] ?? operation['x-access']}
      {operation['x-planned'] === true && ' 未开放'}
    </span>
  </Flex>
)
