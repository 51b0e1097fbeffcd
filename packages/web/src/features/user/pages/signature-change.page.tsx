import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { useMe } from '#features/user/use-me.ts'

const MOST = 100

export function Page() {
  const me = useMe().data
  const [typed, setTyped] = useState<string>()
  const signature = typed ?? me?.signature ?? ''
  const { write } = useWrite(accountEndpoints.changeSignature)
  const submit = async () => {
    const redirect = redirectFromHere()
    const done = await write({ signature })
    if (!done.ok) return
    notices.toast('签名已修改')
    redirect.back()
  }
  return (
    <FormPage
      title="个性签名"
      submit={{ text: '保存', onSubmit: submit, disabled: [...signature].length > MOST }}
    >
      <TextArea
        label="个性签名"
        placeholder="一句话介绍自己"
        maxLength={MOST}
        value={signature}
        onChange={setTyped}
      />
      <FormNote>签名显示在你的主页和方案下方，所有人都能看到，请不要留下联系方式。</FormNote>
    </FormPage>
  )
}
