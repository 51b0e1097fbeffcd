import { appVersion } from '@linmen/contract/kit/transport.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { crown, headset, medal, wallet } from '#ui/icon/account.ts'
import { info } from '#ui/icon/control.ts'
import { help, share } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { InstallRow } from './install-row.tsx'
import type { Me } from './profile.tsx'

/** Where a member finds what is not content. What the operators have closed is not offered. */
export function MineRows({ member }: { member: Me | undefined }) {
  const { brand, shows } = useHost()
  const { data: config } = useQuery(read(statsEndpoints.config, {}))
  const mayPartner = shows('partner') && config?.showPartner === true
  const mayApply = config?.expertApply !== '0' && isOpen('ExpertApplyPage')
  return (
    <>
      {shows('vip') && isOpen('VipPage') && (
        <ListRow glyph={crown} title="会员中心" href={hrefTo('VipPage')} />
      )}
      {member && <ListRow glyph={wallet} title="消费日记" href={hrefTo('SpendDiaryPage')} />}
      {member && mayApply && (
        <ListRow
          glyph={medal}
          title="申请专家"
          note={member.isExpert ? '已是专家' : undefined}
          href={hrefTo('ExpertApplyPage')}
        />
      )}
      {member && mayPartner && (
        <ListRow
          glyph={share}
          title="合伙人"
          note={member.isPartner ? '已加入' : undefined}
          href={hrefTo('UserInfoCompletePage', { partner: true })}
        />
      )}
      <ListRow
        glyph={headset}
        title="客服"
        note={texts.serviceHours.replace('客服时间:', '')}
        href={hrefTo('ServiceCenterPage')}
      />
      <ListRow glyph={help} title="帮助与反馈" href={hrefTo('CustomerHelpPage')} />
      <InstallRow />
      <ListRow
        glyph={info}
        title={`关于${brand.name}`}
        note={appVersion}
        href={hrefTo('AboutUsPage')}
      />
    </>
  )
}
