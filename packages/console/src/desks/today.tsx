import type { OutputOf } from '@linmen/contract'
import { todayEndpoints } from '@linmen/contract/console/today.endpoints.ts'
import { read } from '@linmen/web/src/kit/read.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Spin } from 'antd'
import { failureText } from '#kit/ask.ts'
import { addressOf } from '#kit/route.ts'
import { Status, timeText } from '#kit/value.tsx'
import { Hours } from './hours.tsx'

const AGAIN_MS = 60_000
const groups = { sales: '今日', waiting: '待审核', trouble: '异常', health: '健康' } as const

type Today = OutputOf<typeof todayEndpoints.today>

/** The figures of the day. Each leads to the rows it was counted from. */
export function Today() {
  const { data, error } = useQuery({
    ...read(todayEndpoints.today, {}),
    refetchInterval: AGAIN_MS,
  })
  if (error && !data) return <Alert type="error" showIcon title={failureText(error)} />
  if (!data) return <Spin />
  return (
    <div className="today">
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <Card key={group} title={groups[group]} size="small">
          <ul className="figures">
            {data.figures
              .filter((each) => each.group === group)
              .map((figure) => (
                <Figure key={figure.key} figure={figure} />
              ))}
          </ul>
        </Card>
      ))}
      <Card title="订单" size="small" extra="按小时，虚线为昨日" className="wide">
        <Hours hours={data.hours} />
      </Card>
      <p className="nothing" aria-live="polite">
        {timeText(data.atMs)} 更新
      </p>
    </div>
  )
}

function Figure({ figure }: { readonly figure: Today['figures'][number] }) {
  const { title, value, note, tone, desk, wish } = figure
  const body = (
    <>
      <span>{title}</span>
      <b>{tone === 'plain' ? value : <Status word={{ text: value, tone }} />}</b>
      {note !== undefined && <small>{note}</small>}
    </>
  )
  return (
    <li>{desk === undefined ? <div>{body}</div> : <a href={addressOf(desk, wish)}>{body}</a>}</li>
  )
}
