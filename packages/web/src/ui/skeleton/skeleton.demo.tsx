import type { Demo } from '#ui/demo.ts'
import { SkeletonCards } from './skeleton-cards.tsx'
import { SkeletonMatchRows } from './skeleton-match-rows.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

export const demo: Demo = {
  title: '骨架',
  cases: [
    { name: '比赛行，与真实行等高', wide: true, show: <SkeletonMatchRows count={2} /> },
    { name: '列表行', wide: true, show: <SkeletonRows count={2} /> },
    { name: '卡片', wide: true, show: <SkeletonCards count={1} /> },
  ],
}
