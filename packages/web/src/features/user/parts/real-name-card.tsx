import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import type { Me } from './profile.tsx'
import s from './real-name-card.module.css'

/** What is known of a member who has shown who they are. */
export const RealNameCard = ({ member }: { member: Me }) => (
  <>
    <Card label="实名认证" className={s.card}>
      <ListRow title="认证状态" note="已认证" />
      <ListRow title="姓名" note={member.realName} />
      <ListRow title="身份证号" note={member.idCard} />
    </Card>
    <Hint>认证信息不能更改，如有错误请联系客服。</Hint>
  </>
)
