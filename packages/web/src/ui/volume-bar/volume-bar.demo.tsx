import type { Demo } from '#ui/demo.ts'
import { VolumeBar } from './volume-bar.tsx'

export const demo: Demo = {
  title: '成交条',
  cases: [
    {
      name: '实为成交，斜线为市场',
      show: (
        <>
          <VolumeBar
            title="主胜"
            side="home"
            amount="787.5 万"
            traded={61.3}
            market={50.1}
            gap="占比差 +11.2"
          />
          <VolumeBar
            title="平局"
            side="draw"
            amount="274.9 万"
            traded={21.4}
            market={27.6}
            gap="占比差 -6.2"
          />
          <VolumeBar
            title="客胜"
            side="away"
            amount="222.2 万"
            traded={17.3}
            market={22.3}
            gap="占比差 -5.0"
          />
        </>
      ),
    },
  ],
}
