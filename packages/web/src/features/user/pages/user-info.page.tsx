import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { Me } from '#features/user/parts/profile.tsx'
import { LEVEL_WORDS } from '#features/user/level-words.ts'
import { useMe } from '#features/user/use-me.ts'
import s from './user-info.module.css'

/** Everything a member may say about themselves, and where to change it. */
export function Page() {
  return (
    <PageFrame title="个人资料">
      <Loaded query={useMe()} skeleton={<SkeletonRows />}>
        {(me) => <Info me={me} />}
      </Loaded>
    </PageFrame>
  )
}

const Info = ({ me }: { me: Me }) => (
  <div className={s.page}>
    <Card label="公开资料">
      <ListRow title="头像" trail={<Avatar id={me.avatar || me.id} size={44} />} />
      <ListRow title="昵称" note={me.nickname} href={hrefTo('NickNameChangePage')} />
      <ListRow
        title="个性签名"
        note={<span className={s.signature}>{me.signature || '未填写'}</span>}
        href={hrefTo('SignatureChangePage')}
      />
      <ListRow title="临门 ID" note={me.publicId} />
      <ListRow title="身份" note={LEVEL_WORDS[me.level] || '普通会员'} />
      <ListRow title="加入日期" note={beijingDay(me.joinedAtMs)} />
    </Card>
    <Card label="账号与安全">
      <ListRow title="手机号" note={me.telephone} href={hrefTo('PhoneOperationPage')} />
      <ListRow
        title="登录密码"
        note={me.hasPassword ? '已设置' : '未设置'}
        href={hrefTo('PasswordChangePage')}
      />
      <ListRow
        title="实名认证"
        note={me.realName === '' ? '未认证' : `已认证 ${me.realName}`}
        href={hrefTo('UserInfoCompletePage')}
      />
      <ListRow title="登录设备" href={hrefTo('DeviceListPage')} />
    </Card>
  </div>
)
