import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { BannerArt } from './banner-art.tsx'
import s from './day-banner.module.css'

/** The day in one sentence. Its figure is the length of today's list. */
export function DayBanner() {
  const dates = useQuery(read(matchEndpoints.listDates, {}))
  const today = dates.data?.dates.find(({ date }) => date === dates.data.today)
  return (
    <section className={s.banner} aria-label="今日赛程" data-night>
      <BannerArt />
      <div className={s.text}>
        <h2 className={s.title}>每个数字，都有出处</h2>
        <p className={s.note}>
          {today ? `${today.date.slice(5)} 比赛日 ${today.matches}\u00a0场` : '比分即时更新'}
        </p>
        <a className={s.go} href={hrefTo('ZqMatchListPage')}>
          看比分
          <Icon glyph={chevronRight} size={16} />
        </a>
      </div>
    </section>
  )
}
