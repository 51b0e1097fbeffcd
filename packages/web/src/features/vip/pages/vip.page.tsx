import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { vipTiers } from '@linmen/domain/vip/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHabitWord } from '#kit/habit-word.ts'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { crown, gift, ticket } from '#ui/icon/account.ts'
import { clock } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { useTrialEntry } from '#features/vip/use-trial-entry.ts'
import { VipBoard } from '#features/vip/parts/vip-board.tsx'
import s from '#features/vip/parts/vip-board.module.css'

export function Page() {
  const [word, choose] = useHabitWord('vip', 'tier')
  const tier = vipTiers.find((each) => each === word) ?? 'super'
  const members = useQuery(read(vipEndpoints.countMembers, {})).data?.members ?? 0
  const trial = useTrialEntry()
  return (
    <VipBoard title="会员" tier={tier} onTier={choose}>
      <Card className={s.gap}>
        {trial && (
          <ListRow glyph={clock} title="免费体验超级会员" note="3 天" href={hrefTo('HdVipTry')} />
        )}
        <ListRow glyph={crown} title="我的会员" href={hrefTo('MyVipPage')} />
        <ListRow
          glyph={gift}
          title="会员礼包"
          note="每 30 天一份"
          href={hrefTo('VipGiftListPage')}
        />
        <ListRow glyph={ticket} title="好友砍价" href={hrefTo('VipBargain')} />
        {members > 0 && <ListRow title="正在使用会员的人" note={`${members} 人`} />}
      </Card>
    </VipBoard>
  )
}
