import { deskEndpoints } from '@linmen/contract/console/desks.ts'
import { personKeys, type Column, type Word } from '@linmen/contract/kit/desk.ts'
import { serverNowMs } from '@linmen/web/src/kit/clock.ts'
import { Typography } from 'antd'
import type { Values } from './console-desk.ts'
import { allows, useMe } from './me.ts'
import { addressOf } from './route.ts'

const PREFIX = 2
const BEIJING = 'Asia/Shanghai'
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: BEIJING,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const YEAR = 'yyyy-'.length
const money = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** With its year. */
const wholeTimeText = (atMs: number): string => clock.format(atMs).replaceAll('/', '-')

/** The year is left out where it is this one. */
export function timeText(atMs: number): string {
  const [text, now] = [wholeTimeText(atMs), wholeTimeText(serverNowMs())]
  return text.slice(0, YEAR) === now.slice(0, YEAR) ? text.slice(YEAR) : text
}

export const moneyText = (fen: number): string => money.format(fen / 100)

/** What stands in a column of a row: the value, and who that is where it names somebody. */
export function Cell({ name, column, row, inFull = false }: CellProps) {
  const value = row[name]
  const keys = personKeys(name)
  const who = column.person === true ? row[keys.name] : undefined
  if (typeof who !== 'string') return <Value {...{ column, value, inFull }} />
  const phone = row[keys.phone]
  return (
    <span className="person">
      {who} <Value {...{ column, value, inFull }} />
      {typeof phone === 'string' && <small className="number"> {phone}</small>}
    </span>
  )
}

interface CellProps {
  readonly name: string
  readonly column: Column
  readonly row: Values
  /** Where there is room for it, as in the drawer of one row: a time with its year. */
  readonly inFull?: boolean
}

interface ValueProps {
  readonly column: Column
  readonly value: unknown
  readonly inFull: boolean
}

/** A value as its column says. Nothing is shown for what is not there. */
function Value({ column, value, inFull }: ValueProps) {
  if (value === undefined || value === null || value === '')
    return <span className="nothing">-</span>
  switch (column.kind) {
    case 'money':
      return <b className="number">{moneyText(value as number)}</b>
    case 'count':
      return <span className="number">{String(value as number)}</span>
    case 'time':
      return <Time atMs={value as number} inFull={inFull} />
    case 'flag':
      return value === true ? '是' : '否'
    case 'word':
      return <Status word={column.words?.[value as string] ?? { text: String(value as string) }} />
    case 'json':
      return <pre className="json">{pretty(String(value as string))}</pre>
    default:
      return <Linked column={column} value={String(value as string)} />
  }
}

const Time = ({ atMs, inFull }: { readonly atMs: number; readonly inFull: boolean }) => (
  <time className="number">{inFull ? wholeTimeText(atMs) : timeText(atMs)}</time>
)

function Linked({ column: { leadsTo, leadsBy, kind }, value }: { column: Column; value: string }) {
  const me = useMe()
  const shown = kind === 'id' ? <span className="id">{value}</span> : value
  const door = leadsBy?.[value.slice(0, PREFIX)] ?? leadsTo
  if (!door) return shown
  const [desk, filter] = door
  // A link to a desk that is shut would only lead to a refusal.
  if (!allows(me, deskEndpoints[desk]?.permission)) return shown
  return (
    <Typography.Link
      href={addressOf(desk, { [filter]: value })}
      onClick={(event) => event.stopPropagation()}
    >
      {shown}
    </Typography.Link>
  )
}

/** A state, with a mark of its own for whoever does not see colours. */
export const Status = ({ word: { text, tone = 'plain' } }: { readonly word: Word }) => (
  <span className={`status ${tone}`}>
    <i aria-hidden="true" />
    {text}
  </span>
)

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
