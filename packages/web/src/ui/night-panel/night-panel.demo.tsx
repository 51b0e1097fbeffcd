import type { Demo } from '#ui/demo.ts'
import s from './night-panel.demo.module.css'
import { NightPanel } from './night-panel.tsx'

export const demo: Demo = {
  title: '夜场面板',
  cases: [
    { name: '球场', wide: true, show: <Trial art="pitch" /> },
    { name: '球馆', wide: true, show: <Trial art="court" /> },
    {
      name: '卡片',
      wide: true,
      show: (
        <NightPanel card>
          <div className={s.balance}>
            <span>金币余额</span>
            <b>126.00</b>
          </div>
        </NightPanel>
      ),
    },
  ],
}

function Trial({ art }: { art: 'pitch' | 'court' }) {
  return (
    <NightPanel art={art}>
      <div className={s.field}>两套主题下相同</div>
    </NightPanel>
  )
}
