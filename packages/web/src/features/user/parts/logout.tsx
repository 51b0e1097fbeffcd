import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { forgetLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { confirm } from '#ui/dialog/dialog.tsx'
import s from './logout.module.css'

export function Logout() {
  const { write, busy } = useWrite(authEndpoints.logout)
  const leave = async () => {
    if (!(await confirm({ title: '退出登录', text: '退出后仍可浏览比分和免费内容' }))) return
    const left = await write({})
    if (left.ok) forgetLogin()
  }
  return (
    <div className={s.box}>
      <Button size="l" look="ghost" busy={busy} onClick={() => void leave()}>
        退出登录
      </Button>
    </div>
  )
}
