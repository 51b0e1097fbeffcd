import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { chevronDown } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Chip } from './chip.tsx'

export const demo: Demo = {
  title: '筛选片',
  cases: [
    { name: '单选', show: <Trial /> },
    {
      name: '带图标的动作',
      show: (
        <Chip onClick={() => {}}>
          竞彩
          <Icon glyph={chevronDown} size={14} />
        </Chip>
      ),
    },
  ],
}

function Trial() {
  const [chosen, setChosen] = useState('全部')
  return (
    <div className={s.row}>
      {['全部', '欧冠', '英超', '荷甲'].map((name) => (
        <Chip key={name} active={name === chosen} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </div>
  )
}
