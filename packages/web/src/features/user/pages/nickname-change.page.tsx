import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { nicknameFault } from '@linmen/domain/user/nickname.ts'
import { useState } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { Field } from '#ui/field/field.tsx'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { useMe } from '#features/user/use-me.ts'

const FAULTS = {
  form: '昵称为 2 到 12 个字，不能有特殊符号',
  reserved: '昵称不能含有“官方”“客服”等字样',
}

export function Page() {
  const me = useMe().data
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const { write } = useWrite(accountEndpoints.changeNickname)
  // Who never chose a name is called by their number, which is none.
  const nickname = typed ?? (me && me.nickname !== me.account ? me.nickname : '')
  const submit = async () => {
    const fault = nicknameFault(nickname)
    if (fault) return setWrong(FAULTS[fault])
    const redirect = redirectFromHere()
    const done = await write({ nickname })
    if (!done.ok) {
      if (done.failure.code.startsWith('nickname.')) setWrong(failureText(done.failure))
      return
    }
    notices.toast('昵称已修改')
    redirect.back()
  }
  return (
    <FormPage title="修改昵称" submit={{ text: '保存', onSubmit: submit }}>
      <Field
        label="昵称"
        placeholder="2 到 12 个字"
        maxLength={24}
        value={nickname}
        onChange={(text) => (setTyped(text), setWrong(undefined))}
        {...(wrong !== undefined && { error: wrong })}
      />
      <FormNote>昵称会显示在评论、留言和个人主页，不能与他人相同。</FormNote>
    </FormPage>
  )
}
