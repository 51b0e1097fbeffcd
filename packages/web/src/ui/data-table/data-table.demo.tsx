import type { Demo } from '#ui/demo.ts'
import { DataTable, type Column } from './data-table.tsx'

interface Standing {
  place: number
  team: string
  played: number
  points: number
}

const columns: Column<Standing>[] = [
  { head: '#', cell: ({ place }) => place, width: '32px' },
  { head: '球队', cell: ({ team }) => team, align: 'start', rowHead: true },
  { head: '赛', cell: ({ played }) => played },
  { head: '积分', cell: ({ points }) => <b>{points}</b> },
]

const rows = ['伦敦竞技', '曼彻斯特流浪', '利物浦竞技'].map((team, at) => ({
  place: at + 1,
  team,
  played: 20,
  points: 45 - at * 3,
}))

export const demo: Demo = {
  title: '数据表',
  cases: [
    {
      name: '积分榜，本场球队高亮',
      wide: true,
      show: (
        <DataTable
          caption="积分榜"
          columns={columns}
          rows={rows}
          keyOf={({ team }) => team}
          isMarked={({ place }) => place === 2}
        />
      ),
    },
  ],
}
