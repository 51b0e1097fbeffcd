import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import { tierOf } from '@linmen/domain/vip/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { Press } from '#ui/press/press.tsx'
import { standing } from '#features/vip/vip-words.ts'
import { GoalMark } from './goal-mark.tsx'
import s from './vip-strip.module.css'

/** The membership over the wallet: what it is, how long it lasts, and the way to more of it. */
export function VipStrip() {
  const { brand } = useHost()
  const { data } = useQuery(read(vipEndpoints.info, {}))
  if (!data) return null
  const held = data.level !== 'none'
  const runs = held && data.state !== 'expired'
  return (
    <section className={s.strip} aria-label="会员">
      <GoalMark className={s.goal} />
      <Press href={hrefTo(held ? 'MyVipPage' : 'VipPage')} className={s.words}>
        <h2 className={s.name}>
          {data.level === 'none' ? `${brand.name}会员` : tierOf(data.level).name}
        </h2>
        <p className={s.left}>{held ? standing(data, serverNowMs()) : tierOf('super').text}</p>
      </Press>
      <Button look="gold" size="s" href={hrefTo('VipPage')}>
        {runs ? '续费' : '开通'}
      </Button>
    </section>
  )
}
