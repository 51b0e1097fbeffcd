import { defaultAgentId } from '@linmen/domain/host/host-detection.ts'
import { hostFeatures, hostShows, type HostFeature } from '@linmen/domain/host/host-features.ts'
import { hostNames, type HostName } from '@linmen/domain/host/host-names.ts'
import { hostProfile } from '@linmen/domain/host/host-profile.ts'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { useState } from 'react'
import { callerHeaders } from '#kit/wire/caller.ts'
import { useHost } from '#kit/host.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { surroundings } from '#kit/device/surroundings.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import s from './test.module.css'

/** Where the page believes to be, and what every other place would show: the matrix of hosts, to be read. */
export function Page() {
  const here = useHost()
  const [name, setName] = useState<HostName>(here.name)
  const profile = hostProfile(name)
  return (
    <PageFrame title="客户端自检">
      <Card className={s.card}>
        <Section inCard title="当前环境">
          <ListRow title="宿主" note={HOST_WORDS[here.name]} />
          <ListRow title="渠道编号" note={here.agentId} />
          <ListRow title="来源标记" note={surroundings().from} />
          <ListRow title="品牌" note={here.brand.name} />
        </Section>
      </Card>
      <NativeBridge isNative={surroundings().host === 'native'} />
      <Card className={s.card}>
        <Section inCard title="各宿主的差异">
          <div className={s.choices} role="group" aria-label="宿主">
            {hostNames.map((each) => (
              <Chip key={each} active={each === name} onClick={() => setName(each)}>
                {HOST_WORDS[each]}
              </Chip>
            ))}
          </div>
          <ListRow title="默认渠道编号" note={defaultAgentId(name, '')} />
          <ListRow title="货币名称" note={profile.currency} />
          <ListRow
            title="底部标签"
            note={profile.tabs === 'none' ? '隐藏' : `方案 ${profile.tabs}`}
          />
          {hostFeatures.map((feature) => (
            <ListRow
              key={feature}
              title={FEATURE_WORDS[feature]}
              note={hostShows(name, feature) ? '显示' : '隐藏'}
            />
          ))}
        </Section>
      </Card>
    </PageFrame>
  )
}

/** What the own app adds to every request of a page it shows, as this page would send it now. */
function NativeBridge({ isNative }: { isNative: boolean }) {
  const sent = callerHeaders()
  return (
    <Card className={s.card}>
      <Section inCard title="自有应用桥接">
        {[wireHeaders.deviceId, wireHeaders.token, wireHeaders.sessionId].map((name) => (
          <ListRow key={name} title={name} note={name in sent ? '随请求发送' : '不发送'} />
        ))}
        {isNative ? (
          <ListRow title="以浏览器身份打开本页" href="/?host=browser#/app-test" />
        ) : (
          <ListRow title="以自有应用身份打开本页" href="/?from=app#/app-test" />
        )}
      </Section>
    </Card>
  )
}

const HOST_WORDS: Readonly<Record<HostName, string>> = {
  browser: '浏览器',
  native: '自有应用',
  messaging: '微信',
  microblog: '微博',
  shopping: '购物应用',
  'shopping-mini': '购物小程序',
  'bare-mini': '无标签小程序',
  sports: '体育应用',
  telecom: '电信',
  carrier: '运营商',
  weather: '天气',
  hz: '合作渠道一',
  xd: '合作渠道二',
  cyd: '合作渠道三',
}

const FEATURE_WORDS: Readonly<Record<HostFeature, string>> = {
  download: '下载入口',
  setMeals: '套餐',
  vip: '会员',
  redPackets: '红包雨',
  community: '社区',
  partner: '合伙人',
  basketball: '篮球',
  plans: '方案',
  coupons: '优惠券',
}
