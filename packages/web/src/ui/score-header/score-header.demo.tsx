import type { Demo } from '#ui/demo.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronLeft } from '#ui/icon/basic.ts'
import { more } from '#ui/icon/page.ts'
import { pitch, video } from '#ui/icon/match.ts'
import { city, dortmund, inter, madrid } from '#ui/match-strip/match-strip.sample.ts'
import { matchBar } from '#ui/nav-bar/nav-bar.sample.tsx'
import { ScoreBar } from './score-bar.tsx'
import { ScoreHeader } from './score-header.tsx'

const act = () => {}

export const demo: Demo = {
  title: '比分头',
  cases: [
    {
      name: '足球，进行中',
      wide: true,
      show: (
        <ScoreHeader
          sport="football"
          nav={matchBar}
          left={{ ...city, notes: ['第 1 名'] }}
          right={{ ...dortmund, notes: ['第 9 名'] }}
          status={{ kind: 'live', text: "67'" }}
          score={{ left: 2, right: 1 }}
          note="半场 1-0"
          scorers={{ left: "霍尔姆 23' 67'", right: "施密特 51'" }}
          media={[
            { text: '动画直播', glyph: pitch, onClick: act },
            { text: '视频直播', glyph: video, onClick: act },
          ]}
        />
      ),
    },
    {
      name: '篮球，客队在左',
      wide: true,
      show: (
        <ScoreHeader
          sport="basketball"
          nav={matchBar}
          left={{ ...inter, mark: '客', notes: ['背靠背', '东部 12'] }}
          right={{ ...madrid, mark: '主' }}
          status={{ kind: 'break', text: '中场' }}
          score={{ left: 108, right: 97 }}
        />
      ),
    },
    {
      name: '滚动后收起',
      wide: true,
      show: (
        <ScoreBar
          left={inter}
          right={madrid}
          score="04:00"
          note="未开赛"
          start={<IconButton glyph={chevronLeft} label="返回" onClick={act} />}
          end={<IconButton glyph={more} label="更多" onClick={act} />}
        />
      ),
    },
  ],
}
