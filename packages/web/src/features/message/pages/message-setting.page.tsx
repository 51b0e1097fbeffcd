import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { MessageSetting } from '@linmen/contract/message/message.schemas.ts'
import { kindName } from '@linmen/domain/message/message-kinds.ts'
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
import { isKindShown } from '#features/message/shown-kinds.ts'
import s from './setting-pages.module.css'

export function Page() {
  const query = useQuery(read(messageEndpoints.settings, {}))
  return (
    <PageFrame title="消息设置">
      <Loaded query={query} skeleton={<SkeletonRows />}>
        {({ list }) => (
          <div className={s.page}>
            <Card>
              {list
                .filter(({ kind }) => isKindShown(kind))
                .map((setting) => (
                  <SettingRow key={setting.kind} setting={setting} />
                ))}
            </Card>
            <Hint>关闭后不再收到这类消息。订单与系统通知关系到账号和金币，不能关闭。</Hint>
          </div>
        )}
      </Loaded>
    </PageFrame>
  )
}

function SettingRow({ setting: { kind, open, fixed } }: { setting: MessageSetting }) {
  const { write, busy } = useWrite(messageEndpoints.changeSetting)
  const name = kindName(kind)
  if (fixed) return <ListRow title={name} note="始终接收" />
  return (
    <ListRow
      title={name}
      trail={
        <Switch
          label={`接收${name}`}
          checked={open}
          disabled={busy}
          onChange={(next) => void write({ kind, open: next })}
        />
      }
    />
  )
}
