import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { failureText } from '#kit/policy/failure-text.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite, type Written } from '#kit/use-write.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Press } from '#ui/press/press.tsx'
import { NewPasswordField, passwordFaultText, sealPassword } from '#features/auth/parts/public.ts'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { ShowOwnPhone } from '#features/user/parts/show-own-phone.tsx'
import { useMe } from '#features/user/use-me.ts'
import s from './password-change.module.css'

/** The old password, or for who has none the phone, and then a new one. */
export function Page() {
  const me = useMe()
  const [shown, setShown] = useState(false)
  if (!me.data)
    return (
      <PageFrame title="登录密码">
        <Loaded query={me}>{() => null}</Loaded>
      </PageFrame>
    )
  if (!me.data.hasPassword && !shown)
    return (
      <ShowOwnPhone
        title="设置登录密码"
        note="设置之后，也可以用密码登录。"
        onShown={() => setShown(true)}
      />
    )
  return (
    <Change hasOld={me.data.hasPassword} account={me.data.account} onGone={() => setShown(false)} />
  )
}

type Changed = Written<typeof accountEndpoints.changePassword>

interface ChangeProps {
  readonly hasOld: boolean
  readonly account: string
  readonly onGone: () => void
}

function Change({ hasOld, account, onGone }: ChangeProps) {
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<{ readonly old?: string; readonly fresh?: string }>({})
  const { write } = useWrite(accountEndpoints.changePassword)
  const fault = passwordFaultText(fresh, account)
  const send = async (): Promise<Changed> =>
    write({
      ...(hasOld && { passwordCipher: await sealPassword(old) }),
      newPasswordCipher: await sealPassword(fresh),
    })
  const submit = async () => {
    setChecked(true)
    if (fault || (hasOld && old === '')) return
    const redirect = redirectFromHere()
    const first = await send()
    const done = !first.ok && first.failure.code === 'login.stale' ? await send() : first
    if (done.ok) {
      notices.toast('密码已修改，其他设备需要重新登录')
      return redirect.back()
    }
    const { code } = done.failure
    const text = failureText(done.failure)
    if (code === 'password.unset') return onGone()
    if (code === 'password.wrong') setWrong({ old: text })
    if (code === 'password.form' || code === 'password.common') setWrong({ fresh: text })
  }
  const oldError = wrong.old ?? (checked && old === '' ? '请输入当前密码' : undefined)
  return (
    <FormPage
      title={hasOld ? '修改登录密码' : '设置登录密码'}
      submit={{ text: '保存', onSubmit: submit }}
      foot={
        hasOld && (
          <Press href={hrefTo('FindPasswordPage')} className={s.lost}>
            忘记当前密码
          </Press>
        )
      }
    >
      {hasOld && (
        <PasswordField
          label="当前密码"
          placeholder="当前密码"
          value={old}
          onChange={(text) => (setOld(text), setWrong({}))}
          {...(oldError !== undefined && { error: oldError })}
        />
      )}
      <NewPasswordField
        value={fresh}
        onChange={(text) => (setFresh(text), setWrong({}))}
        error={wrong.fresh ?? (checked ? fault : undefined)}
      />
      <FormNote>修改后，除了这台设备，其他设备都需要重新登录。</FormNote>
    </FormPage>
  )
}
