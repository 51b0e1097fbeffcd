import type { Demo } from '#ui/demo.ts'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Carousel } from './carousel.tsx'
import s from './carousel.demo.module.css'

const slides = ['欧冠之夜', '周末焦点', '新手指南'].map((name) => ({
  key: name,
  node: (
    <a href="#/ui" aria-label={name}>
      <NightPanel art="pitch">
        <div className={s.slide}>{name}</div>
      </NightPanel>
    </a>
  ),
}))

export const demo: Demo = {
  title: '轮播',
  cases: [{ name: '三页，触碰后停', wide: true, show: <Carousel label="活动" slides={slides} /> }],
}
