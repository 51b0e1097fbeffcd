import type { OutputOf } from '@linmen/contract'
import { pushEndpoints } from '@linmen/contract/push/push.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { PushDeviceRow } from '#features/message/parts/push-device-row.tsx'
import { QuietHours } from '#features/message/parts/quiet-hours.tsx'
import s from './setting-pages.module.css'

type Wishes = OutputOf<typeof pushEndpoints.look>['wishes']
type Topic = Wishes['topics'][number]

const TOPICS: readonly { readonly topic: Topic; readonly name: string }[] = [
  { topic: 'goals', name: '关注比赛的进球与完场' },
  { topic: 'plans', name: '关注专家的新方案' },
  { topic: 'money', name: '订单、退款与优惠券' },
]

/** What devices are told while no page is open: of what, at which hours, and with or without scores. */
export function Page() {
  const query = useQuery(read(pushEndpoints.look, {}))
  const { write, busy } = useWrite(pushEndpoints.choose)
  return (
    <PageFrame title="推送设置">
      <Loaded query={query} skeleton={<SkeletonRows />}>
        {({ publicKey, devices, wishes }) => {
          const choose = (change: Partial<Wishes>) => void write({ ...wishes, ...change })
          return (
            <div className={s.page}>
              <Card label="这台设备">
                <PushDeviceRow publicKey={publicKey} devices={devices} />
              </Card>
              <Card label="推送内容">
                {TOPICS.map(({ topic, name }) => (
                  <WishRow
                    key={topic}
                    name={name}
                    busy={busy}
                    on={wishes.topics.includes(topic)}
                    onChange={(on) => choose({ topics: changed(wishes.topics, topic, on) })}
                  />
                ))}
                <WishRow
                  name="推送里不显示比分"
                  busy={busy}
                  on={wishes.hidesScores}
                  onChange={(hidesScores) => choose({ hidesScores })}
                />
              </Card>
              <Card label="免打扰">
                <QuietHours
                  from={wishes.quietFrom}
                  to={wishes.quietTo}
                  busy={busy}
                  onChange={(hours) => {
                    const { quietFrom: _from, quietTo: _to, ...rest } = wishes
                    void write({ ...rest, ...hours })
                  }}
                />
              </Card>
              <Hint>免打扰时段按北京时间，期间的消息可在消息中心查看。</Hint>
            </div>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

const changed = (topics: readonly Topic[], topic: Topic, on: boolean) => [
  ...topics.filter((each) => each !== topic),
  ...(on ? [topic] : []),
]

interface WishRowProps {
  readonly name: string
  readonly on: boolean
  readonly busy: boolean
  readonly onChange: (on: boolean) => void
}

const WishRow = ({ name, on, busy, onChange }: WishRowProps) => (
  <ListRow
    title={name}
    trail={<Switch label={name} checked={on} disabled={busy} onChange={onChange} />}
  />
)
