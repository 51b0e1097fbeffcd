import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { bornOn, isRealName } from '@linmen/domain/user/id-card.ts'
import { useState } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Field } from '#ui/field/field.tsx'
import { CodeField, useSendCode } from '#features/auth/parts/public.ts'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { PartnerCard } from '#features/user/parts/partner-card.tsx'
import type { Me } from '#features/user/parts/profile.tsx'
import { RealNameCard } from '#features/user/parts/real-name-card.tsx'
import { useMe } from '#features/user/use-me.ts'

/** Who the member is; whoever wants to be a partner says so here as well. */
export function Page() {
  const me = useMe()
  const partner = useScreenParams('UserInfoCompletePage').partner === true
  if (me.data && me.data.realName === '') return <Complete me={me.data} partner={partner} />
  return (
    <PageFrame title={partner ? '合伙人申请' : '实名认证'}>
      <Loaded query={me}>
        {(member) => (
          <>
            <RealNameCard member={member} />
            {partner && <PartnerCard isPartner={member.isPartner} />}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

interface Wrong {
  readonly name?: string
  readonly id?: string
  readonly code?: string
}

const FIELD_OF: Readonly<Record<string, keyof Wrong>> = {
  'realName.form': 'name',
  'realName.id': 'id',
  'realName.minor': 'id',
  'realName.taken': 'id',
  'code.wrong': 'code',
  'code.gone': 'code',
}

function Complete({ me, partner }: { me: Me; partner: boolean }) {
  const [name, setName] = useState('')
  const [idCard, setIdCard] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const sending = useSendCode(codeEndpoints.sendRealNameCheckCode, 'verifyPhone')
  const { write } = useWrite(accountEndpoints.completeInfo)
  const submit = async () => {
    const fault = faultOf(name, idCard, code)
    setWrong(fault)
    if (Object.keys(fault).length > 0) return
    const done = await write({ realName: name.trim(), idCard: idOf(idCard), code, partner })
    if (done.ok) return notices.toast(partner ? '认证完成，已成为合伙人' : '实名认证已完成')
    const field = FIELD_OF[done.failure.code]
    if (field) setWrong({ [field]: failureText(done.failure) })
  }
  const change = (set: (text: string) => void) => (text: string) => (set(text), setWrong({}))
  return (
    <FormPage
      title={partner ? '合伙人申请' : '实名认证'}
      submit={{ text: partner ? '认证并申请' : '提交认证', onSubmit: submit }}
      foot={
        <FormNote>
          姓名和身份证号加密保存，只用于提现核对和未成年人保护，页面上只显示一部分。认证后不能更改。
        </FormNote>
      }
    >
      <Field
        label="真实姓名"
        placeholder="真实姓名"
        autoComplete="name"
        maxLength={30}
        value={name}
        onChange={change(setName)}
        {...(wrong.name !== undefined && { error: wrong.name })}
      />
      <Field
        label="身份证号"
        placeholder="18 位身份证号"
        autoComplete="off"
        maxLength={18}
        value={idCard}
        onChange={change(setIdCard)}
        {...(wrong.id !== undefined && { error: wrong.id })}
      />
      <FormNote>验证码会发送到当前手机号 {me.telephone}。</FormNote>
      <CodeField
        value={code}
        onChange={change(setCode)}
        error={wrong.code}
        phone={me.telephone}
        sending={sending}
      />
    </FormPage>
  )
}

const idOf = (typed: string) => typed.trim().toUpperCase()

function faultOf(name: string, idCard: string, code: string): Wrong {
  return {
    ...(!isRealName(name.trim()) && { name: '请填写真实姓名' }),
    ...(bornOn(idOf(idCard)) === null && { id: '身份证号不正确' }),
    ...(code === '' && { code: '请输入验证码' }),
  }
}
