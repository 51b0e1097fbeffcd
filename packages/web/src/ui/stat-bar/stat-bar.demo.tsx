import type { Demo } from '#ui/demo.ts'
import { StatBar } from './stat-bar.tsx'

export const demo: Demo = {
  title: '统计条',
  cases: [
    {
      name: '领先一侧全色',
      show: (
        <>
          <StatBar label="控球率" home={58} away={42} homeText="58%" awayText="42%" />
          <StatBar label="射正" home={6} away={3} />
          <StatBar label="预期进球 xG" home={1.84} away={0.92} homeText="1.84" awayText="0.92" />
          <StatBar label="犯规" home={7} away={11} />
          <StatBar label="红牌" home={0} away={0} />
        </>
      ),
    },
  ],
}
