import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { city, dortmund, inter, madrid } from '#ui/match-strip/match-strip.sample.ts'
import { LiveCard } from './live-card.tsx'

export const demo: Demo = {
  title: '直播卡',
  cases: [
    {
      name: '进球、进行中、中场，露出下一张',
      wide: true,
      show: (
        <div className={s.strip}>
          <LiveCard
            league="欧冠"
            status={{ kind: 'live', text: "67'" }}
            home={{ ...city, score: 2 }}
            away={{ ...dortmund, score: 1 }}
            goal="home"
            href="#/ui"
          />
          <LiveCard
            league="欧冠"
            status={{ kind: 'live', text: "66'" }}
            home={{ ...inter, score: 0 }}
            away={{ ...madrid, score: 0 }}
            href="#/ui"
          />
          <LiveCard
            league="荷甲"
            status={{ kind: 'break', text: '中场' }}
            home={{ ...madrid, score: 1 }}
            away={{ ...city, score: 1 }}
            href="#/ui"
          />
        </div>
      ),
    },
  ],
}
