import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { Avatar } from './avatar.tsx'

const people = ['e01', 'e02', 'e03', 'e04', 'e05', 'e06', 'e07', 'e08', 'e09', 'e10', 'e11', 'e12']

export const demo: Demo = {
  title: '头像',
  cases: [
    {
      name: '由编号推得，同一人处处相同',
      show: (
        <div className={s.sheet}>
          {people.map((id) => (
            <Avatar key={id} id={id} />
          ))}
        </div>
      ),
    },
    {
      name: '直播中、未登录、图片失败',
      show: (
        <div className={s.row}>
          <Avatar id="e02" size={64} ring />
          <Avatar size={60} />
          <Avatar id="e05" url="data:image/png;base64,AA==" size={38} />
        </div>
      ),
    },
  ],
}
