import type { AnyDesk, Filter } from '@linmen/contract/kit/desk.ts'
import { Button, DatePicker, Flex, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { go } from './route.ts'

interface Props {
  readonly desk: AnyDesk
  readonly wish: Readonly<Record<string, string>>
}

/** The filters of a desk. They stand in the address, so that a link shows the same rows. */
export function FilterBar({ desk, wish }: Props) {
  const change = (name: string, value: string | undefined) => {
    const { [name]: _old, page: _page, ...rest } = wish
    go(desk.name, value ? { ...rest, [name]: value } : rest)
  }
  return (
    <Flex gap={8} wrap align="center" role="search">
      {Object.entries<Filter>(desk.filters).map(([name, filter]) => (
        <FilterField
          key={`${name} ${wish[name] ?? ''}`}
          filter={filter}
          value={wish[name]}
          change={(value) => change(name, value)}
        />
      ))}
      {Object.keys(wish).length > 0 && (
        <Button type="text" onClick={() => go(desk.name)}>
          清除
        </Button>
      )}
    </Flex>
  )
}

interface FieldProps {
  readonly filter: Filter
  readonly value: string | undefined
  readonly change: (value: string | undefined) => void
}

function FilterField({ filter: { kind, title, words = {} }, value, change }: FieldProps) {
  if (kind === 'choice')
    return (
      <Select
        aria-label={title}
        placeholder={title}
        allowClear
        style={{ minWidth: 120 }}
        {...(value !== undefined && { value })}
        options={Object.entries(words).map(([word, { text }]) => ({ value: word, label: text }))}
        onChange={(next: string | undefined) => change(next)}
      />
    )
  if (kind === 'day')
    return (
      <DatePicker
        aria-label={title}
        placeholder={title}
        {...(value !== undefined && { value: dayjs(value) })}
        onChange={(day) => change(day?.format('YYYY-MM-DD'))}
      />
    )
  return (
    <Input.Search
      aria-label={title}
      placeholder={title}
      allowClear
      defaultValue={value}
      style={{ width: 200 }}
      onSearch={(next) => change(next.trim())}
    />
  )
}
