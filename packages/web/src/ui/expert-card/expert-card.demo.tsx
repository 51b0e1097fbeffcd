import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { ExpertCard } from './expert-card.tsx'

const record = { of: 10, hit: 8 }

export const demo: Demo = {
  title: '专家卡',
  cases: [
    {
      name: '连红、回报、直播中',
      wide: true,
      show: (
        <div className={s.strip}>
          <ExpertCard
            id="e01"
            name="陆知行"
            note="九段上 · 足球"
            record={record}
            streak={5}
            href="#/ui"
          />
          <ExpertCard
            id="e03"
            name="沈一苇"
            note="九段中 · 篮球"
            record={record}
            returnRate="+12.4%"
            href="#/ui"
          />
          <ExpertCard id="e04" name="老周谈球" note="八段上 · 足球" live streak={4} href="#/ui" />
        </div>
      ),
    },
  ],
}
