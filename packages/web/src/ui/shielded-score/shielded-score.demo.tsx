import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { ShieldedNote } from './shielded-note.tsx'
import { ShieldedScore } from './shielded-score.tsx'

const OF = '北港联 对 河湾城'

export const demo: Demo = {
  title: '防剧透',
  cases: [
    { name: '点一下才看到', show: <Trial /> },
    {
      name: '窄列与等待',
      show: (
        <div className={s.row}>
          <ShieldedScore of={OF} small onShow={() => {}} />
          <ShieldedScore of={OF} text="与电视同步中" />
        </div>
      ),
    },
    {
      name: '夜色上',
      show: (
        <NightPanel>
          <ShieldedScore of={OF} on="night" onShow={() => {}} />
        </NightPanel>
      ),
    },
    { name: '整块内容', show: <ShieldedNote title="积分榜含已隐藏的比赛" onShow={() => {}} /> },
  ],
}

function Trial() {
  const [shown, setShown] = useState(false)
  return shown ? <b>2 - 1</b> : <ShieldedScore of={OF} onShow={() => setShown(true)} />
}
