import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import type { Demo } from '#ui/demo.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from './switch.tsx'

export const demo: Demo = {
  title: '开关',
  cases: [{ name: '在设置行里', wide: true, show: <Trial /> }],
}

function Trial() {
  const [cards, setCards] = useState(true)
  const [ranks, setRanks] = useState(false)
  return (
    <Card>
      <ListRow
        title="显示红黄牌"
        trail={<Switch label="显示红黄牌" checked={cards} onChange={setCards} />}
      />
      <ListRow
        title="显示排名"
        trail={<Switch label="显示排名" checked={ranks} onChange={setRanks} />}
      />
    </Card>
  )
}
