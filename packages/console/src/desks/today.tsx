import type { OutputOf } from '@linmen/contract'
import { todayEndpoints } from '@linmen/contract/console/today.endpoints.ts'
import { read } from '@linmen/web/src/kit/read.ts'
import { useQuery } from '@tanstack/react-query'
import { Card, Spin } from 'antd'
import { Failed } from '#kit/failed.tsx'
import { allows, useMe } from '#kit/me.ts'
import { addressOf } from '#kit/route.ts'
import { Status, timeText } from '#kit/value.tsx'
import { Hours } from './hours.tsx'
import { places } from './places.ts'

const AGAIN_MS = 60_000
const groups = { waiting: '待审核', trouble: '异常', health: '健康' } as const

type Told = OutputOf<typeof todayEndpoints.today>['figures']

/** The figures of the day. Each leads to the rows it was counted from, for whoever may see those. */
export function Today() {
  const { data, error, refetch } = useQuery({
    ...read(todayEndpoints.today, {}),
    refetchInterval: AGAIN_MS,
  })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Spin />
  return (
    <div className="today">
      <Card title="今日" size="small" extra="订单按小时，虚线为昨日" className="wide">
        <div className="sales">
          <Figures figures={data.figures} group="sales" />
          <Hours hours={data.hours} />
        </div>
      </Card>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <Card key={group} title={groups[group]} size="small">
          <Figures figures={data.figures} group={group} />
        </Card>
      ))}
      <p className="nothing" aria-live="polite">
        {timeText(data.atMs)} 更新
      </p>
    </div>
  )
}

const Figures = ({ figures, group }: { readonly figures: Told; readonly group: string }) => (
  <ul className="figures">
    {figures
      .filter((each) => each.group === group)
      .map((figure) => (
        <Figure key={figure.key} figure={figure} />
      ))}
  </ul>
)

function Figure({ figure }: { readonly figure: Told[number] }) {
  const me = useMe()
  const { title, value, note, tone, desk, wish } = figure
  const place = places.find((each) => each.desk.name === desk)
  const body = (
    <>
      <span>{title}</span>
      <b>{tone === 'plain' ? value : <Status word={{ text: value, tone }} />}</b>
      {note !== undefined && <small>{note}</small>}
    </>
  )
  if (place === undefined || !allows(me, place.desk.row.permission))
    return (
      <li>
        <div>{body}</div>
      </li>
    )
  return (
    <li>
      <a href={addressOf(place.desk.name, wish)}>{body}</a>
    </li>
  )
}
