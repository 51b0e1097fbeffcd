import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Logo, Mark } from './logo.tsx'

export const demo: Demo = {
  title: '标志',
  cases: [
    {
      name: '字标、门标、其他品牌',
      show: (
        <div className={s.row}>
          <Logo height={34} />
          <Mark height={34} />
          <Logo name="球前线" />
        </div>
      ),
    },
    {
      name: '夜场',
      show: (
        <NightPanel>
          <div className={s.row} style={{ padding: 24 }}>
            <Mark height={60} />
            <Logo height={34} />
          </div>
        </NightPanel>
      ),
    },
  ],
}
